package io.variantmapper.it.mapping;

import static io.variantmapper.it.mapping.Row.field;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantDictionary;
import java.util.List;
import java.util.Map;

/** Rows for fields of generic types. */
final class GenericRows {
  static final Section SECTION = Section.of(
          "generics",
          field(new Labelled(new Box<>("rope", 1)), "{\"content\": \"rope\", \"weight\": 1}")
              .alsoFrom("[\"rope\", 1]"),
          field(
              new Nested(new Box<>(new Box<>(7, 1), 2)),
              "{\"content\": {\"content\": 7, \"weight\": 1}, \"weight\": 2}"),
          field(new Listed(new Box<>(List.of(1, 2), 1)), "{\"content\": [1, 2], \"weight\": 1}")
              .alsoFrom("{\"content\": PackedInt32Array([1, 2]), \"weight\": 1}"),
          field(
              new Bytes(new Box<>(new byte[] {1, 2}, 1)),
              "{\"content\": PackedByteArray([1, 2]), \"weight\": 1}"),
          field(new Pairs(List.of(new Pair<>("a", 0.5))), "[[\"a\", 0.5]]")
              .alsoFrom("[{\"key\": \"a\", \"value\": 0.5}]"),
          field(
              new Shelves(Map.of("top", new Box<>("rope", 1))),
              "{\"top\": {\"content\": \"rope\", \"weight\": 1}}"),
          field(new Paged(new Page<>(new String[] {"a", "b"})), "{\"items\": [\"a\", \"b\"]}")
              .alsoFrom("{\"items\": PackedStringArray([\"a\", \"b\"])}"))
      .with(Box.class, Pair.class, Page.class);

  private GenericRows() {}

  @VariantDictionary
  record Box<T>(T content, int weight) {}

  @VariantArray
  record Pair<K extends Comparable<K>, V>(K key, V value) {}

  @VariantDictionary
  record Page<T>(T[] items) {}

  @VariantArray
  record Labelled(Box<String> label) {}

  @VariantArray
  record Nested(Box<Box<Integer>> nested) {}

  @VariantArray
  record Listed(Box<List<Integer>> listed) {}

  @VariantArray
  record Bytes(Box<byte[]> bytes) {}

  @VariantArray
  record Pairs(List<Pair<String, Double>> pairs) {}

  @VariantArray
  record Shelves(Map<String, Box<? extends String>> shelves) {}

  @VariantArray
  record Paged(Page<String> page) {}
}
