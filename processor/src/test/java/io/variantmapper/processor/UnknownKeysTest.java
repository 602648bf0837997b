package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.value.NodePath;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Entries without a matching field, in the formats of Godot 3 and Godot 4. */
class UnknownKeysTest {
  private static final String FAIL = "@VariantDictionary(unknownKeys = UnknownKeys.FAIL) ";
  private static final String KEEP = "@VariantDictionary record Unit(int hp,"
      + " @VariantExtras java.util.Map<KEY, io.variantmapper.runtime.Variant> rest) {}";
  private static final JavaFileObject UNIT = unit("@VariantDictionary record Unit(int hp) {}");
  private static final JavaFileObject FAILING_PACKAGE = JavaFileObjects.forSourceString(
      "game.package-info",
      "@VariantDefaults(unknownKeys = UnknownKeys.FAIL) package game;"
          + " import io.variantmapper.annotations.*;");

  private static JavaFileObject unit(String source) {
    return JavaFileObjects.forSourceString(
        "game.Unit", "package game; import io.variantmapper.annotations.*; " + source);
  }

  private static Map<String, Object> entries(Object... keysAndValues) {
    Map<String, Object> entries = new LinkedHashMap<>();
    for (int i = 0; i < keysAndValues.length; i += 2) {
      entries.put((String) keysAndValues[i], keysAndValues[i + 1]);
    }
    return entries;
  }

  @Test
  void typeMayRefuseUnknownKeys() {
    Unit unit = new Unit(FAIL + "record Unit(int hp, String name) {}");
    assertThat(unit.read(entries("name", "ada", "hp", 1))).isEqualTo("Unit[hp=1, name=ada]");
    assertThatThrownBy(() -> unit.read(entries("hp", 1, "name", "ada", "mp", 2)))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageStartingWith(
            "Expected one of the keys \"hp\", \"name\" but found String \"mp\" at offset 52");
    assertThatThrownBy(() -> unit.read(Map.of(5, 1))).hasMessageContaining("but found int 5");
  }

  @Test
  void typeMayRefuseTooManyElements() {
    Unit unit = new Unit("@VariantArray(unknownKeys = UnknownKeys.FAIL) record Unit(int hp) {}");
    assertThat(unit.read(List.of(1))).isEqualTo("Unit[hp=1]");
    assertThatThrownBy(() -> unit.read(List.of(1, 2)))
        .hasMessageStartingWith("Expected no more than 1 element but found int 2");
    assertThatThrownBy(() -> unit.read(new int[] {1, 2}))
        .isInstanceOf(UnexpectedVariantException.class);
  }

  @Test
  void keysOfWriteOnlyFieldsAreKnown() {
    Unit unit = new Unit(FAIL + "record Unit(int hp,"
        + " @VariantField(access = FieldAccess.WRITE_ONLY, aliases = {}) int mp) {}");
    assertThat(unit.read(entries("mp", 5, "hp", 1))).isEqualTo("Unit[hp=1, mp=0]");
  }

  @Test
  void aliasesAreKnown() {
    Unit unit = new Unit(FAIL + "record Unit(@VariantField(aliases = \"life\") int hp) {}");
    assertThat(unit.read(Map.of("life", 5))).isEqualTo("Unit[hp=5]");
  }

  @Test
  void unknownKeysAreKeptAndWrittenAgain() {
    Unit unit = new Unit(KEEP.replace("KEY", "String"));
    Map<String, Object> entries = entries(
        "mood",
        "happy",
        "hp",
        1,
        "bag",
        List.of(1, entries("a", true)),
        "none",
        Variant.Nil.INSTANCE);
    assertThat(unit.read(entries))
        .isEqualTo("Unit[hp=1, rest={mood=\"happy\", bag=[1, {\"a\": true}], none=null}]");
    assertThat(unit.written(entries))
        .isEqualTo("{\"hp\": 1, \"mood\": \"happy\", \"bag\": [1, {\"a\": true}], \"none\": null}");
    assertThat(unit.written(entries("hp", 1))).isEqualTo("{\"hp\": 1}");
  }

