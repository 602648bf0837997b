/** Prints packets as text. This package knows only Variants, not the types of this application. */
@NullMarked
package io.variantmapper.sample.print;

import org.jspecify.annotations.NullMarked;
