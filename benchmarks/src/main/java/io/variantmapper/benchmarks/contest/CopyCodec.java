package io.variantmapper.benchmarks.contest;

import io.variantmapper.benchmarks.codec.Codec;

/** Copies a finished packet into a reused array, to show the cost of copying the bytes alone. */
final class CopyCodec implements Codec<byte[]> {
  private final byte[] kept;

  CopyCodec(int length) {
    kept = new byte[length];
  }

  /** Returns the reused array. */
  @Override
  public byte[] encode(byte[] value) {
    System.arraycopy(value, 0, kept, 0, value.length);
    return kept;
  }

  @Override
  public byte[] decode(byte[] packet) {
    return packet.clone();
  }
}
