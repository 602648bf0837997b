/**
 * The annotation processor. It reads mapped types into a model, validates the model, and emits
 * serializers.
 *
 * <p>{@code read}, {@code validate} and {@code emit} depend on {@code model}, not on each other.
 */
@NullMarked
package io.variantmapper.processor;

import org.jspecify.annotations.NullMarked;
