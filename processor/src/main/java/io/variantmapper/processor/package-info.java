/**
 * The annotation processor: reads marked types into a model, validates it, and emits serializers.
 *
 * <p>{@code read}, {@code validate} and {@code emit} know the {@code model} and not each other.
 */
@NullMarked
package io.variantmapper.processor;

import org.jspecify.annotations.NullMarked;
