/**
 * Turns Java values into Godot's binary Variant packets and back.
 *
 * <p>Start with {@link io.variantmapper.runtime.VariantSerializer} for mapped types, with {@link
 * io.variantmapper.runtime.Variant} for packets of unknown shape.
 */
@NullMarked
package io.variantmapper.runtime;

import org.jspecify.annotations.NullMarked;
