package io.variantmapper.benchmarks.contest;

import io.variantmapper.benchmarks.codec.Codec;

/**
 * Copies an existing packet, both for encoding and for decoding. Any code that writes these bytes
 * into a new array, or that reads all of these bytes, takes at least this long.
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
