package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Annotations on getters and setters, and properties that have a getter but no field. */
class AccessorTest {
  private static final String GOLD = "int getGold() { return purse[0]; }"
      + " void setGold(int gold) { purse[0] = gold; }"
      + " public String toString() { return \"gold \" + purse[0]; }";
  private static final String PURSE = "private final transient int[] purse = {5};" + GOLD;

  private static List<String> problems(String source) {
    return Compiled.of(
            List.of(JavaFileObjects.forSourceString(
                "game.Unit", "package game; import io.variantmapper.annotations.*; " + source)),
            List.of("-Xlint:all,-processing", "-Werror"))
        .messages();
  }

  @Test
  void annotationOnAGetterAppliesToItsField() {
    Unit unit = new Unit("@VariantDictionary class Unit { private int hp;"
        + " @VariantField(value = \"life\", defaultValue = \"3\") public int getHp() { return hp; }"
        + " public void setHp(int hp) { this.hp = hp; } }");
    assertThat(unit.written(Map.of("life", 7))).isEqualTo("{\"life\": 7}");
    assertThat(unit.written(Map.of())).isEqualTo("{\"life\": 3}");
  }

  @Test
  void annotationOnASetterAppliesToItsField() {
    Unit unit = new Unit("@VariantDictionary class Unit { private int hp;"
        + " public int getHp() { return hp; }"
        + " @VariantField(\"life\") public void setHp(int hp) { this.hp = hp; } }");
    assertThat(unit.written(Map.of("life", 7))).isEqualTo("{\"life\": 7}");
  }

  @Test
  void annotationOnAnInheritedGetterApplies() {
    Unit unit = new Unit("abstract class Base { int hp;"
        + " @VariantField(\"life\") int getHp() { return hp; } }"
        + " @VariantDictionary class Unit extends Base {}");
    assertThat(unit.written(Map.of("life", 7))).isEqualTo("{\"life\": 7}");
  }

  @Test
  void overridingAccessorInheritsTheAnnotation() {
    Unit unit = new Unit("abstract class Base { private int hp; transient String pass = \"p\";"
        + " @VariantField(\"life\") int getHp() { return hp; } void setHp(int hp) { this.hp = hp; }"
        + " @VariantIgnore String getSecret() { return pass; }"
        + " void setSecret(String secret) { pass = secret; } }"
        + " @VariantDictionary class Unit extends Base {"
        + " @Override int getHp() { return super.getHp(); }"
        + " @Override String getSecret() { return super.getSecret(); } }");
    assertThat(unit.written(Map.of("life", 7))).isEqualTo("{\"life\": 7}");
  }

  @Test
  void accessorInheritsTheAnnotationOfAnInterface() {
    Unit unit = new Unit("interface Living { @VariantField(\"life\") int getHp(); }"
        + " @VariantDictionary class Unit implements Living { int hp;"
        + " @Override public int getHp() { return hp; } }");
    assertThat(unit.written(Map.of("life", 7))).isEqualTo("{\"life\": 7}");
  }

  @ParameterizedTest
  @CsvSource({
    "xCoord, XCoord",
    "eMail, EMail",
    "Hp, Hp",
    "url, URL",
    "id_, Id",
    "_aB, AB",
    "uRL, URL"
  })
  void pairOfAFieldInAnotherStyleIsNoSecondProperty(String field, String accessor) {
    Unit unit = new Unit("@VariantDictionary class Unit { int " + field + ";"
        + " public int get" + accessor + "() { return " + field + "; }"
        + " public void set" + accessor + "(int value) { " + field + " = value; } }");
    assertThat(unit.written(Map.of())).containsOnlyOnce(": 0").hasSizeLessThan(14);
  }

