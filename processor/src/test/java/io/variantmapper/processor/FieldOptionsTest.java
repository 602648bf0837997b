package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The members of {@code @VariantField}, in the formats of Godot 3 and Godot 4. */
class FieldOptionsTest {
  @Test
  void fieldIsReadByAnAlias() {
    Unit unit = new Unit("@VariantDictionary record Unit("
        + "@VariantField(aliases = {\"health\", \"life\"}) int hp, int mp) {}");
    assertThat(unit.read(Map.of("life", 7, "mp", 2))).isEqualTo("Unit[hp=7, mp=2]");
    assertThat(unit.read(Map.of("health", 8, "mp", 2))).isEqualTo("Unit[hp=8, mp=2]");
  }

  @Test
  void aliasIsNotWritten() {
    Unit unit = new Unit(
        "@VariantDictionary record Unit(" + "@VariantField(aliases = \"health\") int hp) {}");
    assertThat(unit.written(Map.of("health", 7))).isEqualTo("{\"hp\": 7}");
  }

  @Test
  void arrayTypeIsReadFromADictionaryByTheAliasOfItsField() {
    Unit unit =
        new Unit("@VariantArray record Unit(@VariantField(aliases = \"health\") int hp) {}");
    assertThat(unit.written(Map.of("health", 7))).isEqualTo("[7]");
  }

  @Test
  void missingKeyIsReadAsTheDefault() {
    Unit unit = new Unit("@VariantDictionary record Unit("
        + "@VariantField(defaultValue = \"true\") boolean a,"
        + "@VariantField(defaultValue = \"-128\") byte b,"
        + "@VariantField(defaultValue = \"300\") Short c,"
        + "@VariantField(defaultValue = \"-5\") int d,"
        + "@VariantField(defaultValue = \"9223372036854775807\") long e,"
        + "@VariantField(defaultValue = \"0.1\") float f,"
        + "@VariantField(defaultValue = \"-Infinity\") Double g,"
        + "@VariantField(defaultValue = \"'\") char h,"
        + "@VariantField(defaultValue = \"a \\\"b\\\"\") String i,"
        + "@VariantField(defaultValue = \"\") CharSequence j,"
        + "@VariantField(defaultValue = \"ROGUE\") Kind k) {"
        + "  enum Kind { MAGE, ROGUE } }");
    assertThat(unit.read(Map.of()))
        .isEqualTo("Unit[a=true, b=-128, c=300, d=-5, e=9223372036854775807, f=0.1,"
            + " g=-Infinity, h=', i=a \"b\", j=, k=ROGUE]");
  }

  @ParameterizedTest
  @ValueSource(strings = {"'", "\\\\", "\\n", "\u00e4", "x"})
  void charThatAStringCanHoldMayBeADefault(String text) {
    Unit unit = new Unit(
        "@VariantDictionary record Unit(@VariantField(defaultValue = \"" + text + "\") char c) {}");
    assertThat(unit.read(Map.of())).isEqualTo("Unit[c=" + text.translateEscapes() + "]");
  }

  @Test
  void nilIsReadAsTheDefaultUnlessTheFieldIsNullable() {
    Unit unit = new Unit("@VariantDictionary record Unit("
        + "@VariantField(defaultValue = \"5\") int a,"
        + "@VariantField(defaultValue = \"5\") Integer b,"
        + "@VariantField(defaultValue = \"5\") @org.jspecify.annotations.Nullable Integer c) {}");
    Map<String, Object> nils = new HashMap<>();
    List.of("a", "b", "c").forEach(key -> nils.put(key, null));
    assertThat(unit.read(nils)).isEqualTo("Unit[a=5, b=5, c=null]");
    assertThat(unit.read(Map.of())).isEqualTo("Unit[a=5, b=5, c=5]");
    assertThat(unit.read(Map.of("a", 1, "b", 2, "c", 3))).isEqualTo("Unit[a=1, b=2, c=3]");
  }

