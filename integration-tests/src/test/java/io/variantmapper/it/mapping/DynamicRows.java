package io.variantmapper.it.mapping;

import static io.variantmapper.it.mapping.Row.field;
import static io.variantmapper.it.mapping.Row.type;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantExtras;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.value.Vector2;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Rows for fields that hold any Variant. */
final class DynamicRows {
  static final Section SECTION = Section.of(
      "dynamic values",
      field(new Anything(Variant.of(null)), "null"),
      field(new Anything(Variant.of(7)), "7"),
      field(new Anything(Variant.of(7.0)), "7.0"),
      field(new Anything(Variant.of("rope")), "\"rope\""),
      field(new Anything(Variant.of(new Vector2(1, 2))), "Vector2(1, 2)"),
      field(new Anything(Variant.of(new int[] {1, 2})), "PackedInt32Array([1, 2])"),
      field(new Anything(Variant.of(List.of(1, "a", true))), "[1, \"a\", true]"),
      field(new Anything(Variant.of(Map.of("a", List.of()))), "{\"a\": []}"),
      field(new Anything(GdScript.parse("Array[int]([1, 2])")), "Array[int]([1, 2])"),
      field(new Everything(List.of(Variant.of(1), Variant.of("a"))), "[1, \"a\"]"),
      field(new Facts(Map.of("a", Variant.of(1))), "{\"a\": 1}"),
      field(new Value(7L), "7"),
      field(new Value(0.5), "0.5"),
      field(new Value("rope"), "\"rope\""),
      field(new Value(new Vector2(1, 2)), "Vector2(1, 2)"),
      field(new Value(new float[] {1.5f}), "PackedFloat32Array([1.5])"),
      field(new Value(List.of(1L, Map.of("a", true))), "[1, {\"a\": true}]"),
      field(new Maybe(null), "null"),
      field(new Properties(Map.of("hp", 7L)), "{\"hp\": 7}"),
      type(new Note("hi", Map.of("at", 7L)), "{\"text\": \"hi\", \"at\": 7}"),
      field(format -> new Content(raw(List.of(1, "a"), format)), "[1, \"a\"]"));

  private DynamicRows() {}

  private static Variant.Raw raw(Object value, VariantFormat format) {
    return new Variant.Raw(Variant.of(value).encode(format), format);
  }

  @VariantArray
  record Anything(Variant anything) {}

  @VariantArray
  record Everything(List<Variant> everything) {}

  @VariantArray
  record Facts(Map<String, Variant> facts) {}

  @VariantArray
  record Value(Object value) {}

  @VariantArray
  record Maybe(@Nullable Object maybe) {}

  @VariantDictionary
  record Note(String text, @VariantExtras Map<String, Object> more) {}

  @VariantArray
  record Properties(Map<String, Object> properties) {}

  @VariantArray
  record Content(Variant.Raw content) {}
}
