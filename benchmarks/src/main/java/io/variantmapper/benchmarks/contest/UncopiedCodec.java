package io.variantmapper.benchmarks.contest;

import io.variantmapper.runtime.VariantSerializer;

/**
 * Uses a generated serializer with a reused writer, and leaves the packet in the writer's buffer.
 */
final class UncopiedCodec<T> extends KeptCodec<T> {
  UncopiedCodec(VariantSerializer<T> serializer) {
    super(serializer);
  }

  /** Returns the writer's own buffer, which is longer than the packet. */
  @Override
  public byte[] encode(T value) {
    return write(value).buffer();
  }

  @Override
  public int size(T value) {
    return write(value).size();
  }
}
