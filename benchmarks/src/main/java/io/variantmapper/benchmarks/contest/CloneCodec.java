package io.variantmapper.benchmarks.contest;

import io.variantmapper.benchmarks.codec.Codec;

/**
 * Copies an existing packet in both directions. This is the lower bound: code that creates a new
 * array of these bytes, or reads all of them, cannot take less time.
 */
final class CloneCodec implements Codec<byte[]> {
  @Override
  public byte[] encode(byte[] value) {
    return value.clone();
  }

  @Override
  public byte[] decode(byte[] packet) {
    return packet.clone();
  }
}
