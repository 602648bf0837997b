package io.variantmapper.benchmarks.contest;

import io.variantmapper.benchmarks.codec.Codec;
import io.variantmapper.runtime.VariantSerializer;

/** Calls a generated serializer as users call it. */
final class MappedCodec<T> implements Codec<T> {
  private final VariantSerializer<T> serializer;

  MappedCodec(VariantSerializer<T> serializer) {
    this.serializer = serializer;
  }

  @Override
  public byte[] encode(T value) {
    return serializer.encode(value);
  }

  @Override
  public T decode(byte[] packet) {
    return serializer.decode(packet);
  }
}
