package io.variantmapper.enet.compression;

/**
 * Compresses and decompresses datagrams, each on its own. Not thread-safe, and not usable after
 * {@link #close}.
 */
public interface DatagramCodec extends AutoCloseable {
  /**
   * Compresses bytes into {@code target}, from {@code targetOffset} on.
   *
   * @param room the maximum number of bytes to write
   * @return the number of bytes written; 0 if the compressed form needs more than {@code room}
   *     bytes
   */
  int compress(byte[] source, int offset, int length, byte[] target, int targetOffset, int room);

  /**
   * Decompresses bytes into {@code target}, from {@code targetOffset} on. Never throws because of
   * the bytes. May change up to {@code room} bytes of {@code target} even if the result is 0.
   *
   * @param room the maximum number of bytes to write
   * @return the number of bytes written; 0 if the bytes are damaged, or need more room
   */
  int decompress(byte[] source, int offset, int length, byte[] target, int targetOffset, int room);

  /** Frees memory outside of the Java heap. A second call has no effect. */
  @Override
  default void close() {}
}
