package io.variantmapper.benchmarks.contest;

import io.variantmapper.benchmarks.codec.Codec;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.VariantWriter;

/** Uses a generated serializer with a reused writer, and copies the packet out of the writer. */
class KeptCodec<T> implements Codec<T> {
  private final VariantSerializer<T> serializer;
  private final VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);

  KeptCodec(VariantSerializer<T> serializer) {
    this.serializer = serializer;
  }

  /** Returns the writer, which holds the packet of {@code value} and nothing else. */
  final VariantWriter write(T value) {
    out.reset();
    serializer.write(out, value);
    return out;
  }

  @Override
  public byte[] encode(T value) {
    return write(value).toByteArray();
  }

  @Override
  public final T decode(byte[] packet) {
    return serializer.decode(packet);
  }
}
