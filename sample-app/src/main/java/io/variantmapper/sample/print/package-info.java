/**
 * Prints packets as text. This package depends only on Variants, not on the types of this
 * application.
 */
@NullMarked
package io.variantmapper.sample.print;

import org.jspecify.annotations.NullMarked;
