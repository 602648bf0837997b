/** Tests of the sources and documents of this repository. */
@NullMarked
package io.variantmapper.it.structure;

import org.jspecify.annotations.NullMarked;
