package io.variantmapper.benchmarks.contest;

import io.variantmapper.benchmarks.codec.Codec;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.VariantWriter;

/** A generated serializer on a writer that is kept; the packet stays in the writer's buffer. */
final class UncopiedCodec<T> implements Codec<T> {
  private final VariantSerializer<T> serializer;
  private final VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);

  UncopiedCodec(VariantSerializer<T> serializer) {
    this.serializer = serializer;
  }

  /** Returns the writer's own buffer, which is longer than the packet. */
  @Override
  public byte[] encode(T value) {
    out.reset();
    serializer.write(out, value);
    return out.buffer();
  }

  @Override
  public T decode(byte[] packet) {
    return serializer.decode(packet);
  }

  @Override
  public int size(T value) {
    encode(value);
    return out.size();
  }
}
