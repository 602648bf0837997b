/**
 * Mistakes of newcomers, each with the message or the row of docs/troubleshooting.md that ends it.
 */
@NullMarked
package io.variantmapper.it.mistakes;

import org.jspecify.annotations.NullMarked;
