/**
 * The annotation processor. It reads mapped types into a model, validates the model, and emits
 * serializers.
 *
 * <p>{@code read}, {@code validate} and {@code emit} depend on {@code model}, not on each other.
 * {@code gdscript} is a back end with a rule of its own. No stage depends on it.
 */
@NullMarked
package io.variantmapper.processor;

import org.jspecify.annotations.NullMarked;
