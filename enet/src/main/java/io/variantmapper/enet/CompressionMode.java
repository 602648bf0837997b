package io.variantmapper.enet;

import io.variantmapper.enet.compression.DatagramCodec;
import io.variantmapper.enet.compression.DatagramCodecs;
import org.jspecify.annotations.Nullable;

/**
 * How datagrams are compressed: Godot's {@code ENetConnection.CompressionMode}. Both ends must use
 * the same mode.
 *
 * <pre>{@code
 * CompressionMode ofGodot36 = CompressionMode.RANGE_CODER;
 * }</pre>
 */
public enum CompressionMode {
  /** {@code COMPRESS_NONE}, the default of Godot 4. */
  NONE,

  /** {@code COMPRESS_RANGE_CODER}, the default of Godot 3.6: ENet's own compression. */
  RANGE_CODER,

  /** {@code COMPRESS_FASTLZ}. */
  FASTLZ,

  /** {@code COMPRESS_ZLIB}. */
  ZLIB,

  /** {@code COMPRESS_ZSTD}. Needs the library {@code com.github.luben:zstd-jni}. */
  ZSTD;

  /**
   * Checks that hosts can use the mode.
   *
   * @throws UnsupportedOperationException if the library for {@link #ZSTD} is missing
   */
  void requireLibrary() {
    DatagramCodec codec = newCodec();
    if (codec != null) {
      codec.close();
    }
  }

  /**
   * Creates a codec for the datagrams of one host; null without compression.
   *
   * @throws UnsupportedOperationException if the library for {@link #ZSTD} is missing
   */
  @Nullable
  DatagramCodec newCodec() {
    return switch (this) {
      case NONE -> null;
      case RANGE_CODER -> DatagramCodecs.rangeCoder();
      case FASTLZ -> DatagramCodecs.fastLz();
      case ZLIB -> DatagramCodecs.zlib();
      case ZSTD -> DatagramCodecs.zstd();
    };
  }
}
