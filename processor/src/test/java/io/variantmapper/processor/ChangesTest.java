package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.runtime.ChangeSerializer;
import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantWriter;
import java.io.IOException;
import java.lang.reflect.Method;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Writing and merging changes. The mapped types are in a golden case. */
class ChangesTest {
  private static Compiled compiled;
  private static List<?> examples;

  @BeforeAll
  static void compile() throws IOException, ReflectiveOperationException {
    compiled = Golden.named("changes").compiled();
    examples = compiled.examples();
  }

  @SuppressWarnings("unchecked") // javac cannot see classes that are loaded at run time.
  private static ChangeSerializer<Object> serializer(Object value)
      throws ReflectiveOperationException {
    return (ChangeSerializer<Object>) Compiled.serializer(value.getClass());
  }

  private static Object copy(Object value) throws ReflectiveOperationException {
    return serializer(value).decode(serializer(value).encode(value));
  }

  /** Returns the changes from one example to another as text. */
  private static String changes(int before, int after) throws ReflectiveOperationException {
    byte[] packet =
        serializer(examples.get(before)).encodeChanges(examples.get(before), examples.get(after));
    return Variant.decode(packet, VariantFormat.GODOT_4).toString();
  }

  private static Object merged(int before, Map<String, ?> changes)
      throws ReflectiveOperationException {
    byte[] packet = Variant.of(changes).encode(VariantFormat.GODOT_4);
    return serializer(examples.get(before)).decodeChanges(copy(examples.get(before)), packet);
  }

  static Stream<Arguments> pairs() {
    return examples.stream()
        .flatMap(before -> examples.stream()
            .filter(after -> after.getClass() == before.getClass())
            .flatMap(after -> Stream.of(VariantFormat.GODOT_4, VariantFormat.GODOT_3)
                .map(format -> Arguments.of(before, after, format))));
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void mergedChangesGiveTheSecondObject(Object before, Object after, VariantFormat format)
      throws ReflectiveOperationException {
    byte[] packet = serializer(before).encodeChanges(before, after, format);
    Object merged = serializer(before).decodeChanges(copy(before), packet, format);
    assertThat(merged).usingRecursiveComparison().isEqualTo(after);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@VariantDictionary(changes = true)"
            + " public record Player(int hp, @VariantIgnore String session) {}",
        "@VariantDictionary(changes = true) public class Player {"
            + " final int hp; @VariantIgnore final String session;"
            + " Player(int hp, String session) { this.hp = hp; this.session = session; }"
            + " @Override public String toString() { return hp + session; } }",
      })
  void mergingKeepsIgnoredFields(String source) throws ReflectiveOperationException {
    Compiled player = Compiled.of(JavaFileObjects.forSourceString(
        "game.Player", "package game; import io.variantmapper.annotations.*; " + source));
    assertThat(player.messages()).isEmpty();
    var constructor = player.type("game.Player").getDeclaredConstructor(int.class, String.class);
    constructor.setAccessible(true);
    Object before = constructor.newInstance(5, "abc");
    byte[] changes = Variant.of(Map.of("hp", 7)).encode(VariantFormat.GODOT_4);
    assertThat(serializer(before).decodeChanges(before, changes).toString())
        .contains("7")
        .contains("abc");
  }

  @Test
  void onlyDifferingFieldsAreSent() throws ReflectiveOperationException {
    assertThat(changes(5, 6)).isEqualTo("{\"open\": true}");
    assertThat(changes(5, 5)).isEqualTo("{}");
  }

  @Test
  void onlyTheChangesOfANestedObjectAreSent() throws ReflectiveOperationException {
    assertThat(changes(3, 4)).isEqualTo("{\"label\": \"wolf\", \"guild\": {\"rank\": 2}}");
    assertThat(changes(10, 11)).isEqualTo("{\"box\": {\"weight\": 3}}");
  }