  @Test
  void keysThatAreNotTextAreKeptInAMapWithVariantKeys() {
    Map<Object, Object> entries = new LinkedHashMap<>();
    entries.put(5, "five");
    entries.put("hp", 1);
    entries.put(List.of(1), "one");
    assertThat(new Unit(KEEP.replace("KEY", "String")).written(entries)).isEqualTo("{\"hp\": 1}");
    assertThat(new Unit(KEEP.replace("KEY", "io.variantmapper.runtime.Variant")).written(entries))
        .isEqualTo("{\"hp\": 1, 5: \"five\", [1]: \"one\"}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"String", "io.variantmapper.runtime.Variant"})
  void extrasReadFromAnArrayAreEmpty(String key) {
    assertThat(new Unit(KEEP.replace("KEY", key)).read(List.of(1, 2, 3)))
        .isEqualTo("Unit[hp=1, rest={}]");
  }

  @Test
  void extrasAreSetAfterTheConstructorCallEvenIfEmpty() {
    Unit unit = new Unit("@VariantDictionary class Unit {"
        + " int hp = 7; @VariantField(access = FieldAccess.WRITE_ONLY) int mp = 8;"
        + " @VariantExtras java.util.Map<String, io.variantmapper.runtime.Variant> rest;"
        + " @Override public String toString() { return hp + \" \" + mp + \" \" + rest; } }");
    assertThat(unit.read(entries("xp", 1, "mp", 2))).isEqualTo("7 8 {xp=1}");
    assertThat(unit.read(entries("hp", 1))).isEqualTo("1 8 {}");
    assertThat(unit.written(entries("hp", 1, "xp", 2)))
        .isEqualTo("{\"hp\": 1, \"mp\": 8, \"xp\": 2}");
  }

  @Test
  void nullExtrasWriteNoEntry() {
    Unit unit = new Unit("@VariantDictionary record Unit(int hp,"
        + " @VariantExtras java.util.Map<String, io.variantmapper.runtime.Variant> rest) {"
        + " Unit { rest = null; } }");
    assertThat(unit.written(entries("hp", 1, "xp", 2))).isEqualTo("{\"hp\": 1}");
  }

  @Test
  void extraWithTheKeyOfAFieldIsRefused() {
    Unit unit = new Unit("@VariantDictionary record Unit(@VariantField(aliases = \"life\") int hp,"
        + " @VariantExtras java.util.Map<String, io.variantmapper.runtime.Variant> rest) {"
        + " Unit { rest.put(\"life\", new io.variantmapper.runtime.Variant.Int(1)); } }");
    assertThatThrownBy(() -> unit.written(entries("hp", 1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("The extra key \"life\" is also the key or an alias of a field");
  }

  @Test
  void extraWithAStringNameThatEqualsTheKeyOfAFieldIsRefused() {
    Unit unit = new Unit("import io.variantmapper.runtime.Variant;"
        + " @VariantDictionary record Unit(int hp,"
        + " @VariantExtras java.util.Map<Variant, Variant> rest) { Unit { rest.put(Variant.of("
        + "new io.variantmapper.runtime.value.StringName(\"hp\")), Variant.Nil.INSTANCE); } }");
    assertThatThrownBy(() -> unit.written(entries("hp", 1)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void nodePathWithTheTextOfAKeyIsKept() {
    Unit unit = new Unit("@VariantDictionary record Unit(int hp, @VariantExtras"
        + " java.util.Map<io.variantmapper.runtime.Variant, io.variantmapper.runtime.Variant>"
        + " rest) {}");
    Map<Object, Object> value = new LinkedHashMap<>(entries("hp", 1));
    value.put(NodePath.parse("hp"), 2);
    assertThat(unit.written(value)).isEqualTo("{\"hp\": 1, ^\"hp\": 2}");
  }

  @Test
  void packageMayRefuseUnknownKeys() {
    assertUnknownKeyFails(List.of(), UNIT, FAILING_PACKAGE);
  }

  @Test
  void buildMayRefuseUnknownKeys() {
    assertUnknownKeyFails(List.of("-Avariant.unknownKeys=FAIL"), UNIT);
  }

  @Test
  void extrasOfATypeTakePrecedenceOverTheSettingOfItsPackage() throws ReflectiveOperationException {
    JavaFileObject keeping = unit(KEEP.replace("KEY", "String"));
    Compiled compiled = Compiled.of(keeping, FAILING_PACKAGE);
    assertThat(compiled.messages()).isEmpty();
    byte[] packet = Variant.of(entries("hp", 1, "mp", 2)).encode(VariantFormat.GODOT_4);
    assertThat(compiled.serializer("game.Unit").decode(packet))
        .hasToString("Unit[hp=1, rest={mp=2}]");
  }

  private static void assertUnknownKeyFails(List<String> options, JavaFileObject... sources) {
    Compiled compiled = Compiled.of(List.of(sources), options);
    assertThat(compiled.messages()).isEmpty();
    byte[] packet = Variant.of(entries("hp", 1, "mp", 2)).encode(VariantFormat.GODOT_4);
    assertThatThrownBy(() -> compiled.serializer("game.Unit").decode(packet))
        .isInstanceOf(UnexpectedVariantException.class);
  }
}
