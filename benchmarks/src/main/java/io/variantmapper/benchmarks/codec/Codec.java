package io.variantmapper.benchmarks.codec;

/**
 * Turns values of one type into whole packets and back.
 *
 * <pre>{@code
 * Codec<Chat> codec = new MappedCodec<>(ChatVariantSerializer.INSTANCE);
 * Chat same = codec.decode(codec.encode(chat));
 * }</pre>
 *
 * <p>Used by one thread, so that a codec may keep buffers.
 *
 * @param <T> the type of the value
 */
public interface Codec<T> {
  /** The packet of {@code value}; a buffer of the codec's own where its documentation says so. */
  byte[] encode(T value);

  /** The value of a packet that {@link #encode} made. */
  T decode(byte[] packet);

  /** The bytes that {@code value} takes. */
  default int size(T value) {
    return encode(value).length;
  }
}
