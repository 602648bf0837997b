/**
 * Godot's value types as records. They know nothing about packets; the package imports {@code wire}
 * only.
 *
 * <p>Components that the engine keeps as {@code real_t} are double, so that one type serves single
 * and double precision builds; a single-precision format rounds them to float on writing, as the
 * engine does. No part of a value may be null: its constructor throws {@link NullPointerException}.
 */
@NullMarked
package io.variantmapper.runtime.value;

import org.jspecify.annotations.NullMarked;
