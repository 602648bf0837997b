package io.variantmapper.sample.readme;

import io.variantmapper.annotations.VariantDictionary;

/**
 * A generic record. Its serializer is created from the serializer of its content.
 *
 * <pre>{@code
 * byte[] packet = BoxVariantSerializer.of(PlainSerializer.STRING).encode(new Box<>("rope"));
 * // bytes_to_var(packet) == {"content": "rope"}
 * }</pre>
 *
 * @param content the content of the box
 */
@VariantDictionary
record Box<T>(T content) {}
