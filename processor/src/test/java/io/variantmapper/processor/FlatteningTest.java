package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** {@code flatten}, in the formats of Godot 3 and Godot 4. */
class FlatteningTest {
  private static final String PLACE = " @VariantDictionary record Place(int x,"
      + " @VariantField(value = \"why\", aliases = \"y\", defaultValue = \"9\") int y) {} }";

  private static final String UNIT =
      "@VariantDictionary record Unit(String name, @VariantField(flatten = true) Place place,"
          + " int hp) {" + PLACE;

  @Test
  void fieldsOfAFlattenedFieldAreReadFromTheOuterDictionary() {
    assertThat(new Unit(UNIT).read(Map.of("name", "ada", "x", 1, "y", 2, "hp", 3)))
        .isEqualTo("Unit[name=ada, place=Place[x=1, y=2], hp=3]");
  }

  @Test
  void fieldsOfAFlattenedFieldAreWrittenToTheOuterDictionary() {
    assertThat(new Unit(UNIT).written(Map.of("name", "ada", "x", 1, "y", 2, "hp", 3)))
        .isEqualTo("{\"name\": \"ada\", \"x\": 1, \"why\": 2, \"hp\": 3}");
  }

  @Test
  void fieldOfAFlattenedFieldHasItsDefault() {
    assertThat(new Unit(UNIT).read(Map.of("name", "ada", "x", 1, "hp", 3)))
        .isEqualTo("Unit[name=ada, place=Place[x=1, y=9], hp=3]");
  }

  @Test
  void fieldsOfAFlattenedFieldAreElementsOfTheOuterArray() {
    Unit unit =
        new Unit("@VariantArray record Unit(String name, @VariantField(flatten = true) Place place,"
            + " int hp) {" + PLACE);
    assertThat(unit.written(List.of("ada", 1, 2, 3))).isEqualTo("[\"ada\", 1, 2, 3]");
  }

  @Test
  void circleOfMixInsIsReported() {
    Compiled compiled = Compiled.of(JavaFileObjects.forSourceString("game.Node", """
        package game;
        import io.variantmapper.annotations.*;
        class Node { Node next; }
        @VariantDictionary @VariantMixIn(Node.class) interface NodeMixIn {
          @VariantField(flatten = true, using = NodeMixIn.class) Node next();
        }
        """));
    assertThat(compiled.messages())
        .singleElement()
        .asString()
        .contains("Node.next can't be flattened, because its type, game.Node, flattens");
  }

  @Test
  void fieldThatIsNotRequiredAcceptsNilInAFlattenedTypeOfAnotherJar()
      throws ReflectiveOperationException {
    Path jar = Compiled.of(JavaFileObjects.forSourceString("lib.Place", """
        package lib;
        import io.variantmapper.annotations.*;
        @VariantDictionary
        public record Place(@VariantField(required = false) String name, int x) {}
        """)).directory();
    Compiled compiled = Compiled.of(
        List.of(JavaFileObjects.forSourceString("game.Unit", """
            package game;
            import io.variantmapper.annotations.*;
            @VariantDictionary
            record Unit(@VariantField(flatten = true) lib.Place place) {}
            """)),
        List.of("-cp", Compiled.classPath(jar)));
    Map<String, Object> entries = new HashMap<>(Map.of("x", 7));
    entries.put("name", null);
    byte[] packet = Variant.of(entries).encode(VariantFormat.GODOT_4);
    assertThat(compiled.serializer("game.Unit", jar).decode(packet))
        .hasToString("Unit[place=Place[name=null, x=7]]");
  }

  @Test
  void flattenedTypeWithoutFieldsTakesNoPosition() {
    Unit unit = new Unit("@VariantArray(reserved = 1) record Unit(String name,"
        + " @VariantField(flatten = true) Mark first, int hp,"
        + " @VariantField(flatten = true) Mark last) { @VariantArray record Mark() {} }");
    List<Object> packet = Arrays.asList("ada", null, 3);
    assertThat(unit.written(packet)).isEqualTo("[\"ada\", null, 3]");
    assertThat(unit.read(packet)).isEqualTo("Unit[name=ada, first=Mark[], hp=3, last=Mark[]]");
  }

