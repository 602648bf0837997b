package io.variantmapper.it.mapping;

import static io.variantmapper.it.mapping.Row.type;

import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantSingleValue;
import java.util.List;
import java.util.Map;

/** Rows for types that are written as the value of their only field. */
final class SingleValueRows {
  static final Section SECTION = Section.of(
      "single values",
      type(new PlayerId(7), "7").alsoFrom("7.0"),
      type(new Nick("ada"), "\"ada\"").alsoFrom("&\"ada\""),
      type(new Tags(List.of("red", "big")), "[\"red\", \"big\"]")
          .alsoFrom("PackedStringArray([\"red\", \"big\"])"),
      type(
          new Score(new PlayerId(7), Map.of(new PlayerId(8), 2)),
          "{\"player\": 7, \"defeated\": {8: 2}}"));

  private SingleValueRows() {}

  @VariantSingleValue
  record PlayerId(long number) {}

  @VariantSingleValue
  record Nick(String text) {}

  @VariantSingleValue
  record Tags(List<String> all) {}

  @VariantDictionary
  record Score(PlayerId player, Map<PlayerId, Integer> defeated) {}
}