  @ParameterizedTest
  @CsvSource({
    "boolean, isDefault, setDefault, default",
    "boolean, getPackage, setPackage, package",
    "int, getInt, setInt, int",
    "int, getiPhone, setiPhone, iPhone",
    "int, getURL, setURL, URL",
    "int, get3D, set3D, 3D",
    "int, get_x, set_x, _x"
  })
  void nameOfAPropertyFollowsJavaBeans(String type, String getter, String setter, String name) {
    String source = "@VariantDictionary class Unit { private final transient TYPE[] held ="
        + " new TYPE[1]; TYPE GETTER() { return held[0]; }"
        + " void SETTER(TYPE value) { held[0] = value; } }";
    Object value = type.equals("int") ? 7 : true;
    for (String options : List.of("", "(changes = true)")) {
      Unit unit = new Unit(source
          .replace("TYPE", type)
          .replace("GETTER", getter)
          .replace("SETTER", setter)
          .replace("Dictionary", "Dictionary" + options));
      assertThat(unit.written(Map.of(name, value))).isEqualTo("{\"" + name + "\": " + value + "}");
    }
  }

  @Test
  void keywordIsTheNameOfAFieldWithAPrefix() {
    Unit unit = new Unit("@VariantDictionary class Unit { private boolean _default; final int mInt;"
        + " Unit(int mInt) { this.mInt = mInt; } int getInt() { return mInt; }"
        + " boolean isDefault() { return _default; }"
        + " void setDefault(boolean value) { _default = value; } }");
    assertThat(unit.written(Map.of("default", true, "int", 7)))
        .isEqualTo("{\"default\": true, \"int\": 7}");
  }

  @Test
  void getawayHasNoPrefix() {
    Unit unit = new Unit("@VariantDictionary class Unit { int hp; int getaway() { return 1; }"
        + " void setaway(int to) {} void setAway(int to) {} boolean issue() { return true; }"
        + " void setSue(boolean sue) {} boolean isoDate() { return true; }"
        + " void setODate(boolean date) {} void setoDate(boolean date) {} }");
    assertThat(unit.written(Map.of("hp", 7))).isEqualTo("{\"hp\": 7}");
  }

  @Test
  void getterWithTypeParametersIsNoProperty() {
    Unit unit = new Unit("@VariantDictionary class Unit { int hp; transient Object data;"
        + " @SuppressWarnings(\"unchecked\") <T> T getUserData() { return (T) data; }"
        + " void setUserData(Object data) { this.data = data; } }");
    assertThat(unit.written(Map.of("hp", 7))).isEqualTo("{\"hp\": 7}");
  }

  @Test
  void pairWithAnOverloadedSetterIsNoProperty() {
    Unit unit = new Unit("@VariantDictionary class Unit { int hp; int getX() { return 1; }"
        + " void setX(long x) {} void setX(int x) throws java.io.IOException {} }");
    assertThat(unit.written(Map.of("hp", 7))).isEqualTo("{\"hp\": 7}");
  }

  @Test
  void annotationOnTheAccessorOfARecordAppliesToItsComponent() {
    Unit unit = new Unit("@VariantDictionary record Unit(int hp, int mp) {"
        + " @VariantField(\"life\") public int hp() { return hp; } }");
    assertThat(unit.written(Map.of("life", 7, "mp", 1))).isEqualTo("{\"life\": 7, \"mp\": 1}");
  }

  @Test
  void ignoredGetterLeavesItsFieldOut() {
    Unit unit = new Unit("@VariantDictionary class Unit { int hp; int cache;"
        + " @VariantIgnore int getCache() { return cache; } }");
    assertThat(unit.written(Map.of("hp", 7, "cache", 1))).isEqualTo("{\"hp\": 7}");
  }

  @Test
  void getterMayHoldUnknownKeys() {
    Unit unit = new Unit("@VariantDictionary class Unit { private"
        + " java.util.Map<String, io.variantmapper.runtime.Variant> rest;"
        + " @VariantExtras java.util.Map<String, io.variantmapper.runtime.Variant> getRest() {"
        + " return rest; }"
        + " void setRest(java.util.Map<String, io.variantmapper.runtime.Variant> rest) {"
        + " this.rest = rest; } }");
    assertThat(unit.written(Map.of("mp", 3))).isEqualTo("{\"mp\": 3}");
  }

  @Test
  void getterAndSetterAreAPropertyWithoutAField() {
    Unit unit = new Unit("@VariantDictionary class Unit { " + PURSE + " }");
    assertThat(unit.written(Map.of("gold", 7))).isEqualTo("{\"gold\": 7}");
    assertThat(unit.read(Map.of())).isEqualTo("gold 5");
  }

