package io.variantmapper.sample.readme;

import io.variantmapper.annotations.VariantDictionary;

/**
 * A generic record: its serializer is made from that of its content.
 *
 * <pre>{@code
 * byte[] packet = BoxVariantSerializer.of(PlainSerializer.STRING).encode(new Box<>("rope"));
 * // bytes_to_var(packet) == {"content": "rope"}
 * }</pre>
 *
 * @param content what is in the box
 */
@VariantDictionary
record Box<T>(T content) {}
