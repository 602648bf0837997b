package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.runtime.ReadIntoSerializer;
import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantWriter;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Reading packets into existing objects. */
class ReadIntoTest {
  private static final VariantFormat FORMAT = VariantFormat.GODOT_4;
  private static final String SHAPE = "@VariantDictionary(readInto = true)";

  /** Returns a class with {@code int hp}, {@code int mp} and more members. */
  private static Unit unit(String annotation, String more) {
    return new Unit("import java.util.*; import org.jspecify.annotations.Nullable; " + annotation
        + " class Unit { int hp; int mp; " + more + " }");
  }

  private static Unit unit(String field) {
    return unit(SHAPE, field + " public String toString() { return hp + \" \" + mp + \" \" + a; }");
  }

  @Test
  void fieldsOfThePacketAreSetAndOtherFieldsKeepTheirValues() {
    Unit unit = unit("String a;");
    Map<String, Object> existing = Map.of("hp", 1, "mp", 2, "a", "x");
    assertThat(unit.readInto(existing, Map.of("mp", 5))).isEqualTo("1 5 x");
    assertThat(unit.readInto(existing, Map.of())).isEqualTo("1 2 x");
  }

  @Test
  void orderOfTheFieldsDoesNotMatter() {
    Map<String, Object> packet = new LinkedHashMap<>();
    packet.put("a", "y");
    packet.put("mp", 4);
    packet.put("hp", 3);
    assertThat(unit("String a;").readInto(Map.of("a", "x"), packet)).isEqualTo("3 4 y");
  }