  @Test
  void nestedValueWithChangesIsComparedOnlyByItsFields() throws ReflectiveOperationException {
    Compiled node = Compiled.of(JavaFileObjects.forSourceString("game.Node", """
        package game;
        import io.variantmapper.annotations.*;
        @VariantDictionary(changes = true)
        public record Node(int id, @VariantField(required = false) Node next) {
          static Node chain(int nodes, int last) {
            Node chain = new Node(last, null);
            for (int i = 1; i < nodes; i++) {
              chain = new Node(i, chain);
            }
            return chain;
          }
          public static byte[] changes(int last) {
            return NodeVariantSerializer.INSTANCE.encodeChanges(chain(3, 0), chain(3, last));
          }
          @Override public boolean equals(Object other) { throw new AssertionError("compared"); }
          @Override public int hashCode() { return id; }
        }
        """));
    assertThat(node.messages()).isEmpty();
    Method changes = node.type("game.Node").getMethod("changes", int.class);
    assertThat(Variant.decode((byte[]) changes.invoke(null, 99), VariantFormat.GODOT_4))
        .hasToString("{\"next\": {\"next\": {\"id\": 99}}}");
    assertThat(Variant.decode((byte[]) changes.invoke(null, 0), VariantFormat.GODOT_4))
        .hasToString("{}");
  }

  @Test
  void valueThatWasNullIsSentWhole() throws ReflectiveOperationException {
    assertThat(changes(2, 4)).contains("\"guild\": {\"name\": \"north\", \"rank\": 2}");
  }

  @Test
  void changeToNullIsSent() throws ReflectiveOperationException {
    assertThat(changes(4, 3)).isEqualTo("{\"label\": null, \"guild\": {\"rank\": 1}}");
  }

  @Test
  void objectWhoseFieldsCanBeSetIsChangedInPlace() throws ReflectiveOperationException {
    Object creature = copy(examples.get(2));
    byte[] packet = Variant.of(Map.of("hp", 1)).encode(VariantFormat.GODOT_4);
    assertThat(serializer(creature).decodeChanges(creature, packet)).isSameAs(creature);
  }

  @Test
  void readIntoFillsAnExistingObject() throws ReflectiveOperationException {
    Object creature = copy(examples.get(4));
    VariantReader in = new VariantReader(
        Variant.of(Map.of("hp", 1)).encode(VariantFormat.GODOT_4), VariantFormat.GODOT_4);
    serializer(creature)
        .getClass()
        .getMethod("readInto", creature.getClass(), VariantReader.class)
        .invoke(serializer(creature), creature, in);
    assertThat(creature).extracting("hp", "label").containsExactly(1, "wolf");
  }

  @Test
  void classWithAWriteOnlyFieldHasReadInto() throws ReflectiveOperationException {
    Compiled unit = Compiled.of(JavaFileObjects.forSourceString("game.Unit", """
        package game;
        import io.variantmapper.annotations.*;
        @VariantDictionary(changes = true)
        class Unit {
          @VariantField(access = FieldAccess.WRITE_ONLY) int out;
          int hp;
        }
        """));
    assertThat(unit.serializer("game.Unit").getClass().getMethods())
        .extracting(Method::getName)
        .contains("readInto");
  }