  @Test
  void defaultComesFromAStaticMember() {
    Unit unit = new Unit("@VariantDictionary record Unit("
        + "@VariantField(defaultFrom = \"START\") int a,"
        + "@VariantField(defaultFrom = \"tags\") java.util.List<String> b,"
        + "@VariantField(defaultFrom = \"title\") java.util.Optional<String> c) {"
        + "  static final int START = 9;"
        + "  static java.util.List<String> tags() { return java.util.List.of(\"new\"); }"
        + "  static java.util.Optional<String> title() { return java.util.Optional.of(\"t\"); } }");
    assertThat(unit.read(Map.of())).isEqualTo("Unit[a=9, b=[new], c=Optional[t]]");
  }

  @Test
  void setterGetsTheDefaultForAMissingKeyAndForNil() {
    Unit unit = new Unit("@VariantDictionary class Unit {"
        + "  @VariantField(defaultValue = \"5\") byte hp = 1;"
        + "  @VariantField(defaultValue = \"x\") private String name;"
        + "  public String getName() { return name; }"
        + "  public void setName(String name) { this.name = name; }"
        + "  @Override public String toString() { return hp + name; } }");
    Map<String, Object> nils = new HashMap<>();
    List.of("hp", "name").forEach(key -> nils.put(key, null));
    assertThat(unit.read(nils)).isEqualTo("5x");
    assertThat(unit.read(Map.of())).isEqualTo("5x");
    assertThat(unit.read(Map.of("hp", 2, "name", "y"))).isEqualTo("2y");
  }

  @Test
  void defaultIsSetAfterTheConstructorCall() {
    Unit unit = new Unit("@VariantDictionary class Unit {"
        + "  private final String name;"
        + "  @VariantField(defaultValue = \"5\") int hp = 1;"
        + "  int mp = 2;"
        + "  Unit(@VariantField(defaultValue = \"x\") String name) { this.name = name; }"
        + "  public String getName() { return name; }"
        + "  @Override public String toString() { return name + hp + mp; } }");
    assertThat(unit.read(Map.of())).isEqualTo("x52");
    assertThat(unit.read(Map.of("hp", 7, "mp", 8, "name", "y"))).isEqualTo("y78");
  }

  @Test
  void missingElementAtTheEndIsReadAsTheDefault() {
    Unit unit = new Unit(
        "@VariantArray record Unit(int a," + " @VariantField(defaultValue = \"5\") int b) {}");
    assertThat(unit.read(List.of(1))).isEqualTo("Unit[a=1, b=5]");
  }

  @Test
  void valueEqualToItsDefaultIsOmitted() {
    Unit unit = new Unit("@VariantDictionary record Unit("
        + "@VariantField(defaultValue = \"5\", omitDefault = true) int a,"
        + "@VariantField(defaultValue = \"NaN\", omitDefault = true) double b,"
        + "@VariantField(defaultValue = \"x\", omitDefault = true) String c,"
        + "@VariantField(defaultFrom = \"NONE\", omitDefault = true) int[] d,"
        + "@VariantField(defaultFrom = \"NONE_OF_NONE\", omitDefault = true) int[][] e,"
        + "@VariantField(defaultValue = \"7\", omitDefault = true) Long f,"
        + "@VariantField(required = false, omitDefault = true) boolean g,"
        + "java.util.Optional<String> h) {"
        + "  static int[] NONE() { return new int[] {1}; }"
        + "  static int[][] NONE_OF_NONE() { return new int[][] {{1}}; } }");
    assertThat(unit.written(Map.of())).isEqualTo("{\"h\": null}");
    assertThat(unit.written(Map.of("a", 1, "b", 2.5, "g", true)))
        .isEqualTo("{\"a\": 1, \"b\": 2.5, \"g\": true, \"h\": null}");
    assertThat(unit.written(Map.of("c", "", "f", 8, "e", List.of())))
        .isEqualTo("{\"c\": \"\", \"e\": [], \"f\": 8, \"h\": null}");
  }

