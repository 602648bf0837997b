package io.variantmapper.benchmarks.measure;

import io.variantmapper.benchmarks.codec.Contender;
import io.variantmapper.benchmarks.domain.FieldCounts.Fields1;
import io.variantmapper.benchmarks.domain.FieldCounts.Fields10;
import io.variantmapper.benchmarks.domain.FieldCounts.Fields100;
import io.variantmapper.benchmarks.domain.FieldCounts.Fields3;
import io.variantmapper.benchmarks.domain.FieldCounts.Fields32;
import io.variantmapper.benchmarks.domain.FieldCounts_Fields100VariantSerializer;
import io.variantmapper.benchmarks.domain.FieldCounts_Fields10VariantSerializer;
import io.variantmapper.benchmarks.domain.FieldCounts_Fields1VariantSerializer;
import io.variantmapper.benchmarks.domain.FieldCounts_Fields32VariantSerializer;
import io.variantmapper.benchmarks.domain.FieldCounts_Fields3VariantSerializer;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Creates packets that all have about 3200 fields. A packet has many rows of few fields, or few
 * rows of many fields.
 *
 * <pre>{@code
 * int bytes = Rows.of(100).size();
 * }</pre>
 */
public final class Rows {
  private static final int FIELDS = 3200;

  private Rows() {}

  /** Returns a contender whose rows have 1, 3, 10, 32 or 100 fields. */
  public static Contender<?> of(int fields) {
    return switch (fields) {
      case 1 -> rows(fields, Fields1::from, FieldCounts_Fields1VariantSerializer.INSTANCE);
      case 3 -> rows(fields, Fields3::from, FieldCounts_Fields3VariantSerializer.INSTANCE);
      case 10 -> rows(fields, Fields10::from, FieldCounts_Fields10VariantSerializer.INSTANCE);
      case 32 -> rows(fields, Fields32::from, FieldCounts_Fields32VariantSerializer.INSTANCE);
      case 100 -> rows(fields, Fields100::from, FieldCounts_Fields100VariantSerializer.INSTANCE);
      default -> throw new IllegalArgumentException("No type has " + fields + " fields");
    };
  }

  /** Returns a copy of the packet in which the keys of each row are in reverse order. */
  public static byte[] reversed(byte[] packet) {
    Variant.Array rows = (Variant.Array) Variant.decode(packet, VariantFormat.GODOT_4);
    List<Object> reversed = new ArrayList<>();
    for (Variant row : rows.elements()) {
      List<Map.Entry<Variant, Variant>> entries =
          new ArrayList<>(((Variant.Dictionary) row).entries().entrySet());
      Collections.reverse(entries);
      Map<Variant, Variant> swapped = new LinkedHashMap<>();
      entries.forEach(entry -> swapped.put(entry.getKey(), entry.getValue()));
      reversed.add(new Variant.Dictionary(swapped));
    }
    return Variant.of(reversed).encode(VariantFormat.GODOT_4);
  }

  private static <T> Contender<List<T>> rows(
      int fields, IntFunction<T> row, VariantSerializer<T> serializer) {
    List<T> rows = IntStream.range(0, FIELDS / fields).mapToObj(row).toList();
    return new Contender<>("rows of " + fields + " fields", rows, new RowsCodec<>(serializer));
  }
}
