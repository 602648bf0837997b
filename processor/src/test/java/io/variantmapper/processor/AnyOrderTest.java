package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks that the result of reading a Dictionary depends neither on the order of its entries nor on
 * unknown entries. For each field of a golden example, the test reads a packet that has the
 * serializer's order before that field, and another order from that field on.
 */
class AnyOrderTest {
  private static final List<VariantFormat> FORMATS = List.of(
      VariantFormat.GODOT_2,
      VariantFormat.GODOT_3_0,
      VariantFormat.GODOT_3,
      VariantFormat.GODOT_4,
      VariantFormat.GODOT_4.withDoublePrecision());

  private static final Set<String> ARRAYS_ALONE = Set.of("array", "ownparts", "reserved");

  static Stream<Golden> goldens() throws IOException {
    return Golden.all().filter(golden -> !ARRAYS_ALONE.contains(golden.toString()));
  }

  @ParameterizedTest
  @MethodSource("goldens")
  void entriesInAnyOtherOrderGiveTheSameValue(Golden golden) throws ReflectiveOperationException {
    forEachDictionary(golden, (example, entries) -> {
      for (int i = 0; i < entries.size(); i++) {
        List<Map.Entry<Variant, Variant>> rotated = new ArrayList<>(entries);
        Collections.rotate(rotated.subList(i, rotated.size()), 1);
        example.requireRead(rotated);
      }
    });
  }

  @ParameterizedTest
  @MethodSource("goldens")
  void unknownEntriesDoNotChangeTheValue(Golden golden) throws ReflectiveOperationException {
    forEachDictionary(golden, (example, entries) -> {
      for (int i = 0; i <= entries.size(); i++) {
        List<Map.Entry<Variant, Variant>> more = new ArrayList<>(entries);
        more.add(i, Map.entry(new Variant.Int(i), Variant.of(List.of("nobody", 1))));
        example.requireRead(more);
      }
    });
  }

  /** A value, its serializer, and a format that can write it. */
  private record Example(Object value, VariantSerializer<Object> serializer, VariantFormat format) {
    void requireRead(List<Map.Entry<Variant, Variant>> entries) {
      Map<Variant, Variant> map = new LinkedHashMap<>();
      entries.forEach(entry -> map.put(entry.getKey(), entry.getValue()));
      byte[] packet = new Variant.Dictionary(map).encode(format);
      assertThat(serializer.decode(packet, format))
          .usingRecursiveComparison()
          .isEqualTo(serializer.decode(serializer.encode(value, format), format));
    }
  }

  private interface Check {
    void check(Example example, List<Map.Entry<Variant, Variant>> entries);
  }

  private static void forEachDictionary(Golden golden, Check check)
      throws ReflectiveOperationException {
    int checked = 0;
    for (Object value : golden.compiled().examples()) {
      VariantSerializer<Object> serializer = Compiled.serializer(value.getClass());
      for (VariantFormat format : FORMATS) {
        if (tree(value, serializer, format) instanceof Variant.Dictionary dictionary) {
          check.check(
              new Example(value, serializer, format),
              List.copyOf(dictionary.entries().entrySet()));
          checked++;
        }
      }
    }
    assertThat(checked).isPositive();
  }

  /** Returns the written form of a value, or nil if the format lacks a type of the value. */
  private static Variant tree(
      Object value, VariantSerializer<Object> serializer, VariantFormat format) {
    byte[] packet;
    try {
      packet = serializer.encode(value, format);
    } catch (UnsupportedVariantException e) {
      return Variant.Nil.INSTANCE;
    }
    return Variant.decode(packet, format);
  }
}
