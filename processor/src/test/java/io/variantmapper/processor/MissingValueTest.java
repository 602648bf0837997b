package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.UnexpectedVariantException;
import java.util.Collections;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that a missing key and a nil are read as the tables in docs/nulls.md say. */
class MissingValueTest {
  private static final Map<String, Object> NIL = Collections.singletonMap("a", null);

  /** Returns a record with the field {@code a}. The constructor always sets this field. */
  private static Unit record(String field) {
    return new Unit(types("@VariantDictionary record Unit(" + field + " a) {}"));
  }

  /** Returns a class whose constructor does not set the field; its initial value is "i". */
  private static Unit bean(String field) {
    String initial = field.contains("Optional") ? "Optional.of(\"i\")" : "\"i\"";
    return new Unit(types("@VariantDictionary class Unit { " + field + " a = " + initial + ";"
        + " @Override public String toString() { return String.valueOf(a); } }"));
  }

  private static String types(String source) {
    return "import io.variantmapper.runtime.Variant; import java.util.*;"
        + " import org.jspecify.annotations.Nullable; "
        + source;
  }

  @ParameterizedTest
  @ValueSource(strings = {"int", "String", "List<String>", "Object", "Variant"})
  void missingKeyOfARequiredFieldIsRefused(String field) {
    assertThatThrownBy(() -> record(field).read(Map.of()))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageStartingWith("Missing key \"a\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"int", "String", "List<String>"})
  void nilOfARequiredFieldIsRefused(String field) {
    assertThatThrownBy(() -> record(field).read(NIL))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("but found nil at offset 20 ($.a). If the value may be null,");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Object", "Variant"})
  void nilOfADynamicFieldIsRead(String field) {
    assertThat(record(field).read(NIL)).isEqualTo("Unit[a=null]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@Nullable String | null | null",
        "Optional<String> | Optional.empty | Optional.empty",
        "@VariantField(defaultValue = \"d\") String | d | d",
        "@VariantField(defaultValue = \"d\") @Nullable String | d | null",
        "@VariantField(required = false) String | null | null",
        "@VariantField(required = false) int | 0 | 0",
        "@VariantField(required = false) boolean | false | false"
      })
  void missingKeyAndNilAreReadAsTheDefault(String field, String missing, String nil) {
    Unit unit = record(field);
    assertThat(unit.read(Map.of())).isEqualTo("Unit[a=" + missing + "]");
    assertThat(unit.read(NIL)).isEqualTo("Unit[a=" + nil + "]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "String | i | i",
        "@VariantField(required = false) String | i | i",
        "@VariantField(defaultValue = \"d\") String | d | d",
        "@Nullable String | i | null",
        "Optional<String> | Optional[i] | Optional.empty",
        "Object | i | null"
      })
  void missingKeyKeepsTheInitialValueOrSetsTheDefault(String field, String missing, String nil) {
    Unit unit = bean(field);
    assertThat(unit.read(Map.of())).isEqualTo(missing);
    assertThat(unit.read(NIL)).isEqualTo(nil);
  }

  private static Unit omittingBean(String fields) {
    return new Unit(types("@VariantDictionary(nulls = NullPolicy.OMIT) class Unit { " + fields
        + " @Override public String toString() { return String.valueOf(a); } }"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Optional<String> a; | Optional.empty",
        "Optional<String> a = Optional.of(\"i\"); | Optional.empty",
        "OptionalInt a; | OptionalInt.empty",
        "@Nullable String a = \"i\"; | null",
        "@Nullable Variant a = Variant.of(3); | null"
      })
  void omittedNullIsReadAsNull(String field, String missing) {
    Unit unit = omittingBean(field);
    assertThat(unit.written(NIL)).isEqualTo("{}");
    assertThat(unit.read(Map.of())).isEqualTo(missing);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Object a = 3;", "Variant a = Variant.of(3);"})
  void nullOfADynamicFieldIsWrittenIfAMissingKeyWouldKeepAnotherValue(String field) {
    assertThat(omittingBean(field).written(NIL)).isEqualTo("{\"a\": null}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"final int b; Unit(int b) { this.b = b; }", ""})
  void omittedOptionalIsEmptyForEveryConstruction(String constructor) {
    Unit unit = omittingBean("Optional<String> a; " + constructor);
    Map<String, Object> others = constructor.isEmpty() ? Map.of() : Map.of("b", 1);
    assertThat(unit.read(others)).isEqualTo("Optional.empty");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@VariantArray class Unit { @VariantField(nulls = NullPolicy.OMIT)",
        "@VariantDictionary class Unit {"
      })
  void missingKeyKeepsTheValueIfNullsAreWritten(String annotation) {
    Unit unit = new Unit(types(annotation + " @Nullable String a = \"i\";"
        + " @Override public String toString() { return a; } }"));
    assertThat(unit.read(Map.of())).isEqualTo("i");
  }
}
