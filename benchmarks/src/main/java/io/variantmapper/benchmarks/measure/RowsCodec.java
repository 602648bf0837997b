package io.variantmapper.benchmarks.measure;

import io.variantmapper.benchmarks.codec.Codec;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.VariantWriter;
import java.util.ArrayList;
import java.util.List;

/**
 * Encodes many values of one type as an Array, so that the fixed cost per packet hardly matters.
 * The writer is reused, and its buffer is not copied.
 */
final class RowsCodec<T> implements Codec<List<T>> {
  private final VariantSerializer<T> serializer;
  private final VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);

  RowsCodec(VariantSerializer<T> serializer) {
    this.serializer = serializer;
  }

  /** Returns the writer's own buffer, which is longer than the packet. */
  @Override
  public byte[] encode(List<T> rows) {
    out.reset();
    out.beginArray(rows.size());
    for (T row : rows) {
      serializer.write(out, row);
    }
    out.endArray();
    return out.buffer();
  }

  @Override
  public int size(List<T> rows) {
    encode(rows);
    return out.size();
  }

  @Override
  public List<T> decode(byte[] packet) {
    VariantReader in = new VariantReader(packet, VariantFormat.GODOT_4);
    int count = in.beginArray();
    List<T> rows = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      rows.add(serializer.read(in));
    }
    in.endArray();
    return rows;
  }
}