  @Test
  void propertiesWithoutAFieldFollowTheFieldsOfAllClasses() {
    Unit unit = new Unit("class Base { private final transient int[] purse = {5};"
        + " boolean isRich() { return purse[0] > 9; }"
        + " void setRich(boolean rich) { purse[0] = rich ? 10 : 0; } }"
        + " @VariantArray class Unit extends Base { int hp; }");
    assertThat(unit.written(List.of(3, true))).isEqualTo("[3, true]");
    assertThat(unit.written(List.of(3))).isEqualTo("[3, false]");
  }

  @Test
  void parameterOfTheCreatorSetsAPropertyWithoutAField() {
    Unit unit = new Unit("@VariantDictionary class Unit { private final transient int packed;"
        + " Unit(int x, int y) { packed = x * 100 + y; }"
        + " int x() { return packed / 100; } int getY() { return packed % 100; } }");
    assertThat(unit.written(Map.of("x", 3, "y", 4))).isEqualTo("{\"x\": 3, \"y\": 4}");
  }

  @Test
  void builderSetsAPropertyWithoutAField() {
    Unit unit = new Unit("@VariantDictionary class Unit { private final transient int packed;"
        + " private Unit(Builder builder) { packed = builder.x; } int getX() { return packed; }"
        + " static Builder builder() { return new Builder(); }"
        + " static class Builder { int x; Builder x(int x) { this.x = x; return this; }"
        + " Unit build() { return new Unit(this); } } }");
    assertThat(unit.written(Map.of("x", 3))).isEqualTo("{\"x\": 3}");
  }

  @Test
  void annotatedGetterWithoutASetterCanOnlyBeWritten() {
    Unit unit = new Unit("@VariantDictionary record Unit(int x, int y) {"
        + " @VariantField(access = FieldAccess.WRITE_ONLY) int sum() { return x + y; } }");
    assertThat(unit.written(Map.of("x", 3, "y", 4))).isEqualTo("{\"x\": 3, \"y\": 4, \"sum\": 7}");
  }

  @Test
  void getterWithoutSetterOrAnnotationIsNotAProperty() {
    Unit unit =
        new Unit("@VariantDictionary class Unit { int hp; int getLevel() { return hp / 10; }"
            + " int level() { return 1; } void setTitle(String title) {}"
            + " @VariantIgnore boolean isDead() { return hp == 0; } }");
    assertThat(unit.written(Map.of("hp", 7, "level", 1))).isEqualTo("{\"hp\": 7}");
  }

