package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code KeyCase.IGNORE}: reading ignores the case of letters in keys. */
class KeyCaseTest {
  private static final String IGNORE = "@VariantDictionary(keyCase = KeyCase.IGNORE";

  private static Map<String, Object> entries(Object... keysAndValues) {
    Map<String, Object> entries = new LinkedHashMap<>();
    for (int i = 0; i < keysAndValues.length; i += 2) {
      entries.put((String) keysAndValues[i], keysAndValues[i + 1]);
    }
    return entries;
  }

  @ParameterizedTest
  @ValueSource(strings = {"maxHp", "MAXHP", "maxhp", "MaxHP", "Life", "LIFE"})
  void keyAndAliasMayHaveAnyCase(String key) {
    Unit unit = new Unit(IGNORE + ") record Unit(@VariantField(aliases = \"life\") int maxHp) {}");
    assertThat(unit.read(Map.of(key, 7))).isEqualTo("Unit[maxHp=7]");
    assertThat(unit.written(Map.of(key, 7))).isEqualTo("{\"maxHp\": 7}");
  }

  @Test
  void caseOfAKeyMustMatchByDefault() {
    Unit unit = new Unit("@VariantDictionary record Unit(int hp) {}");
    assertThatThrownBy(() -> unit.read(Map.of("HP", 7)))
        .isInstanceOf(UnexpectedVariantException.class);
  }

  @Test
  void lastKeyWinsIfKeysDifferOnlyInCase() {
    Unit unit = new Unit(IGNORE + ") record Unit(int hp, int mp) {}");
    assertThat(unit.read(entries("hp", 1, "mp", 2, "HP", 3))).isEqualTo("Unit[hp=3, mp=2]");
    assertThat(unit.read(entries("HP", 3, "mp", 2, "hp", 1))).isEqualTo("Unit[hp=1, mp=2]");
  }

  @Test
  void caseIsIgnoredOnlyForLettersFromAToZ() {
    Unit unit = new Unit(IGNORE + ") record Unit(@VariantField(required = false) int größe) {}");
    assertThat(unit.read(Map.of("GRößE", 1))).isEqualTo("Unit[größe=1]");
    assertThat(unit.read(Map.of("GRÖßE", 1))).isEqualTo("Unit[größe=0]");
  }

  @Test
  void keyInAnotherCaseIsNotUnknown() {
    Unit failing = new Unit(IGNORE + ", unknownKeys = UnknownKeys.FAIL) record Unit(int hp) {}");
    assertThat(failing.read(Map.of("HP", 1))).isEqualTo("Unit[hp=1]");
    assertThatThrownBy(() -> failing.read(entries("HP", 1, "MP", 2)))
        .hasMessageStartingWith("Expected the key \"hp\" but found String \"MP\"");
    Unit keeping = new Unit(IGNORE + ") record Unit(int hp, @VariantExtras"
        + " java.util.Map<String, io.variantmapper.runtime.Variant> rest) {}");
    assertThat(keeping.written(entries("HP", 1, "MP", 2))).isEqualTo("{\"hp\": 1, \"MP\": 2}");
  }

  @Test
  void flattenedTypeDecidesWhetherItsKeysIgnoreCase() {
    Unit unit = new Unit(IGNORE + ") record Unit(int hp, @VariantField(flatten = true) Exact a,"
        + " @VariantField(value = \"b_\", flatten = true) Lenient b) {"
        + " @VariantDictionary record Exact(@VariantField(required = false) int x) {} "
        + IGNORE + ") record Lenient(int y) {} }");
    assertThat(unit.read(entries("HP", 1, "X", 2, "B_Y", 3)))
        .isEqualTo("Unit[hp=1, a=Exact[x=0], b=Lenient[y=3]]");
  }

  @Test
  void keysOfChangesMayHaveAnyCase() {
    Unit unit = new Unit(IGNORE + ", changes = true) record Unit(int hp, int mp) {}");
    assertThat(unit.merged(Map.of("hp", 1, "mp", 2), Map.of("HP", 3)))
        .isEqualTo("Unit[hp=3, mp=2]");
  }

  @Test
  void keysForAnExistingObjectMayHaveAnyCase() {
    Unit unit = new Unit(IGNORE + ", readInto = true) class Unit {"
        + " @VariantField(aliases = \"mana\") public int mp; public int hp;"
        + " @Override public String toString() { return hp + \", \" + mp; } }");
    Map<String, Object> existing = Map.of("hp", 1, "mp", 2);
    assertThat(unit.readInto(existing, Map.of("HP", 3))).isEqualTo("3, 2");
    assertThat(unit.readInto(existing, Map.of("Mana", 4))).isEqualTo("1, 4");
    assertThat(unit.readInto(existing, entries("HP", 5, "Hp", 6))).isEqualTo("6, 2");
  }

  @Test
  void keysOfAnArrayTypeMayHaveAnyCase() {
    Unit unit = new Unit("@VariantArray(keyCase = KeyCase.IGNORE) record Unit(int hp) {}");
    assertThat(unit.read(Map.of("HP", 3))).isEqualTo("Unit[hp=3]");
  }

  @Test
  void longKeyMayHaveAnyCase() {
    Unit unit = new Unit(IGNORE + ") record Unit(int theNumberOfVeryLongKeys) {}");
    assertThat(unit.read(Map.of("THE_NUMBER", 1, "THENUMBEROFVERYLONGKEYS", 3)))
        .isEqualTo("Unit[theNumberOfVeryLongKeys=3]");
  }

  @Test
  void caseOfTheTagsKeyMustMatch() throws ReflectiveOperationException {
    VariantSerializer<Object> shapes =
        Compiled.of(JavaFileObjects.forSourceString("game.Shape", """
            package game;
            import io.variantmapper.annotations.*;
            @VariantDictionary
            public sealed interface Shape {
              @VariantDictionary(keyCase = KeyCase.IGNORE)
              record Box(int size) implements Shape {}
              @VariantDictionary(keyCase = KeyCase.IGNORE)
              @VariantSubtype(fallback = true)
              record Other(String type, int size) implements Shape {}
            }
            """)).serializer("game.Shape");
    assertThat(shapes.decode(packet("type", "Box", "SIZE", 1))).hasToString("Box[size=1]");
    assertThat(shapes.decode(packet("type", "Box", "SIZE", 1, "TYPE", "Other")))
        .hasToString("Box[size=1]");
    assertThat(shapes.decode(packet("type", "new", "TYPE", "Box", "SIZE", 1)))
        .hasToString("Other[type=new, size=1]");
    assertThatThrownBy(() -> shapes.decode(packet("TYPE", "Box", "SIZE", 1)))
        .isInstanceOf(UnexpectedVariantException.class);
  }

  private static byte[] packet(Object... keysAndValues) {
    return Variant.of(entries(keysAndValues)).encode(VariantFormat.GODOT_4);
  }
}