  @Test
  void changesOfARepeatedKeyAreAllMerged() throws ReflectiveOperationException {
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);
    out.beginDictionary(2);
    for (String key : List.of("name", "rank")) {
      out.writeString("guild");
      out.writeVariant(Variant.of(Map.of(key, key.equals("name") ? "south" : 9)));
    }
    out.endDictionary();
    assertThat(serializer(examples.get(1)).decodeChanges(examples.get(1), out.toByteArray()))
        .extracting("guild")
        .hasToString("Guild[name=south, rank=9]");
  }

  @Test
  void unknownKeyIsSkipped() throws ReflectiveOperationException {
    assertThat(merged(8, Map.of("user", "Eve", "rank", 1)))
        .hasToString("Login[user=Eve, attempts=1]");
  }

  @Test
  void nilForANonNullFieldIsRefused() {
    Map<String, Object> nil = Collections.singletonMap("label", null);
    assertThatThrownBy(() -> merged(10, nil))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("label");
  }

  @Test
  void nilForAPrimitiveIsRefusedEvenIfReadingWouldIgnoreTheNil() {
    Map<String, Object> nil = Collections.singletonMap("hp", null);
    assertThatThrownBy(() -> merged(4, nil))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("hp");
  }

  @Test
  void nilSetsAFieldToNullEvenIfReadingWouldIgnoreTheNil() throws ReflectiveOperationException {
    Map<String, Object> nil = Collections.singletonMap("guild", null);
    assertThat(merged(4, nil)).extracting("guild").isNull();
  }

  @Test
  void setterThatRefusesNullRefusesTheNilOfChanges() {
    Unit unit = new Unit("@VariantDictionary(changes = true) class Unit {"
        + " private String name = \"x\"; String getName() { return name; }"
        + " void setName(String name) { this.name = java.util.Objects.requireNonNull(name); }"
        + " public String toString() { return name; } }");
    Map<String, Object> nil = Collections.singletonMap("name", null);
    assertThat(unit.read(nil)).isEqualTo("x");
    assertThatThrownBy(() -> unit.merged(Map.of("name", "Ada"), nil))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("$.name")
        .hasCauseInstanceOf(NullPointerException.class);
  }

  @Test
  void nilForANullableFieldWithADefaultIsReadAsNull() {
    Unit unit = new Unit("@VariantDictionary(changes = true) record Unit("
        + "@VariantField(defaultValue = \"5\") @org.jspecify.annotations.Nullable Integer hp) {}");
    Map<String, Object> nil = Collections.singletonMap("hp", null);
    assertThat(unit.merged(Map.of("hp", 1), nil)).isEqualTo("Unit[hp=null]");
  }

  @Test
  void changesFromNullContainTheWholeObject() throws ReflectiveOperationException {
    ChangeSerializer<Object> logins = serializer(examples.get(8));
    byte[] packet = logins.encodeChanges(null, examples.get(8));
    assertThat(logins.decodeChanges(null, packet)).isEqualTo(examples.get(8));
  }

  @Test
  void valueMappedByAMixInWithoutChangesIsWrittenWhole() {
    Unit unit = new Unit("@VariantDictionary(changes = true) record Unit("
        + "  @VariantField(using = Unit.PointMixIn.class) Point point) {"
        + "  record Point(int x, int y) {}"
        + "  @VariantMixIn(Point.class) @VariantDictionary interface PointMixIn {} }");
    assertPointIsWrittenWhole(unit);
  }

  @Test
  void instanceDeclaredAsVariantSerializerWritesTheWholeValue() {
    Unit unit = new Unit("import io.variantmapper.runtime.*;"
        + " @VariantDictionary(changes = true) record Unit("
        + "  @VariantField(using = Unit.Points.class) Point point) {"
        + "  @VariantDictionary(changes = true) record Point(int x, int y) {}"
        + "  interface Points extends ChangeSerializer<Point> {"
        + "   VariantSerializer<Point> INSTANCE = Unit_PointVariantSerializer.INSTANCE; } }");
    assertPointIsWrittenWhole(unit);
  }

  private static void assertPointIsWrittenWhole(Unit unit) {
    Map<String, Object> before = Map.of("point", Map.of("x", 1, "y", 2));
    Map<String, Object> after = Map.of("point", Map.of("x", 1, "y", 3));
    assertThat(unit.changes(before, after)).isEqualTo("{\"point\": {\"x\": 1, \"y\": 3}}");
  }

  @Test
  void houseStyleMayEnableChanges() {
    Unit unit = new Unit("@Unit.Sent record Unit(int hp) {"
        + "  @java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE)"
        + "  @VariantDictionary.Template(changes = true) @interface Sent {} }");
    assertThat(unit.changes(Map.of("hp", 1), Map.of("hp", 2))).isEqualTo("{\"hp\": 2}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Object", "Object[]", "Box<int[]>", "int[][]"})
  void equalArraysAreNeverAChangeWhateverTheirDeclaredType(String type) {
    Unit unit = new Unit("@VariantDictionary(changes = true) record Unit(" + type + " any) {"
        + " @VariantDictionary(changes = true) record Box<T>(T content) {} }");
    Object value = Map.of("any", content(type, 1, 2));
    assertThat(unit.changes(value, Map.of("any", content(type, 1, 2)))).doesNotContain("1");
    assertThat(unit.changes(value, Map.of("any", content(type, 1, 3)))).contains("1, 3");
  }

  private static Object content(String type, int... values) {
    if (type.startsWith("Box")) {
      return Map.of("content", values);
    }
    return type.endsWith("[]") ? List.of(values) : values;
  }
}