  @Test
  void gettersOfFieldsThatAreNotMappedAreNotProperties() {
    Unit unit = new Unit("@VariantDictionary class Unit { int hp; @VariantIgnore int _cache;"
        + " transient boolean isOld; static int count;"
        + " int getCache() { return _cache; } void setCache(int cache) {}"
        + " boolean isOld() { return isOld; } void setOld(boolean old) {}"
        + " int getCount() { return count; } void setCount(int count) {} }");
    assertThat(unit.written(Map.of("hp", 7))).isEqualTo("{\"hp\": 7}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"int getGold()", "void setGold(int value)"})
  void annotatedAccessorsOfATransientFieldAreAProperty(String annotated) {
    String source = "@VariantDictionary class Unit { int hp; private final"
        + " transient java.util.concurrent.atomic.AtomicInteger gold ="
        + " new java.util.concurrent.atomic.AtomicInteger(5);"
        + " int getGold() { return gold.get(); }"
        + " void setGold(int value) { gold.set(value); } }";
    Unit unit = new Unit(source.replace(annotated, "@VariantField(\"coins\") " + annotated));
    assertThat(unit.written(Map.of("hp", 1, "coins", 7))).isEqualTo("{\"hp\": 1, \"coins\": 7}");
    assertThat(unit.written(Map.of("hp", 1))).isEqualTo("{\"hp\": 1, \"coins\": 5}");
  }

  @Test
  void annotatedAccessorsOfAnInterfaceAreAProperty() {
    Unit unit = new Unit("interface Purse { int[] purse(); int getCount(); String getName();"
        + " @VariantField(\"coins\") default int getGold() { return purse()[0]; }"
        + " default void setGold(int gold) { purse()[0] = gold; }"
        + " default int getSum() { return 1; } default void setSum(int sum) {} }"
        + " interface Rich extends Purse {"
        + " @VariantField(access = FieldAccess.WRITE_ONLY) default boolean isRich() {"
        + " return getGold() > 5; } }"
        + " abstract class Base implements Rich {}"
        + " @VariantArray class Unit extends Base { private final transient int[] purse = {0};"
        + " int hp; public int[] purse() { return purse; }"
        + " public int getCount() { return 1; } public String getName() { return \"\"; } }");
    assertThat(unit.written(List.of(1, false, 7))).isEqualTo("[1, true, 7]");
  }

  @Test
  void accessorsThatThrowAreNotAProperty() {
    Unit unit = new Unit("@VariantDictionary class Unit { int hp;"
        + " int getGold() throws java.io.IOException { return 1; } void setGold(int gold) {} }");
    assertThat(unit.written(Map.of("hp", 7))).isEqualTo("{\"hp\": 7}");
  }

  @Test
  void singleValueHasNoPropertyBesideItsField() {
    Unit unit = new Unit("@VariantSingleValue class Unit { int hp;"
        + " String getText() { return \"\" + hp; } void setText(String text) {} }");
    assertThat(unit.written(7)).isEqualTo("7");
  }

  @Test
  void ignoredPairIsLeftOut() {
    Unit unit = new Unit("@VariantDictionary class Unit { int hp;"
        + " int getGold() { return 1; } @VariantIgnore void setGold(int gold) {} }");
    assertThat(unit.written(Map.of("hp", 7))).isEqualTo("{\"hp\": 7}");
  }

  @Test
  void propertyWithoutAFieldIsMergedAndOrdered() {
    Unit unit =
        new Unit("@VariantDictionary(changes = true, order = \"gold\") class Unit { int hp; "
            + PURSE + " }");
    assertThat(unit.written(Map.of("hp", 1, "gold", 7))).isEqualTo("{\"gold\": 7, \"hp\": 1}");
    assertThat(unit.changes(Map.of("gold", 7), Map.of("gold", 8))).isEqualTo("{\"gold\": 8}");
    assertThat(unit.merged(Map.of("gold", 7), Map.of("gold", 8))).isEqualTo("gold 8");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      int hp; static class In { @VariantField int hp() { return 1; } }     | not mapped
      @VariantField <T> T getData() { return null; }                       | neither the getter
      @VariantField static int getCount() { return 1; }                    | neither the getter
      @VariantField private int getGold() { return 1; }                    | private
      int hp; @VariantField private void setHp(int hp) {}                  | private
      private int getGold() { return 1; } @VariantField void setGold(int gold) {} | neither the
      int hp; @VariantField void setHp(String hp) {}                       | neither the getter
      int hp; @VariantField Long getHp() { return 1L; }                    | neither the getter
      int hp; @VariantField Long getHp() { return 1L; } void setHp(Long l) {} | transient
      int hp; @VariantField void setHp(String h) {} String getHp() { return ""; } | transient
      int hp; void setHp(@VariantField int hp) {}                          | Move it to the setter
      int hp; void heal(@VariantField int hp) {}                           | doesn't call
      @VariantField void setGold(int gold, int more) {}                    | neither the getter
      """)
  void annotationThatHasNoEffectIsReported(String members, String message) {
    assertThat(problems("@VariantDictionary class Unit { " + members + " }"))
        .anyMatch(problem -> problem.contains("has no effect") && problem.contains(message));
  }

  @Test
  void annotatedGetterWithoutASetterIsReportedUnlessItIsWriteOnly() {
    assertThat(problems("@VariantDictionary class Unit { int hp;"
            + " @VariantField(\"dead\") boolean isDead() { return hp == 0; } }"))
        .containsExactly("[VariantNoSetter] Unit.dead can't be read, because it has only a getter,"
            + " without a field, and the creator has no parameter of that name. Add setDead(…) with"
            + " the getter's type, add the parameter to the creator, make the property write-only"
            + " with access = FieldAccess.WRITE_ONLY, or leave the property out with"
            + " @VariantIgnore.");
  }
}
