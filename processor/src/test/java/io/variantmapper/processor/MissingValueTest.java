package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.UnexpectedVariantException;
import java.util.Collections;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The results of a missing key and of nil, in the rows of the README. */
class MissingValueTest {
  private static final Map<String, Object> NIL = Collections.singletonMap("a", null);

  /** Returns a record, whose constructor sets the field. */
  private static Unit record(String field) {
    return new Unit(types("@VariantDictionary record Unit(" + field + " a) {}"));
  }

  /** Returns a class with a setter, whose field is "i" initially. */
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
        .hasMessageEndingWith("but found nil at offset 20 ($.a)");
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
  void fieldThatIsNotRequiredHasItsDefault(String field, String missing, String nil) {
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
  void fieldThatIsSetLaterKeepsWhatItHas(String field, String missing, String nil) {
    Unit unit = bean(field);
    assertThat(unit.read(Map.of())).isEqualTo(missing);
    assertThat(unit.read(NIL)).isEqualTo(nil);
  }
}
