/**
 * Godot's value types as records. This package imports only {@code wire}.
 *
 * <p>Components that the engine keeps as {@code real_t} are {@code double}, so the same type fits
 * builds with single and double precision. In a single-precision format, writing rounds them to
 * {@code float}, as the engine does. Sizes on the wire do not include the header of 4 bytes.
 *
 * <p>Constructors throw {@link NullPointerException} if a component is null.
 */
@NullMarked
package io.variantmapper.runtime.value;

import org.jspecify.annotations.NullMarked;
