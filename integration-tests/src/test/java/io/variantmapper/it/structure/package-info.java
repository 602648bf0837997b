/** Tests of the structure of this repository's sources. */
@NullMarked
package io.variantmapper.it.structure;

import org.jspecify.annotations.NullMarked;