  @Test
  void lastValueOfADuplicateKeyWins() {
    Unit unit = unit("String a;");
    VariantWriter out = new VariantWriter(FORMAT);
    out.beginDictionary(2);
    for (int hp : new int[] {3, 4}) {
      out.writeString("hp");
      out.writeInt(hp);
    }
    out.endDictionary();
    assertThat(unit.readInto(Map.of("a", "x"), Variant.decode(out.toByteArray(), FORMAT)))
        .isEqualTo("4 0 x");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@VariantField(aliases = {\"a\", \"b\"}) String a",
        "@VariantField(\"b\") String a",
        "@VariantField(value = \"c\", aliases = \"b\") String a",
      })
  void aliasSetsTheField(String field) {
    assertThat(unit(field.replace("{\"a\", \"b\"}", "\"b\"") + ";")
            .readInto(Map.of("b", "x"), Map.of("b", "y")))
        .isEqualTo("0 0 y");
  }

  @ParameterizedTest
  @CsvSource({
    "String a = \"x\", null",
    "@Nullable String a, null",
    "Optional<String> a, Optional.empty",
    "@VariantField(defaultValue = \"d\") String a, d",
    "Object a, null",
    "@VariantField(nulls = NullPolicy.OMIT) @Nullable String a, null",
  })
  void nilSetsNullOrTheDefault(String field, String result) {
    assertThat(unit(field + ";").readInto(Map.of("a", "x"), Collections.singletonMap("a", null)))
        .isEqualTo("0 0 " + result);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@VariantField(defaultValue = \"d\") String a",
        "@VariantField(defaultValue = \"d\", omitDefault = true) String a",
        "@VariantField(nulls = NullPolicy.OMIT) @Nullable String a",
        "@VariantField(required = false) String a",
      })
  void missingKeyKeepsTheValueWhateverReadingWouldDo(String field) {
    assertThat(unit(field + ";").readInto(Map.of("a", "x"), Map.of("hp", 1))).isEqualTo("1 0 x");
  }

  @Test
  void nilIsIgnoredInANewObjectButSetsNullInAnExistingObject() {
    Unit unit = unit("String a = \"x\";");
    Map<String, Object> nil = Collections.singletonMap("a", null);
    assertThat(unit.read(nil)).isEqualTo("0 0 x");
    assertThat(unit.readInto(Map.of("a", "y"), nil)).isEqualTo("0 0 null");
  }

  @Test
  void setterThatRefusesNullRefusesTheNil() {
    Unit unit = unit("private String a = \"x\"; String getA() { return a; }"
        + " void setA(String a) { this.a = Objects.requireNonNull(a, \"a\"); }");
    Map<String, Object> nil = Collections.singletonMap("a", null);
    assertThat(unit.read(nil)).isEqualTo("0 0 x");
    Object existing = unit.decode(Map.of("a", "y"), FORMAT);
    assertThatThrownBy(() -> unit.readInto(existing, nil, FORMAT))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("$.a")
        .hasCauseInstanceOf(NullPointerException.class);
    assertThat(existing).hasToString("0 0 y");
  }

  @Test
  void nilForAPrimitiveIsRefused() {
    Unit unit = unit("String a;");
    assertThatThrownBy(() -> unit.readInto(Map.of(), Collections.singletonMap("hp", null)))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("$.hp");
  }

  @Test
  void nilInPlaceOfAnObjectIsRefused() {
    Unit unit = unit("String a;");
    Object existing = unit.decode(Map.of("hp", 1), FORMAT);
    assertThatThrownBy(() -> unit.readInto(existing, Variant.Nil.INSTANCE, FORMAT))
        .isInstanceOf(UnexpectedVariantException.class);
    assertThat(existing).hasToString("1 0 null");
  }

  @Test
  void unknownKeyIsSkippedOrRefused() {
    Map<String, Object> packet = Map.of("xp", 3, "hp", 1);
    assertThat(unit("String a;").readInto(Map.of("a", "x"), packet)).isEqualTo("1 0 x");
    Unit strict = unit("@VariantDictionary(readInto = true, unknownKeys = UnknownKeys.FAIL)", "");
    assertThatThrownBy(() -> strict.readInto(Map.of(), packet))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("xp");
  }

  @Test
  void fieldThatIsOnlyWrittenKeepsItsValue() {
    Unit unit = unit("@VariantField(access = FieldAccess.WRITE_ONLY) final String a = \"x\";");
    assertThat(unit.readInto(Map.of(), Map.of("a", "y", "hp", 1))).isEqualTo("1 0 x");
  }

  @Test
  void fieldThatIsOnlyReadNeedsNoGetter() {
    Unit unit = unit(
        SHAPE,
        "@VariantField(access = FieldAccess.READ_ONLY) private String a;"
            + " void setA(String a) { this.a = a; } public String toString() { return a; }");
    assertThat(unit.readInto(Map.of(), Map.of("a", "y"))).isEqualTo("y");
  }

  @Test
  void exceptionOfASetterIsWrappedWithThePathAndLeavesEarlierFieldsSet() {
    Unit unit = unit("private String a = \"x\"; String getA() { return a; }"
        + " void setA(String a) { throw new IllegalArgumentException(\"no \" + a); }");
    Object existing = unit.decode(Map.of(), FORMAT);
    Map<String, Object> packet = new LinkedHashMap<>();
    packet.put("hp", 1);
    packet.put("a", "y");
    packet.put("mp", 2);
    assertThatThrownBy(() -> unit.readInto(existing, packet, FORMAT))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("$.a")
        .hasMessageContaining("no y")
        .hasCauseInstanceOf(IllegalArgumentException.class);
    assertThat(existing).hasToString("1 0 x");
  }

  @Test
  void fieldIsSetForItsViewsOnly() {
    Unit unit = unit(
        "@VariantDictionary(readInto = true, views = \"server\")",
        "@VariantField(views = \"server\") String a = \"x\";"
            + " public String toString() { return hp + a; }");
    Map<String, Object> packet = Map.of("hp", 1, "a", "y");
    assertThat(unit.readInto(Map.of(), packet)).isEqualTo("1x");
    VariantFormat server = FORMAT.withView("server");
    Object existing = unit.decode(Map.of(), FORMAT);
    unit.readInto(existing, packet, server);
    assertThat(existing).hasToString("1y");
  }

  private static final String ITEM = " class Item { int x = 1; int y = 2;"
      + " public String toString() { return x + \"/\" + y; } }";

  @Test
  void nestedObjectWithReadIntoIsFilledInPlace() {
    Unit unit = unit(
        SHAPE,
        "Item a = new Item(); Item same = a; static " + SHAPE + ITEM
            + " public String toString() { return a + \" \" + (a == same); }");
    Map<String, Object> packet = Map.of("a", Map.of("y", 5));
    Object existing = unit.decode(Map.of("a", Map.of("x", 3)), FORMAT);
    unit.readInto(existing, Map.of("same", Map.of("x", 9)), FORMAT);
    unit.readInto(existing, packet, FORMAT);
    assertThat(existing.toString()).startsWith("3/5");
    assertThat(unit("@Nullable Item a; static " + SHAPE + ITEM).readInto(Map.of(), packet))
        .isEqualTo("0 0 1/5");
  }

  @Test
  void nestedObjectWithoutReadIntoIsReplaced() {
    Unit unit = unit("Item a; static @VariantDictionary" + ITEM);
    assertThat(unit.readInto(Map.of("a", Map.of("x", 3)), Map.of("a", Map.of("y", 5))))
        .isEqualTo("0 0 1/5");
  }

  @Test
  void singleValueIsReplaced() {
    Unit unit = unit(
        SHAPE,
        "Heat a = new Heat(); Heat same = a; @VariantSingleValue static class Heat {"
            + " Item item = new Item(); } static " + SHAPE + ITEM
            + " public String toString() { return a.item + \" \" + same.item; }");
    Map<String, Object> packet = Map.of("a", Map.of("y", 5));
    Object existing = unit.decode(Map.of("a", Map.of("x", 3), "same", Map.of("x", 4)), FORMAT);
    unit.readInto(existing, packet, FORMAT);
    assertThat(existing).hasToString("1/5 4/2");
  }

  @Test
  void objectOfATypeWithChangesIsMerged() {
    Unit unit = unit("Item a; @VariantDictionary(changes = true) record Item(int x, int y) {}");
    Map<String, Object> existing = Map.of("a", Map.of("x", 3, "y", 4));
    assertThat(unit.readInto(existing, Map.of("a", Map.of("y", 5))))
        .isEqualTo("0 0 Item[x=3, y=5]");
  }

  @Test
  void changesReplaceANestedObjectThatHasOnlyReadInto() {
    Unit unit = new Unit("@VariantDictionary(changes = true, readInto = true) class Unit {"
        + " Item a; static " + SHAPE + ITEM + " public String toString() { return a + \"\"; } }");
    Map<String, Object> existing = Map.of("a", Map.of("x", 3));
    Map<String, Object> packet = Map.of("a", Map.of("y", 5));
    assertThat(unit.merged(existing, packet)).isEqualTo("1/5");
    assertThat(unit.readInto(existing, packet)).isEqualTo("1/5");
  }

  @Test
  void serializerOfTheUserReadsIntoTheObjectOfAField() {
    Unit unit = new Unit("import io.variantmapper.runtime.*; " + SHAPE + " class Unit {"
        + " @VariantField(using = Unit.Texts.class) StringBuilder a;"
        + " public String toString() { return a.toString(); }"
        + " static final class Texts implements ReadIntoSerializer<StringBuilder> {"
        + "  public void write(VariantWriter out, StringBuilder value) {"
        + "   out.writeString(value == null ? null : value.toString()); }"
        + "  public StringBuilder read(VariantReader in) {"
        + "   return new StringBuilder(in.readString()); }"
        + "  public void readInto(StringBuilder existing, VariantReader in) {"
        + "   existing.append(in.readString()); } } }");
    assertThat(unit.readInto(Map.of("a", "x"), Map.of("a", "y"))).isEqualTo("xy");
  }

  @Test
  void arrayIsReadIntoAnObject() {
    Unit unit = unit(
        "@VariantArray(readInto = true, reserved = 0)",
        "public String toString() { return hp + \" \" + mp; }");
    List<Object> existing = List.of(Variant.Nil.INSTANCE, 1, 2);
    assertThat(unit.readInto(existing, List.of(7, 5))).isEqualTo("5 2");
    assertThat(unit.readInto(existing, List.of(7, 5, 6, 8))).isEqualTo("5 6");
    assertThat(unit.readInto(existing, Map.of("mp", 9))).isEqualTo("1 9");
  }

  @Test
  void tagOfASubtypeIsChecked() throws ReflectiveOperationException {
    Compiled compiled = Compiled.of(
        JavaFileObjects.forSourceString(
            "game.Base",
            "package game; @io.variantmapper.annotations.VariantDictionary"
                + " public sealed interface Base permits Move {}"),
        JavaFileObjects.forSourceString(
            "game.Move",
            "package game; @io.variantmapper.annotations.VariantDictionary(readInto = true)"
                + " public final class Move implements Base { int x; int y;"
                + " public String toString() { return x + \" \" + y; } }"));
    assertThat(compiled.messages()).isEmpty();
    var serializer = (ReadIntoSerializer<Object>) compiled.serializer("game.Move");
    Object move = serializer.decode(packet(Map.of("type", "Move", "x", 1)));
    serializer.decodeInto(move, packet(Map.of("type", "Move", "x", 2)));
    serializer.decodeInto(move, packet(Map.of("y", 3)));
    assertThat(move).hasToString("2 3");
    assertThatThrownBy(() -> serializer.decodeInto(move, packet(Map.of("type", "Stay", "x", 4))))
        .isInstanceOf(UnexpectedVariantException.class);
  }

  private static byte[] packet(Object value) {
    return Variant.of(value).encode(FORMAT);
  }

  @Test
  void genericObjectIsFilled() {
    Unit unit = unit("Box<String> a; static " + SHAPE + " class Box<T> { T content; int n;"
        + " public String toString() { return content + \"/\" + n; } }");
    Map<String, Object> existing = Map.of("a", Map.of("content", "x", "n", 1));
    assertThat(unit.readInto(existing, Map.of("a", Map.of("content", "y")))).isEqualTo("0 0 y/1");
  }

  @Test
  void houseStyleWithReadIntoMayMapRecordsAndInterfaces() {
    String style = " @VariantDictionary.Template(readInto = true)"
        + " @java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE) @interface Data {}";
    Unit unit = unit(
        "@Unit.Data",
        "Place a; Kind k; @Data record Place(int x) {}"
            + " @Data sealed interface Kind {} @Data static final class One implements Kind {}"
            + " public String toString() { return hp + \"\"; }" + style);
    assertThat(unit.readInto(Map.of("hp", 1), Map.of("hp", 5))).isEqualTo("5");
  }

  @Test
  void typeTurnsOffTheSettingOfItsHouseStyle() {
    Unit unit = new Unit("@Unit.Data @VariantDictionary(readInto = false) class Unit {"
        + " final int hp; Unit(int hp) { this.hp = hp; }"
        + " @VariantDictionary.Template(readInto = true)"
        + " @java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE) @interface Data {}"
        + " public String toString() { return hp + \"\"; } }");
    assertThat(unit.read(Map.of("hp", 5))).isEqualTo("5");
  }

  @Test
  void mixInMayReadIntoItsTarget() {
    Unit unit = unit("@VariantField(using = Unit.PointMixIn.class) java.awt.Point a;"
        + " @VariantMixIn(java.awt.Point.class) " + SHAPE + " interface PointMixIn {"
        + " @VariantCreator java.awt.Point of(); }");
    Map<String, Object> existing = Map.of("a", Map.of("x", 1, "y", 2));
    assertThat(unit.readInto(existing, Map.of("a", Map.of("y", 5))))
        .isEqualTo("0 0 java.awt.Point[x=1,y=5]");
  }

  @Test
  void classWithChangesWhoseFieldsCanBeSetReadsIntoObjects() {
    Unit unit = unit(
        "@VariantDictionary(changes = true)",
        "public String toString() { return hp + \" \" + mp; }");
    assertThat(unit.readInto(Map.of("hp", 1, "mp", 2), Map.of("hp", 5))).isEqualTo("5 2");
  }

  @Test
  void recordWithChangesDoesNotReadIntoObjects() throws ReflectiveOperationException {
    Compiled compiled = Golden.named("changes").compiled();
    assertThat(compiled.serializer("game.Login")).isNotInstanceOf(ReadIntoSerializer.class);
    assertThat(compiled.serializer("game.Creature")).isInstanceOf(ReadIntoSerializer.class);
  }
}
