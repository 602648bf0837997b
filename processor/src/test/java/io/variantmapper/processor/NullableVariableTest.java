package io.variantmapper.processor;

import static java.util.Collections.singletonList;
import static java.util.Collections.singletonMap;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.UnexpectedVariantException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks nullable uses of type variables. Such a use accepts nil for every type argument. */
class NullableVariableTest {
  private static final String IMPORTS =
      "import java.util.*; import org.jspecify.annotations.Nullable; ";

  /** Returns a value for a field of {@code type}, with nil in the place of the type variable. */
  private static Object nil(String type) {
    if (type.startsWith("Map") || type.startsWith("Box")) {
      return singletonMap("in", null);
    }
    return type.contains("List<List") ? singletonList(singletonList(null)) : singletonList(null);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "List<@Nullable X>",
        "List<List<@Nullable X>>",
        "Map<String, @Nullable X>",
        "Optional<List<@Nullable X>>",
        "List<? extends @Nullable X>",
        "Box<@Nullable X>"
      })
  void nilIsReadForANullableTypeVariable(String type) {
    Unit unit = new Unit(IMPORTS
        + "@VariantDictionary record Unit(Held<String> held) {"
        + " @VariantDictionary record Held<X>(" + type + " all) {}"
        + " @VariantDictionary record Box<X>(X in) {} }");
    Map<String, Object> value = Map.of("held", Map.of("all", nil(type)));
    assertThat(unit.read(value)).contains("null");
    assertThat(unit.written(value)).contains("null");
  }

  @ParameterizedTest
  @CsvSource({
    "List<@Nullable K>, java.lang.String",
    "List<List<@Nullable K>>, java.lang.String",
    "'Map<String, @Nullable K>', java.lang.String",
    "Optional<List<@Nullable K>>, java.lang.String",
    "List<? extends @Nullable K>, java.lang.String",
    "Box<@Nullable K>, java.lang.String",
    "@Nullable K[], java.lang.String",
    "List<K>, java.lang.@Nullable String",
  })
  void nilIsReadForANullableTypeVariableOfASuperclass(String type, String argument) {
    Unit unit = new Unit(IMPORTS
        + "@VariantDictionary class Unit extends Held<" + argument + "> {"
        + "  @VariantDictionary record Box<X>(X in) {}"
        + "  @Override public String toString() { return Arrays.deepToString(new Object[] {all}); }"
        + "} abstract class Held<K> { public " + type.replace("Box", "Unit.Box") + " all; }");
    Map<String, Object> value = Map.of("all", nil(type));
    assertThat(unit.read(value)).contains("null");
    assertThat(unit.written(value)).contains("null");
  }

  @Test
  void nilIsReadForANullableTypeArgumentOfASuperclass() {
    Unit unit = new Unit(IMPORTS
        + "@VariantDictionary class Unit extends Named<@Nullable String> {"
        + "  Unit() { name = \"Ada\"; }"
        + "  @Override public String toString() { return \"name=\" + name; }"
        + "} abstract class Named<K> { public K name; }");
    assertThat(unit.read(singletonMap("name", null))).isEqualTo("name=null");
  }

  @ParameterizedTest
  @ValueSource(strings = {"List<X>", "List<@Nullable List<X>>"})
  void nilIsRefusedForOtherTypeVariables(String type) {
    Unit unit = new Unit(IMPORTS
        + "@VariantDictionary record Unit(Held<String> held) {"
        + " @VariantDictionary record Held<X>(" + type + " all) {} }");
    Object nil = type.equals("List<X>") ? singletonList(null) : singletonList(singletonList(null));
    assertThatThrownBy(() -> unit.read(Map.of("held", Map.of("all", nil))))
        .isInstanceOf(UnexpectedVariantException.class);
  }

  @Test
  void nullableArrayIsWrittenAsAPackedArray() {
    Unit unit = new Unit("import java.lang.annotation.*;"
        + " @Target({ElementType.FIELD, ElementType.PARAMETER, ElementType.METHOD,"
        + "   ElementType.TYPE_USE}) @interface Nullable {}"
        + " @VariantDictionary record Unit(@Nullable byte[] image) {}");
    assertThat(unit.written(Map.of("image", new byte[] {1}))).contains("PackedByteArray");
  }
}
