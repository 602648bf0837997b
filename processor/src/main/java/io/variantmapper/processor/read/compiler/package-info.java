/**
 * Asks the compiler: what elements and types are, where they stand in the source, and in which
 * order.
 * All other packages of {@code read} use this package; it uses none of them.
 */
@NullMarked
package io.variantmapper.processor.read.compiler;

import org.jspecify.annotations.NullMarked;
