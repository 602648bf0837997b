package io.variantmapper.enet;

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
  ZSTD
}
