/**
 * Godot's value types as records. This package imports only {@code wire}.
 *
 * <p>Components that have the type {@code real_t} in the engine are {@code double} here, so the
 * same record fits engine builds with single and with double precision. In a single-precision
 * format, these components are rounded to {@code float} when they are written, as in the engine.
 * Sizes on the wire do not include the header of 4 bytes.
 *
 * <p>Constructors throw {@link NullPointerException} if a component is null.
 */
@NullMarked
package io.variantmapper.runtime.value;

import org.jspecify.annotations.NullMarked;