  @Test
  void nullThatIsNotTheDefaultIsWritten() {
    Unit unit = new Unit("@VariantDictionary(nulls = NullPolicy.OMIT) record Unit("
        + "@VariantField(defaultValue = \"x\", omitDefault = true)"
        + " @org.jspecify.annotations.Nullable String a,"
        + "@VariantField(omitDefault = true) @org.jspecify.annotations.Nullable String b,"
        + "@VariantField(defaultValue = \"x\") @org.jspecify.annotations.Nullable String c) {}");
    Map<String, Object> nils = new HashMap<>();
    List.of("a", "b", "c").forEach(key -> nils.put(key, null));
    assertThat(unit.written(nils)).isEqualTo("{\"a\": null, \"c\": null}");
    assertThat(unit.written(Map.of())).isEqualTo("{\"c\": \"x\"}");
  }

  @Test
  void nullIsWrittenIfTheDefaultIsANumber() {
    Unit unit = new Unit("@VariantDictionary record Unit("
        + "@VariantField(defaultValue = \"5\", omitDefault = true)"
        + " @org.jspecify.annotations.Nullable Integer a) {}");
    Map<String, Object> nil = Collections.singletonMap("a", null);
    assertThat(unit.written(nil)).isEqualTo("{\"a\": null}");
  }

  @Test
  void falseIsWrittenIfTheDefaultIsTrue() {
    Unit unit = new Unit("@VariantDictionary record Unit("
        + "@VariantField(defaultValue = \"true\", omitDefault = true) boolean a) {}");
    assertThat(unit.written(Map.of("a", false))).isEqualTo("{\"a\": false}");
    assertThat(unit.written(Map.of("a", true))).isEqualTo("{}");
  }

  @Test
  void defaultIsWrittenIfOnlyNullsAreOmitted() {
    Unit unit = new Unit("@VariantDictionary(nulls = NullPolicy.OMIT) record Unit("
        + "@VariantField(defaultValue = \"x\") String a) {}");
    assertThat(unit.written(Map.of())).isEqualTo("{\"a\": \"x\"}");
  }

  @Test
  void nullIsOmittedIfItIsTheDefaultEvenIfTheFieldIsNonNull() {
    Unit unit = new Unit("@VariantDictionary(nulls = NullPolicy.OMIT) record Unit("
        + "@VariantField(defaultFrom = \"NOBODY\", omitDefault = true) String a) {"
        + "  static final String NOBODY = null; }");
    assertThat(unit.written(Map.of())).isEqualTo("{}");
    assertThat(unit.written(Map.of("a", "b"))).isEqualTo("{\"a\": \"b\"}");
  }

  private static final String LOGIN = " record Login(String user,"
      + " @VariantField(access = FieldAccess.READ_ONLY) String password,"
      + " @VariantField(access = FieldAccess.WRITE_ONLY, defaultValue = \"9\") int time,"
      + " @VariantField(access = FieldAccess.WRITE_ONLY) String note,"
      + " @VariantField(access = FieldAccess.WRITE_ONLY) java.util.List<String> tags,"
      + " int last) {}";

