package io.variantmapper.benchmarks.contest;

import io.variantmapper.benchmarks.codec.Codec;

/**
 * Copies an existing packet, both for encoding and for decoding. This is the lower bound for the
 * time of code that creates a new array of these bytes, or that reads all of them.
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
