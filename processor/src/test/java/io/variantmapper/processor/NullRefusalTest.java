package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code NullPolicy.REFUSE}: writing refuses a null if reading would refuse the nil. */
class NullRefusalTest {
  private static final String REFUSE = "nulls = NullPolicy.REFUSE";

  /** Returns a record whose constructor sets the field {@code a} to null. */
  private static Unit unit(String annotation, String field) {
    return new Unit("import java.util.*; import org.jspecify.annotations.Nullable; " + annotation
        + " record Unit(" + field + " a, int b) { enum Kind { X } Unit { a = null; } }");
  }

  private static Unit refusing(String field) {
    return unit("@VariantDictionary(" + REFUSE + ")", field);
  }

  @ParameterizedTest
  @CsvSource({"String, x", "CharSequence, x", "UUID, 1-2-3-4-5", "Kind, X"})
  void refusedNullIsReportedWithTheNameOfItsField(String type, String value) {
    assertThatThrownBy(() -> refusing(type).written(Map.of("a", value, "b", 1)))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("Unit.a is null. Set it before writing, or mark it @Nullable.");
  }

  @Test
  void nullBoxedNumberOrContainerIsRefused() {
    assertThatThrownBy(() -> refusing("Integer").written(Map.of("a", 3, "b", 1)))
        .hasMessageStartingWith("Unit.a is null.");
    assertThatThrownBy(() -> refusing("List<String>").written(Map.of("a", List.of(), "b", 1)))
        .hasMessageStartingWith("Unit.a is null.");
  }

  @Test
  void nullFieldOfATypeWrittenAsAnArrayIsRefused() {
    Unit unit = unit("@VariantArray", "@VariantField(" + REFUSE + ") String");
    assertThatThrownBy(() -> unit.written(List.of("x", 1)))
        .isInstanceOf(NullPointerException.class)
        .hasMessageStartingWith("Unit.a is null.");
  }

  @Test
  void changeToNullIsRefused() {
    Unit unit = new Unit("@VariantDictionary(changes = true, " + REFUSE + ") record Unit("
        + "String a, int b) { Unit { if (b == 2) a = null; } }");
    assertThatThrownBy(() -> unit.changes(Map.of("a", "x", "b", 1), Map.of("a", "x", "b", 2)))
        .isInstanceOf(NullPointerException.class)
        .hasMessageStartingWith("Unit.a is null.");
  }

  @Test
  void changeToNullIsRefusedForAValueThatSupportsChanges() {
    Unit unit = new Unit("@VariantDictionary(changes = true, " + REFUSE + ") record Unit("
        + "Item a, int b) { Unit { if (b == 2) a = null; }"
        + " @VariantDictionary(changes = true) record Item(int x) {} }");
    Map<String, Object> item = Map.of("x", 1);
    assertThatThrownBy(() -> unit.changes(Map.of("a", item, "b", 1), Map.of("a", item, "b", 2)))
        .isInstanceOf(NullPointerException.class)
        .hasMessageStartingWith("Unit.a is null.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@Nullable String",
        "Optional<String>",
        "Object",
        "@VariantField(required = false) String",
        "@VariantField(defaultValue = \"d\") String",
        "@VariantField(nulls = NullPolicy.WRITE) String",
      })
  void nullThatReadingAcceptsIsWritten(String field) {
    assertThat(refusing(field).written(Map.of("a", "x", "b", 1)))
        .isEqualTo("{\"a\": null, \"b\": 1}");
  }
}
