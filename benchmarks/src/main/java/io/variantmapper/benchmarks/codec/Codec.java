package io.variantmapper.benchmarks.codec;

/**
 * Turns values of one type into whole packets and back.
 *
 * <pre>{@code
 * Codec<Chat> codec = new MappedCodec<>(ChatVariantSerializer.INSTANCE);
 * Chat same = codec.decode(codec.encode(chat));
 * }</pre>
 *
 * <p>Only one thread uses a codec, so a codec may keep buffers.
 *
 * @param <T> the type of the value
 */
public interface Codec<T> {
  /**
   * Returns the packet of {@code value}. Some codecs return their own buffer; their documentation
   * says so.
   */
  byte[] encode(T value);

  /** Returns the value of a packet that {@link #encode} made. */
  T decode(byte[] packet);

  /** Returns the number of bytes in the packet of {@code value}. */
  default int size(T value) {
    return encode(value).length;
  }
}
