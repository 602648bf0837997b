package io.variantmapper.rpc;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantWriter;
import java.util.ArrayList;
import java.util.List;

/** The arguments of calls as the recordings have them: the packet of an Array. */
final class RecordedArguments {
  private RecordedArguments() {}

  static void write(byte[] array, ArgumentWriter out) {
    VariantReader in = new VariantReader(array, VariantFormat.GODOT_4);
    int count = in.beginArray();
    for (int i = 0; i < count; i++) {
      out.next().writeVariant(in.readVariant());
    }
  }

  /** Reads all arguments of a call. */
  static String read(ArgumentReader in) {
    List<Variant> values = new ArrayList<>();
    for (int i = 0; i < in.count(); i++) {
      values.add(in.next().readVariant());
    }
    in.end();
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);
    out.beginArray(values.size());
    values.forEach(out::writeVariant);
    out.endArray();
    return Recordings.hex(out.toByteArray());
  }
}
