/** Draws the pictures of the documents. */
@NullMarked
package io.variantmapper.it.pictures;

import org.jspecify.annotations.NullMarked;
