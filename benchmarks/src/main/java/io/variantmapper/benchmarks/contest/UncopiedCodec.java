package io.variantmapper.benchmarks.contest;

import io.variantmapper.runtime.VariantSerializer;

/** A generated serializer on a writer that is kept; the packet stays in the writer's buffer. */
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