  private static Unit login(String shape) {
    return new Unit(shape + LOGIN.replace("Login", "Unit"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"@VariantDictionary", "@VariantArray"})
  void writeOnlyFieldIsReadAsItsDefault(String shape) {
    Map<String, Object> entries = Map.of(
        "user", "ada", "password", "p", "time", 1, "note", "n", "tags", List.of("t"), "last", 4);
    assertThat(login(shape).read(entries))
        .isEqualTo("Unit[user=ada, password=p, time=9, note=null, tags=null, last=4]");
  }

  @ParameterizedTest
  @ValueSource(strings = {"@VariantDictionary", "@VariantArray"})
  void writeOnlyFieldMayBeMissing(String shape) {
    assertThat(login(shape).read(Map.of("user", "ada", "password", "p", "last", 4)))
        .isEqualTo("Unit[user=ada, password=p, time=9, note=null, tags=null, last=4]");
  }

  @Test
  void readOnlyFieldIsNotWritten() {
    Map<String, Object> entries = Map.of("user", "ada", "password", "p", "last", 4);
    assertThat(login("@VariantDictionary").written(entries))
        .isEqualTo("{\"user\": \"ada\", \"time\": 9, \"note\": null, \"tags\": null, \"last\": 4}");
    assertThat(login("@VariantArray").written(entries))
        .isEqualTo("[\"ada\", null, 9, null, null, 4]");
  }

  @Test
  void readingSkipsConsecutiveWriteOnlyFields() {
    Unit unit = new Unit("@VariantDictionary class Unit {"
        + "  @VariantField(access = FieldAccess.WRITE_ONLY) int a = 1;"
        + "  @VariantField(access = FieldAccess.WRITE_ONLY) String b = \"b\";"
        + "  @VariantField(access = FieldAccess.WRITE_ONLY) int[] c = {1};"
        + "  int d;"
        + "  @Override public String toString() { return a + b + c[0] + d; } }");
    List<Object> own = List.of(5, "five", List.of(5), 5);
    assertThat(unit.read(own)).isEqualTo("1b15");
    Map<String, Object> inOrder = new LinkedHashMap<>();
    List.of("a", "b", "c", "d").forEach(key -> inOrder.put(key, own.get(inOrder.size())));
    assertThat(unit.read(inOrder)).isEqualTo("1b15");
  }

  @Test
  void readingSkipsAWriteOnlyFieldThatOmitsItsDefault() {
    Unit unit = new Unit("@VariantDictionary record Unit("
        + "@VariantField(access = FieldAccess.WRITE_ONLY, defaultValue = \"9\", omitDefault = true)"
        + " int time) {}");
    assertThat(unit.read(Map.of("time", 1))).isEqualTo("Unit[time=9]");
  }

  @Test
  void defaultOfAWriteOnlyFieldIsNotSet() {
    Unit unit = new Unit("@VariantDictionary class Unit {"
        + "  @VariantField(access = FieldAccess.WRITE_ONLY, defaultValue = \"9\") int out = 1;"
        + "  @Override public String toString() { return \"out=\" + out; } }");
    assertThat(unit.read(Map.of())).isEqualTo("out=1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "record Unit(@VariantField(access = FieldAccess.READ_ONLY) int in,"
            + " @VariantField(access = FieldAccess.WRITE_ONLY) int out, int both) {}",
        "class Unit { @VariantField(access = FieldAccess.READ_ONLY) int in;"
            + " @VariantField(access = FieldAccess.WRITE_ONLY) int out; int both;"
            + " @Override public String toString() {"
            + "  return \"Unit[in=\" + in + \", out=\" + out + \", both=\" + both + \"]\"; } }",
        "class Unit { @VariantField(access = FieldAccess.READ_ONLY) final int in;"
            + " @VariantField(access = FieldAccess.WRITE_ONLY) int out; int both;"
            + " Unit(int in) { this.in = in; } @Override public String toString() {"
            + "  return \"Unit[in=\" + in + \", out=\" + out + \", both=\" + both + \"]\"; } }"
      })
  void changesRespectTheAccessOfFields(String source) {
    Unit unit = new Unit("@VariantDictionary(changes = true) " + source);
    Map<String, Integer> before = Map.of("in", 1, "both", 2);
    assertThat(unit.merged(before, Map.of("in", 5, "out", 6, "both", 7)))
        .isEqualTo("Unit[in=5, out=0, both=7]");
    assertThat(unit.changes(before, Map.of("in", 5, "both", 7))).isEqualTo("{\"both\": 7}");
  }

  @Test
  void builderGetsWriteOnlyFieldsWhenChangesAreMerged() {
    Unit unit = new Unit("@VariantDictionary(changes = true) record Unit("
        + "@VariantField(access = FieldAccess.WRITE_ONLY) int out, int both) {"
        + "  @VariantCreator static Builder builder() { return new Builder(); }"
        + "  static class Builder { int out; int both;"
        + "    void out(int out) { this.out = out; } void both(int both) { this.both = both; }"
        + "    Unit build() { return new Unit(out + 1, both); } } }");
    assertThat(unit.read(Map.of("both", 5))).isEqualTo("Unit[out=1, both=5]");
    assertThat(unit.merged(Map.of("both", 5), Map.of("both", 7))).isEqualTo("Unit[out=2, both=7]");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Unit(int both) { this.both = both; }",
        "private Unit(Builder builder) { both = builder.both; }"
            + " @VariantCreator static Builder builder() { return new Builder(); }"
            + " static class Builder { int both; void both(int both) { this.both = both; }"
            + " Unit build() { return new Unit(this); } }"
      })
  void mergingSkipsAFieldWithoutASetter(String creator) {
    Unit unit = new Unit("@VariantDictionary(changes = true) class Unit {"
        + "  @VariantField(access = FieldAccess.WRITE_ONLY) private final int out = 2;"
        + "  final int both; public int getOut() { return out; }"
        + "  @Override public String toString() { return out + \" \" + both; } " + creator + " }");
    assertThat(unit.merged(Map.of("both", 5), Map.of("both", 7))).isEqualTo("2 7");
  }

  @Test
  void readOnlyFieldNeedsNoGetterAndWriteOnlyFieldNoSetter() {
    Unit unit = new Unit("@VariantDictionary class Unit {"
        + "  @VariantField(access = FieldAccess.READ_ONLY) private int in = 1;"
        + "  @VariantField(access = FieldAccess.WRITE_ONLY) private final int out = 2;"
        + "  public void setIn(int in) { this.in = in; }"
        + "  public int getOut() { return out + in; } }");
    assertThat(unit.written(Map.of("in", 5, "out", 9))).isEqualTo("{\"out\": 7}");
  }

  @Test
  void getterMayBeNullable() {
    Unit unit = new Unit("@VariantDictionary class Unit {"
        + "  private String name = \"\";"
        + "  @org.jspecify.annotations.Nullable String getName() { return name; }"
        + "  void setName(String given) { name = given; }"
        + "  public String toString() { return \"name=\" + name; } }");
    assertThat(unit.read(Collections.singletonMap("name", null))).isEqualTo("name=null");
  }

  @ParameterizedTest
  @ValueSource(strings = {"void setName", "Unit name"})
  void parameterOfASetterMayBeNullable(String setter) {
    Unit unit = new Unit("@VariantDictionary class Unit {"
        + "  private String name = \"\";"
        + "  String getName() { return name; }"
        + "  " + setter + "(@org.jspecify.annotations.Nullable String given) {"
        + "    name = given; " + (setter.startsWith("void") ? "" : "return this; ") + "}"
        + "  public String toString() { return \"name=\" + name; } }");
    assertThat(unit.read(Collections.singletonMap("name", null))).isEqualTo("name=null");
    assertThat(unit.read(Map.of())).isEqualTo("name=");
  }

  @Test
  void parameterOfABuilderMethodMayBeNullable() {
    Unit unit = new Unit("@VariantDictionary record Unit(Hero hero) {"
        + " @VariantDictionary static class Hero { final String name;"
        + "  private Hero(String name) { this.name = name; }"
        + "  public String toString() { return \"name=\" + name; }"
        + "  static class Builder { private String name = \"\";"
        + "   Builder name(@org.jspecify.annotations.Nullable String n) { name = n; return this; }"
        + "   Hero build() { return new Hero(name); } } } }");
    assertThat(unit.read(Map.of("hero", Collections.singletonMap("name", null))))
        .isEqualTo("Unit[hero=name=null]");
    assertThat(unit.read(Map.of("hero", Map.of()))).isEqualTo("Unit[hero=name=]");
  }

  @Test
  void nullableMayBeADeclarationAnnotation() {
    Unit unit = new Unit(
        "@VariantDictionary record Unit(@Nullable String name) { @interface Nullable {} }");
    assertThat(unit.read(Map.of())).isEqualTo("Unit[name=null]");
  }

  @Test
  void defaultFromAMemberIsWidened() {
    Unit unit =
        new Unit("@VariantDictionary record Unit(@VariantField(defaultFrom = \"FULL\") long hp) {"
            + "  static final int FULL = 7; }");
    assertThat(unit.read(Map.of())).isEqualTo("Unit[hp=7]");
  }

  @Test
  void largestNumbersMayBeDefaults() {
    Unit unit = new Unit("@VariantDictionary record Unit("
        + "@VariantField(defaultValue = \"" + Float.MAX_VALUE + "\") float a,"
        + "@VariantField(defaultValue = \"" + Double.MAX_VALUE + "\") double b) {}");
    assertThat(unit.read(Map.of())).isEqualTo("Unit[a=3.4028235E38, b=1.7976931348623157E308]");
  }
}
