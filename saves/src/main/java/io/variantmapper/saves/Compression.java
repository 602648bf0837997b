package io.variantmapper.saves;

import io.variantmapper.runtime.MalformedPacketException;

/**
 * The compressions of Godot's compressed files, named like the constants {@code COMPRESSION_…} of
 * {@code FileAccess}.
 *
 * <pre>{@code
 * GodotFile saves = GodotFile.compressed(Compression.FASTLZ);
 * }</pre>
 *
 * <p>A file contains the number of its compression, so you don't select a compression to read it.
 * Brotli is missing: engines can read it, but released builds can't write it.
 */
public enum Compression {
  /** Fast, and the default of {@code open_compressed}. */
  FASTLZ,

  /** Each block is a zlib stream. */
  DEFLATE,

  /**
   * Each block is a Zstandard frame. This compression needs the optional dependency {@code
   * com.github.luben:zstd-jni} at run time. Without the library, reading and writing throw {@link
   * io.variantmapper.runtime.UnsupportedVariantException}.
   */
  ZSTD,

  /** Each block is a gzip member. */
  GZIP;

  private static final long BROTLI = 4;
  private static final Compression[] BY_MODE = values();

  /** Creates a codec for the blocks of one file. */
  BlockCodec newCodec() {
    return switch (this) {
      case FASTLZ -> new FastLzBlocks();
      case DEFLATE -> new DeflateBlocks();
      case ZSTD -> new ZstdBlocks();
      case GZIP -> new GzipBlocks();
    };
  }

  /** Returns the number of this compression in files. */
  int mode() {
    return ordinal();
  }

  static Compression ofMode(long mode, long offset) {
    if (mode >= BY_MODE.length) {
      String name = mode == BROTLI ? " (Brotli)" : "";
      throw new MalformedPacketException(
          "Expected compression mode 0 to 3 but found " + mode + name, offset);
    }
    return BY_MODE[(int) mode];
  }
}
