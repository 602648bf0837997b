package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.Variant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * {@code Nullness.NULLABLE}: with a few exceptions, a field of a reference type can be null if it
 * has no annotation about null.
 */
class NullnessTest {
  private static final Map<String, Object> ONLY_HP = Map.of("hp", 1);
  private static final String NULLABLE = "import java.util.*; import org.jspecify.annotations.*;"
      + " @VariantDictionary(nullness = Nullness.NULLABLE) ";
  private static final String CLASS = NULLABLE + "class Unit { String name; List<String> tags;"
      + " int hp = 5; public String toString() { return name + \" \" + tags + \" \" + hp; }";

  /** Returns an entry for {@code hp}, and an entry with nil for each of the keys. */
  private static Map<String, Object> nils(String... keys) {
    Map<String, Object> entries = new LinkedHashMap<>(ONLY_HP);
    for (String key : keys) {
      entries.put(key, Variant.Nil.INSTANCE);
    }
    return entries;
  }

  @Test
  void missingKeyAndNilOfARecordAreReadAsNull() {
    Unit unit = new Unit(NULLABLE + "record Unit(String name, Integer age, int hp) {}");
    String same = "Unit[name=null, age=null, hp=1]";
    assertThat(unit.read(ONLY_HP)).isEqualTo(same);
    assertThat(unit.written(ONLY_HP)).isEqualTo("{\"name\": null, \"age\": null, \"hp\": 1}");
    assertThat(unit.read(nils("name", "age"))).isEqualTo(same);
  }

  @Test
  void primitiveIsNeverNull() {
    Unit unit = new Unit(NULLABLE + "record Unit(String name, int hp) {}");
    assertThatThrownBy(() -> unit.read(Map.of("name", "x")))
        .hasMessageStartingWith("Missing key \"hp\"");
  }

  @Test
  void nonNullFieldIsRequired() {
    Unit unit = new Unit(NULLABLE + "record Unit(String guild, @NonNull String name) {}");
    assertThat(unit.read(Map.of("name", "x"))).isEqualTo("Unit[guild=null, name=x]");
    assertThatThrownBy(() -> unit.read(Map.of("guild", "x")))
        .hasMessageStartingWith("Missing key \"name\"");
  }

  @Test
  void nilSetsAFieldOfAClassToNull() {
    Unit unit = new Unit(CLASS + " Unit() { name = \"first\"; } }");
    assertThat(unit.read(nils("name"))).isEqualTo("null null 1");
    assertThat(unit.read(ONLY_HP)).isEqualTo("first null 1");
    assertThat(unit.written(nils("name"))).isEqualTo("{\"name\": null, \"tags\": null, \"hp\": 1}");
  }

  @Test
  void builderGetsNull() {
    Unit unit = new Unit(NULLABLE + "class Unit { final String name; final int hp;"
        + " private Unit(String name, int hp) { this.name = name; this.hp = hp; }"
        + " static Builder builder() { return new Builder(); }"
        + " public String toString() { return name + \" \" + hp; }"
        + " static class Builder { private String name = \"first\"; private int hp;"
        + " Builder name(String name) { this.name = name; return this; }"
        + " Builder hp(int hp) { this.hp = hp; return this; }"
        + " Unit build() { return new Unit(name, hp); } } }");
    assertThat(unit.read(nils("name"))).isEqualTo("null 1");
    assertThat(unit.read(ONLY_HP)).isEqualTo("first 1");
  }

  @Test
  void omittedNullIsReadBackAsNull() {
    Unit unit = new Unit(NULLABLE.replace("NULLABLE", "NULLABLE, nulls = NullPolicy.OMIT")
        + "record Unit(String name, Object any, int hp) {}");
    assertThat(unit.written(ONLY_HP)).isEqualTo("{\"hp\": 1}");
  }

  @Test
  void missingOptionalIsReadAsEmpty() {
    Unit unit = new Unit(NULLABLE + "record Unit(Optional<String> name, OptionalInt age) {}");
    assertThat(unit.read(Map.of())).isEqualTo("Unit[name=Optional.empty, age=OptionalInt.empty]");
  }

  @Test
  void elementIsNotNullable() {
    Unit unit = new Unit(NULLABLE + "record Unit(List<Integer> ids) {}");
    assertThatThrownBy(() -> unit.read(Map.of("ids", Collections.singletonList(null))))
        .hasMessageContaining("($.ids[0])");
    assertThat(unit.read(Map.of())).isEqualTo("Unit[ids=null]");
  }

  @Test
  void settingDoesNotApplyToFieldsThatCannotBeNullable() {
    Unit unit = new Unit(
        NULLABLE + "record Unit(@VariantField(flatten = true) Place place,"
            + " Id id, @VariantExtras Map<String, io.variantmapper.runtime.Variant> rest) {"
            + " @VariantDictionary record Place(int x) {} @VariantSingleValue record Id(String s) {} }");
    assertThat(unit.read(Map.of("x", 1))).isEqualTo("Unit[place=Place[x=1], id=null, rest={}]");
  }

  @Test
  void constructorParameterDecidesWhetherANumberCanBeNull() {
    Unit unit = new Unit(NULLABLE + "class Unit { final Integer hp;"
        + " Unit(int hp) { this.hp = hp; } public String toString() { return \"\" + hp; } }");
    assertThat(unit.read(ONLY_HP)).isEqualTo("1");
    assertThatThrownBy(() -> unit.read(Map.of())).hasMessageStartingWith("Missing key \"hp\"");
  }

  @Test
  void fieldThatRefusesNullsOrOmitsEmptyValuesIsNotNullable() {
    Unit unit = new Unit(NULLABLE + "record Unit("
        + "@VariantField(nulls = NullPolicy.REFUSE) String name,"
        + " @VariantField(nulls = NullPolicy.OMIT_EMPTY) List<String> tags) {}");
    assertThat(unit.read(Map.of("name", "x"))).isEqualTo("Unit[name=x, tags=[]]");
    assertThatThrownBy(() -> unit.read(Map.of())).hasMessageStartingWith("Missing key \"name\"");
  }

  @Test
  void lastElementsOfAnArrayCanBeMissing() {
    Unit unit = new Unit(
        "@VariantArray(nullness = Nullness.NULLABLE)" + " record Unit(int hp, String name) {}");
    assertThat(unit.read(List.of(1))).isEqualTo("Unit[hp=1, name=null]");
  }
}
