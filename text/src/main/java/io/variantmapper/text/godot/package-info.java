/**
 * Writes and reads text as the engine's {@code var_to_str} and {@code str_to_var} do. Not exported.
 */
@NullMarked
package io.variantmapper.text.godot;

import org.jspecify.annotations.NullMarked;