  @Test
  void keyOfAFlattenedFieldIsAPrefix() {
    Unit unit = new Unit("@VariantDictionary record Unit("
        + " @VariantField(value = \"to_\", flatten = true) Way way,"
        + " @VariantField(flatten = true) Place place) {"
        + " @VariantArray record Way("
        + " @VariantField(value = \"a_\", flatten = true) Place place, int x) {}" + PLACE);
    assertThat(unit.written(Map.of("to_a_x", 1, "to_a_y", 2, "to_x", 3, "x", 4, "y", 5)))
        .isEqualTo("{\"to_a_x\": 1, \"to_a_why\": 2, \"to_x\": 3, \"x\": 4, \"why\": 5}");
  }

  @Test
  void flattenedTypeKeepsItsConstructorAndDefaults() {
    Unit unit = new Unit("@VariantDictionary class Unit {"
        + "  @VariantField(flatten = true) Body body;"
        + "  int id = 7;"
        + "  @Override public String toString() { return body + \" \" + id; }"
        + " @VariantDictionary static class Body {"
        + "  final String name; int hp = 5; @VariantField(defaultFrom = \"start\") int mp;"
        + "  Body(String name, @VariantIgnore long made) { this.name = name + made; }"
        + "  static int start() { return 3; }"
        + "  @Override public String toString() { return name + \" \" + hp + \" \" + mp; } } }");
    assertThat(unit.read(Map.of("name", "ada"))).isEqualTo("ada0 5 3 7");
    assertThat(unit.read(Map.of("name", "ada", "hp", 1, "mp", 2, "id", 3))).isEqualTo("ada0 1 2 3");
  }

  @Test
  void flattenedFieldWithASetterIsAlwaysSet() {
    Unit unit = new Unit("@VariantDictionary class Unit {"
        + "  @VariantField(flatten = true) private Body body = new Body();"
        + "  public Body getBody() { return body; }"
        + "  public void setBody(Body newBody) { body = newBody; }"
        + "  @Override public String toString() { return body.hp + \" \" + body.mp; }"
        + "  @VariantDictionary static class Body {"
        + "    int hp; @VariantField(required = false) int mp;"
        + "  }"
        + "}");
    assertThat(unit.read(Map.of("hp", 4))).isEqualTo("4 0");
    assertThat(unit.read(List.of(1, 2))).isEqualTo("1 2");
  }

  @Test
  void flattenedObjectIsBuiltByItsBuilder() {
    Unit unit = new Unit("""
        @VariantDictionary record Unit(@VariantField(flatten = true) Body body, int id) {
          @VariantDictionary static class Body {
            final int hp;
            final int mp;
            private Body(int hp, int mp) { this.hp = hp; this.mp = mp; }
            @VariantCreator static Builder builder() { return new Builder(); }
            @Override public String toString() { return hp + " " + mp; }
          }
          static class Builder {
            private int hp;
            private int mp = 2;
            Builder hp(int hp) { this.hp = hp; return this; }
            Builder mp(int mp) { this.mp = mp; return this; }
            Body build() { return new Body(hp, mp); }
          }
        }""");
    assertThat(unit.read(Map.of("hp", 4, "id", 1))).isEqualTo("Unit[body=4 2, id=1]");
    assertThat(unit.written(Map.of("hp", 4, "mp", 5, "id", 1)))
        .isEqualTo("{\"hp\": 4, \"mp\": 5, \"id\": 1}");
  }

