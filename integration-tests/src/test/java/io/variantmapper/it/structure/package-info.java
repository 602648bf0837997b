/** What the sources of this repository promise about their own structure. */
@NullMarked
package io.variantmapper.it.structure;

import org.jspecify.annotations.NullMarked;
