package io.variantmapper.enet.compression;

import io.variantmapper.compression.DamagedFastLzException;
import io.variantmapper.compression.FastLzCompressor;
import io.variantmapper.compression.FastLzDecompressor;

/** FastLZ. Each datagram is a block without a header. */
final class FastLzCodec implements DatagramCodec {
  /** Godot pads shorter datagrams to this length, which makes their compressed form longer. */
  private static final int MIN_LENGTH = 16;

  private final FastLzCompressor compressor = new FastLzCompressor();
  private final FastLzDecompressor decompressor = new FastLzDecompressor();

  @Override
  public int compress(
      byte[] source, int offset, int length, byte[] target, int targetOffset, int room) {
    return length < MIN_LENGTH
        ? 0
        : compressor.compress(source, offset, length, target, targetOffset, room);
  }

  @Override
  public int decompress(
      byte[] source, int offset, int length, byte[] target, int targetOffset, int room) {
    try {
      return decompressor.decompress(source, offset, length, target, targetOffset, room);
    } catch (DamagedFastLzException e) {
      return 0;
    }
  }
}
