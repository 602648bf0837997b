package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Members that are creators, accessors or constants, and members that only look like them. */
class MemberChoiceTest {
  private static final String HP = "hp=7";

  /**
   * A statement that returns an object of an anonymous subclass of Unit, for a method with a
   * parameter {@code hp}.
   */
  private static final String NEW_UNIT = "return new Unit() { int hp() { return hp; }"
      + " public String toString() { return \"hp=\" + hp; } };";

  /** Returns a class with these members and a {@code toString} method that shows {@code hp}. */
  private static Unit unit(String members) {
    return new Unit("@VariantDictionary class Unit {" + members
        + "  public String toString() { return \"hp=\" + hp; } }");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Builder builder() { return null; }" + " static class Builder { private Builder() {} %s }",
        "private static Builder builder() { return null; }"
            + " static class Builder { private Builder() {} %s }",
        "static Builder builder(int seed) { return null; }"
            + " static class Builder { private Builder() {} %s }",
        "static int builder() { return 0; }",
        "static Hidden builder() { return null; }"
            + " private static class Hidden { public Unit build() { return null; } }",
        "static <T> Draft<T> builder() { return null; } static class Draft<T> { %s }",
        "static class Draft { %s }",
        "class Builder { %s }",
        "abstract static class Builder { %s }",
        "static class Builder { Builder(int seed) {} %s }",
        "static class Builder { static Unit build() { return null; } }",
        "static class Builder { private Unit build() { return null; } }",
        "static class Builder { Unit build(int seed) { return null; } }",
        "static class Builder { String build() { return null; } }"
      })
  void classWithoutASuitableBuildMethodIsNotABuilder(String members) {
    Unit unit = unit("int hp; " + members.replace("%s", "Unit build() { return null; }"));
    assertThat(unit.read(Map.of("hp", 7))).isEqualTo(HP);
  }

  @Test
  void staticMethodOfABuilderIsNotASetter() {
    Unit unit = unit("final int hp; private Unit(int hp) { this.hp = hp; }"
        + "  public static class Builder {"
        + "    int hp;"
        + "    public static void hp(int other) {}"
        + "    public void setHp(int given) { hp = given; }"
        + "    public Unit build() { return new Unit(hp); } }");
    assertThat(unit.read(Map.of("hp", 7))).isEqualTo(HP);
  }

  @Test
  void methodOfABuilderMayTakeTheValueOfAnOptional() {
    Unit unit = new Unit("import java.util.*;"
        + " @VariantDictionary(changes = true) class Unit {"
        + "  final Optional<Integer> hp; final OptionalLong age;"
        + "  private Unit(Optional<Integer> hp, OptionalLong age) { this.hp = hp; this.age = age; }"
        + "  public String toString() { return hp + \" \" + age; }"
        + "  static Builder builder() { return new Builder(); }"
        + "  static class Builder {"
        + "    private Optional<Integer> hp = Optional.empty();"
        + "    private OptionalLong age = OptionalLong.empty();"
        + "    void hp(int hp) { this.hp = Optional.of(hp); }"
        + "    void setAge(long age) { this.age = OptionalLong.of(age); }"
        + "    Unit build() { return new Unit(hp, age); } } }");
    assertThat(unit.read(Map.of("hp", 7, "age", 8))).isEqualTo("Optional[7] OptionalLong[8]");
    assertThat(unit.read(Map.of())).isEqualTo("Optional.empty OptionalLong.empty");
    Map<String, Integer> none = new HashMap<>();
    none.put("hp", null);
    assertThat(unit.read(none)).isEqualTo("Optional.empty OptionalLong.empty");
    assertThat(unit.merged(Map.of("hp", 7, "age", 8), none))
        .isEqualTo("Optional.empty OptionalLong[8]");
  }

  @Test
  void buildMethodMayHaveAnyName() {
    Unit unit = unit("final int hp; private Unit(int hp) { this.hp = hp; }"
        + "  static class Builder {"
        + "    private int hp;"
        + "    void hp(int given) { hp = given; }"
        + "    Unit autoBuild() { return new Unit(hp); } }");
    assertThat(unit.read(Map.of("hp", 7))).isEqualTo(HP);
  }

  @Test
  void constructorThatTakesTheBuilderIsNotACreator() {
    Unit unit = unit("final int hp; Unit(Builder builder) { hp = builder.hp; }"
        + "  static class Builder {"
        + "    private int hp;"
        + "    void hp(int given) { hp = given; }"
        + "    Unit build() { return new Unit(this); } }");
    assertThat(unit.read(Map.of("hp", 7))).isEqualTo(HP);
  }

  @Test
  void setterOfABuilderHasExactlyOneParameter() {
    Unit unit = unit("final int hp; private Unit(int hp) { this.hp = hp; }"
        + "  static class Builder {"
        + "    private int hp;"
        + "    int hp() { return hp; }"
        + "    void hp(int given, int times) { hp = given * times; }"
        + "    void hp(int given) { hp = given; }"
        + "    Unit build() { return new Unit(hp); } }");
    assertThat(unit.read(Map.of("hp", 7))).isEqualTo(HP);
  }

  @Test
  void getterThatReturnsTheTypeItselfIsNotASetter() {
    Unit unit = unit("int hp; Unit next; Unit next() { return next; }");
    assertThat(unit.read(Map.of("hp", 1, "next", Map.of("hp", 7)))).isEqualTo("hp=1");
  }

  @Test
  void setterMayReturnASupertype() {
    Unit unit = new Unit("interface Base {} @VariantDictionary class Unit implements Base {"
        + "  private int hp;"
        + "  int hp() { return hp; }"
        + "  Base hp(int given) { hp = given; return this; }"
        + "  public String toString() { return \"hp=\" + hp; } }");
    assertThat(unit.read(Map.of("hp", 7))).isEqualTo(HP);
  }

  @Test
  void setterMayTakeAWiderNumber() {
    Unit unit = unit("private int hp; int getHp() { return hp; }"
        + "  void setHp(double given) { hp = (int) given; }");
    assertThat(unit.read(Map.of("hp", 7))).isEqualTo(HP);
  }

  @Test
  void creatorMayTakeTheBoxedTypeOfAField() {
    Unit unit = unit("final int hp; Unit(Integer hp) { this.hp = hp; }");
    assertThat(unit.read(Map.of("hp", 7))).isEqualTo(HP);
  }

  @Test
  void accessorsMayUseTheJavaBeansSpelling() {
    Unit unit = new Unit("@VariantDictionary class Unit {"
        + "  private int xPos; private boolean iPhone;"
        + "  int getxPos() { return xPos; } void setxPos(int x) { xPos = x; }"
        + "  boolean isiPhone() { return iPhone; } void setiPhone(boolean i) { iPhone = i; } }");
    assertThat(unit.written(Map.of("xPos", 7, "iPhone", true)))
        .isEqualTo("{\"xPos\": 7, \"iPhone\": true}");
  }

  @Test
  void prefixOfAnAccessorIsFollowedByACapital() {
    Unit unit = unit("int hp; int gethp() { return 1; } void sethp(int other) {}");
    assertThat(unit.read(Map.of("hp", 7))).isEqualTo(HP);
    assertThat(unit.written(Map.of("hp", 7))).isEqualTo("{\"hp\": 7}");
  }

  @Test
  void creatorMayDeclareThatItThrowsAnError() {
    Unit unit = unit("int hp; Unit() throws StackOverflowError {}");
    assertThat(unit.read(Map.of("hp", 7))).isEqualTo(HP);
  }

  @Test
  void annotatedFactoryOfAnAbstractTypeMayHaveAnyName() {
    Unit unit = new Unit("@VariantDictionary abstract class Unit { abstract int hp();"
        + "  @VariantCreator static Unit made(int hp) {"
        + NEW_UNIT + " } }");
    assertThat(unit.read(Map.of("hp", 7))).isEqualTo(HP);
  }

  @Test
  void recordIsCreatedByItsCanonicalConstructor() {
    Unit unit = new Unit("@VariantDictionary record Unit(int hp) {"
        + "  Unit(int hp, int more) { this(hp + more); }"
        + "  Unit(String hp) { this(hp.length()); }"
        + "  Unit(int hp) { this.hp = hp; } }");
    assertThat(unit.read(Map.of("hp", 7))).isEqualTo("Unit[hp=7]");
  }

  @Test
  void privateMethodIsNotAFactory() {
    Unit unit = new Unit("@VariantDictionary abstract class Unit { abstract int hp();"
        + "  private static Unit create(int hp) {"
        + NEW_UNIT + " }"
        + "  static Unit of(int hp) { return create(hp); } }");
    assertThat(unit.read(Map.of("hp", 7))).isEqualTo(HP);
  }

  @Test
  void instanceMethodIsNotAFactory() {
    Unit unit = new Unit("@VariantDictionary abstract class Unit { abstract int hp();"
        + "  Unit of(int hp) { return create(hp + 1); }"
        + "  static Unit create(int hp) {"
        + NEW_UNIT + " } }");
    assertThat(unit.read(Map.of("hp", 7))).isEqualTo(HP);
  }

  @Test
  void voidMethodIsNotAProperty() {
    Unit unit = new Unit("@VariantDictionary interface Unit { int hp(); void heal();"
        + "  static Unit of(int hp) {"
        + "    record Made(int hp) implements Unit { public void heal() {} }"
        + "    return new Made(hp); } }");
    assertThat(unit.written(Map.of("hp", 7))).isEqualTo("{\"hp\": 7}");
  }

  @Test
  void namesThatOnlyResembleAccessorsAreKept() {
    Unit unit = new Unit("@VariantDictionary interface Unit {"
        + "  int get(); int maxHp(); int isOpen();"
        + "  static Unit of(int get, int maxHp, int isOpen) {"
        + "    record Made(int get, int maxHp, int isOpen) implements Unit {}"
        + "    return new Made(get, maxHp, isOpen); } }");
    assertThat(unit.written(Map.of("get", 1, "maxHp", 2, "isOpen", 3)))
        .isEqualTo("{\"get\": 1, \"maxHp\": 2, \"isOpen\": 3}");
  }

  @Test
  void nameOfAPropertyMayBeAKeyword() {
    Unit unit = new Unit("@VariantDictionary interface Unit {"
        + "  boolean issue(); int getInt(); int hashCode(); String toString();"
        + "  static Unit of(boolean issue, int getInt) {"
        + "    record Made(boolean issue, int getInt) implements Unit {}"
        + "    return new Made(issue, getInt); } }");
    assertThat(unit.written(Map.of("issue", true, "int", 7)))
        .isEqualTo("{\"issue\": true, \"int\": 7}");
  }

  @Test
  void fieldOfAnEnumIsNotAConstant() {
    Unit unit = new Unit("@VariantDictionary record Unit(Kind kind) {"
        + "  enum Kind {"
        + "    @VariantValue(number = 5) MAGE, @VariantValue(number = 6) ROGUE; int level; } }");
    assertThat(unit.read(Map.of("kind", 6))).isEqualTo("Unit[kind=ROGUE]");
  }

  @Test
  void publicFieldOfAJdkSuperclassIsMapped() {
    Unit unit = new Unit("@VariantDictionary class Unit extends java.io.StreamTokenizer {"
        + "  Unit() { super(new java.io.StringReader(\"\")); }"
        + "  public String toString() { return sval + ttype + nval; } }");
    assertThat(unit.read(Map.of("sval", "hp", "ttype", 7, "nval", 2.5))).isEqualTo("hp72.5");
  }

  @Test
  void abstractCollectionIsMappedByItsFields() {
    Unit unit = new Unit("@VariantDictionary class Unit extends java.util.AbstractList<Integer> {"
        + "  int hp;"
        + "  public Integer get(int index) { return hp; }"
        + "  public int size() { return 1; } }");
    assertThat(unit.read(Map.of("hp", 7))).isEqualTo("[7]");
  }

  @Test
  void fieldMayHideAnIgnoredInheritedField() {
    Unit unit = new Unit("abstract class Base { @VariantIgnore private final int hp = 1; }"
        + "@VariantDictionary class Unit extends Base {"
        + "  final int hp;"
        + "  Unit(int hp) { this.hp = hp; }"
        + "  public String toString() { return \"hp=\" + hp; } }");
    assertThat(unit.read(Map.of("hp", 7))).isEqualTo(HP);
    assertThat(unit.written(Map.of("hp", 7))).isEqualTo("{\"hp\": 7}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"@VariantIgnore int", "transient int", "static int"})
  void hiddenFieldIsMappedByItsAccessors(String hiding) {
    Unit unit = new Unit("class Base { private int hp;"
        + "  int getHp() { return hp; }  void setHp(int given) { hp = given; } }"
        + "@VariantDictionary class Unit extends Base {"
        + hiding + " hp;"
        + "  public String toString() { return \"hp=\" + getHp(); } }");
    assertThat(unit.read(Map.of("hp", 7))).isEqualTo(HP);
  }

  @Test
  void fieldsOfASuperclassThatIsNotMappedMayBeAnnotated() {
    Unit unit = new Unit("class Creature { @VariantField(\"health\") int hp; }"
        + " @VariantDictionary class Unit extends Creature {"
        + "  public String toString() { return \"hp=\" + hp; } }");
    assertThat(unit.read(Map.of("health", 7))).isEqualTo(HP);
  }

  @Test
  void fieldOfANestedTypeMayHideAnIgnoredInheritedField() {
    Unit unit = new Unit("class Creature { @VariantIgnore int hp; }"
        + " @VariantDictionary class Unit { Monster monster;"
        + "  @VariantDictionary static class Monster extends Creature { int hp; }"
        + "  public String toString() { return \"hp=\" + monster.hp; } }");
    assertThat(unit.read(Map.of("monster", Map.of("hp", 7)))).isEqualTo(HP);
  }

  @Test
  void fieldsOfAnAbstractSuperclassWithAFactoryAreInherited() {
    Unit unit = new Unit("abstract class Creature { int hp;"
        + "  static Creature create(String kind) { return new Unit(); } }"
        + " @VariantDictionary class Unit extends Creature {"
        + "  public String toString() { return \"hp=\" + hp; } }");
    assertThat(unit.read(Map.of("hp", 7))).isEqualTo(HP);
  }

  @Test
  void interfaceMethodWithADefaultImplementationIsNotAProperty() {
    Unit unit = new Unit("interface Named { String name(); }"
        + " interface Titled extends Named { default String name() { return \"x\"; } }"
        + " interface Aged extends Named { int hp(); }"
        + " @VariantDictionary abstract class Unit implements Titled, Aged {"
        + "  static Unit create(int hp) { return new Unit() { public int hp() { return hp; }"
        + "    public String toString() { return \"hp=\" + hp; } }; } }");
    assertThat(unit.read(Map.of("hp", 7))).isEqualTo(HP);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "(changes = true)"})
  void annotatedConstructorIsCalledEvenIfAnotherTakesTheExactType(String settings) {
    Unit unit = new Unit("@VariantDictionary" + settings + " class Unit {"
        + " private final int hp; int getHp() { return hp; }"
        + " Unit(int hp) { this.hp = -hp; }"
        + " @VariantCreator Unit(long hp) { this.hp = (int) hp; }"
        + " public String toString() { return \"hp=\" + hp; } }");
    assertThat(unit.read(Map.of("hp", 7))).isEqualTo(HP);
  }
}
