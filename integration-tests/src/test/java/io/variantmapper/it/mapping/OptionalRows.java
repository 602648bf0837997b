package io.variantmapper.it.mapping;

import static io.variantmapper.it.mapping.Row.field;
import static io.variantmapper.it.mapping.Row.type;

import io.variantmapper.annotations.NullPolicy;
import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** Rows for types whose value may be missing. */
final class OptionalRows {
  static final Section SECTION = Section.of(
      "optional",
      field(new Title(null), "null"),
      field(new Title("Sir"), "\"Sir\"").alsoFrom("&\"Sir\""),
      field(new Rank(null), "null"),
      field(new Guild(Optional.empty()), "null"),
      field(new Guild(Optional.of("Moon")), "\"Moon\"").alsoFrom("&\"Moon\""),
      field(new Age(OptionalInt.empty()), "null"),
      field(new Age(OptionalInt.of(30)), "30").alsoFrom("30.0"),
      field(new Seed(OptionalLong.of(5)), "5").alsoFrom("5.0"),
      field(new Luck(OptionalDouble.of(0.5)), "0.5"),
      field(new Leader(new AtomicReference<>()), "null"),
      field(new Leader(new AtomicReference<>("Ada")), "\"Ada\"").alsoFrom("&\"Ada\""),
      field(new Labels(List.of(Optional.of("a"), Optional.empty())), "[\"a\", null]"),
      field(new Notes(Arrays.asList("a", null)), "[\"a\", null]"),
      type(new Unit("Ada", null), "{\"name\": \"Ada\", \"title\": null}")
          .alsoFrom("{\"name\": \"Ada\"}"),
      type(new Hero("Ada", Optional.empty()), "{\"name\": \"Ada\"}")
          .alsoFrom("{\"name\": \"Ada\", \"title\": null}"),
      type(new Chest("oak", List.of()), "{\"wood\": \"oak\"}")
          .alsoFrom("{\"wood\": \"oak\", \"items\": []}"),
      type(new Robot("K9", 0), "{\"name\": \"K9\", \"fuel\": 0}").alsoFrom("{\"name\": \"K9\"}"));

  private OptionalRows() {}

  @VariantArray
  record Title(@Nullable String title) {}

  @VariantArray
  record Rank(@Nullable Integer rank) {}

  @VariantArray
  record Guild(Optional<String> guild) {}

  @VariantArray
  record Age(OptionalInt age) {}

  @VariantArray
  record Seed(OptionalLong seed) {}

  @VariantArray
  record Luck(OptionalDouble luck) {}

  @VariantArray
  record Leader(AtomicReference<String> leader) {}

  @VariantArray
  record Labels(List<Optional<String>> labels) {}

  @VariantArray
  record Notes(List<@Nullable String> notes) {}

  @VariantDictionary
  record Unit(String name, @Nullable String title) {}

  @VariantDictionary(nulls = NullPolicy.OMIT)
  record Hero(String name, Optional<String> title) {}

  @VariantDictionary(nulls = NullPolicy.OMIT_EMPTY)
  record Chest(String wood, List<String> items) {}

  @VariantDictionary
  record Robot(String name, @VariantField(required = false) int fuel) {}
}
