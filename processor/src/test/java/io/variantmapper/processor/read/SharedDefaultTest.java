package io.variantmapper.processor.read;

import static io.variantmapper.processor.read.SourceReader.read;
import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.processor.model.DefaultValue;
import io.variantmapper.processor.model.DefaultValue.Unusable;
import io.variantmapper.processor.model.FieldFault;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which static fields can be defaults, although all decoded objects get the same object. */
class SharedDefaultTest {
  private static DefaultValue fromField(String type) {
    return read("""
            @VariantDictionary
            record Slot(@VariantField(defaultFrom = "START") %1$s content) {
              static final %1$s START = null;
            }

            class Purse { int coins; }
            class Chest { final int coins = 1; }
            class Hoard extends Purse { final int gems = 1; }
            class Node { final Node next = null; final Chest chest = null; }
            record Box<T>(T content) {}
            record Tags(List<String> tags) {}
            record Money(long cents, String currency) {}
            enum Kind { SWORD, BOW }
            sealed interface Shape { record Dot() implements Shape {} record Disk(int r) implements Shape {} }
            sealed interface Path { record Line(int[] points) implements Path {} }
            interface Open {}
            """.formatted(type)).fields().get(0).options().defaultValue().orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "String",
        "Integer",
        "Optional<String>",
        "OptionalInt",
        "UUID",
        "Instant",
        "Year",
        "Vector3",
        "Signal",
        "Variant",
        "Kind",
        "Money",
        "Box<Money>",
        "Chest",
        "Node",
        "Shape"
      })
  void fieldOfAnImmutableTypeGivesTheDefault(String type) {
    assertThat(fromField(type)).isInstanceOf(DefaultValue.StaticMember.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int[]",
        "String[][]",
        "List<String>",
        "Map<String, Integer>",
        "Date",
        "Optional<int[]>",
        "Object",
        "CharSequence",
        "Image",
        "Variant.Raw",
        "Purse",
        "Hoard",
        "Tags",
        "Box<List<String>>",
        "Path",
        "Open"
      })
  void fieldWhoseValueMayChangeGivesNoDefault(String type) {
    assertThat(fromField(type))
        .isInstanceOfSatisfying(
            Unusable.class,
            unusable -> assertThat(unusable.reason().kind()).isEqualTo(FieldFault.DEFAULT_SHARED));
  }
}