  @Test
  void objectWithAFlattenedFieldIsBuiltByItsBuilder() {
    Unit unit = new Unit("""
        @VariantDictionary class Unit {
          final int hp;
          @VariantField(flatten = true) final Place place;
          private Unit(int hp, Place place) { this.hp = hp; this.place = place; }
          @VariantCreator static Builder builder() { return new Builder(); }
          @Override public String toString() { return hp + " " + place; }
          static class Builder {
            private int hp = 1;
            private Place place = new Place(0, 0);
            Builder hp(int hp) { this.hp = hp; return this; }
            Builder place(Place place) { this.place = place; return this; }
            Unit build() { return new Unit(hp, place); }
          }
        """ + PLACE);
    assertThat(unit.read(Map.of("x", 1, "y", 3))).isEqualTo("1 Place[x=1, y=3]");
    assertThat(unit.written(Map.of("hp", 4, "x", 1)))
        .isEqualTo("{\"hp\": 4, \"x\": 1, \"why\": 9}");
  }

  @Test
  void flattenedTypeMaySupportChanges() {
    Unit unit = new Unit("@VariantDictionary record Unit(@VariantField(flatten = true) Body body) {"
        + " @VariantDictionary(changes = true) record Body(int hp, Cell cell) {}"
        + " @VariantDictionary(changes = true) record Cell(int x) {} }");
    assertThat(unit.written(Map.of("hp", 1, "cell", Map.of("x", 2))))
        .isEqualTo("{\"hp\": 1, \"cell\": {\"x\": 2}}");
  }

  @Test
  void flattenedSubtypeHasNoTag() {
    Unit unit = new Unit("@VariantDictionary record Unit(@VariantField(flatten = true) Start start)"
        + "{ @VariantDictionary sealed interface Event {}"
        + "  @VariantDictionary record Start(int time) implements Event {} }");
    assertThat(unit.written(Map.of("time", 3))).isEqualTo("{\"time\": 3}");
  }

  @Test
  void fallbackWritesItsTagDespiteAFlattenedFieldNamedLikeTheTag() {
    Unit unit = new Unit("@VariantDictionary sealed interface Unit {"
        + " @VariantDictionary @VariantSubtype(fallback = true)"
        + " record Other(@VariantField(flatten = true, using = Mixed.class) Cell type)"
        + " implements Unit {}"
        + " record Cell(int x) {}"
        + " @VariantMixIn(Cell.class) @VariantDictionary interface Mixed {} }");
    assertThat(unit.written(Map.of("type", "Line", "x", 3)))
        .isEqualTo("{\"type\": \"Other\", \"x\": 3}");
  }

  @Test
  void optionsOfTheFlattenedTypeApply() {
    Unit unit = new Unit("@VariantDictionary record Unit(@VariantField(flatten = true) Body body) {"
        + " @VariantDictionary(nulls = NullPolicy.OMIT) record Body("
        + "  @VariantField(required = false) String name,"
        + "  @VariantField(defaultValue = \"3\", omitDefault = true) int hp,"
        + "  @VariantField(access = FieldAccess.READ_ONLY) int mp,"
        + "  @VariantField(access = FieldAccess.WRITE_ONLY) int xp) {} }");
    assertThat(unit.written(Map.of("mp", 1))).isEqualTo("{\"xp\": 0}");
    assertThat(unit.written(Map.of("mp", 1, "name", "ada", "hp", 4, "xp", 5)))
        .isEqualTo("{\"name\": \"ada\", \"hp\": 4, \"xp\": 0}");
  }

  @Test
  void nullFlattenedFieldIsReportedWithItsName() {
    Unit unit = new Unit("@VariantDictionary record Unit(@VariantField(flatten = true) Body body) {"
        + " @VariantDictionary static class Body {"
        + "  @VariantField(flatten = true) private Place place;"
        + "  void setPlace(Place given) {}"
        + "  Place getPlace() { return place; } }" + PLACE);
    assertThatThrownBy(() -> unit.written(Map.of("x", 1)))
        .isInstanceOf(NullPointerException.class)
        .hasMessage(
            "Unit.Body.place is null, but a flattened field can't be. Set it before writing.");
  }
}
