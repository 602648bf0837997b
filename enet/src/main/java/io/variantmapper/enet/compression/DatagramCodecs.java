package io.variantmapper.enet.compression;

/** The compressions that Godot knows. */
public final class DatagramCodecs {
  private static final String NO_ZSTD =
      "Compression with Zstandard needs com.github.luben:zstd-jni on the class path or the module"
          + " path";

  private DatagramCodecs() {}

  /** Creates a codec for ENet's own compression, which writes the same bytes as libenet. */
  public static DatagramCodec rangeCoder() {
    return new RangeCoderCodec();
  }

  /** Creates a codec for FastLZ. */
  public static DatagramCodec fastLz() {
    return new FastLzCodec();
  }

  /** Creates a codec for zlib, with memory outside of the Java heap. */
  public static DatagramCodec zlib() {
    return new ZlibCodec();
  }

  /**
   * Creates a codec for Zstandard, with memory outside of the Java heap.
   *
   * @throws UnsupportedOperationException if the library for Zstandard is missing, or does not run
   *     on this platform
   */
  public static DatagramCodec zstd() {
    try {
      return new ZstdCodec();
    } catch (LinkageError e) {
      throw new UnsupportedOperationException(NO_ZSTD, e);
    }
  }
}
