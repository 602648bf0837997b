package io.variantmapper.saves;

/** Compresses and decompresses the blocks of one file. Not thread-safe. */
interface BlockCodec extends AutoCloseable {
  /** Returns the compressed form of {@code length} bytes from {@code start} on. */
  byte[] compress(byte[] content, int start, int length);

  /**
   * Decompresses the bytes from {@code start} to {@code end} of a file, and adds exactly
   * {@code length} bytes to {@code content}.
   *
   * @throws DamagedBlockException if these bytes are not exactly one block of this length
   */
  void decompress(byte[] file, int start, int end, GrowingContent content, int length)
      throws DamagedBlockException;

  /** Returns the maximum number of bytes to which one compressed byte can expand. */
  int maxExpansion();

  /** Frees memory outside of the Java heap. */
  @Override
  default void close() {}
}
