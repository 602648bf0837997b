package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.tools.JavaFileObject;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The subtypes of an abstract type, and the places where the abstract type can be used. */
class SubtypeTest {
  private static final JavaFileObject SHAPE = source(
      "Shape",
      "@VariantDictionary public sealed interface Shape {",
      "  @VariantDictionary record Circle(int radius) implements Shape {}",
      "  sealed interface Angled extends Shape {}",
      "  @VariantArray record Box(int width, int height) implements Angled {}",
      "}");

  private static JavaFileObject source(String name, String... lines) {
    return sourceIn("game", name, lines);
  }

  private static JavaFileObject sourceIn(String in, String name, String... lines) {
    String head = """
        package %s;
        import io.variantmapper.annotations.*;
        import java.util.*;
        """;
    return JavaFileObjects.forSourceString(
        in + "." + name, head.formatted(in) + String.join("\n", lines));
  }

  private static Compiled clean(JavaFileObject... sources) {
    Compiled compiled = Compiled.of(sources);
    assertThat(compiled.messages()).isEmpty();
    return compiled;
  }

  private static byte[] packet(Object value) {
    return Variant.of(value).encode(VariantFormat.GODOT_4);
  }

  /** Reads a value as the only field of a record, and returns the written form of the record. */
  private static String again(String field, @Nullable Object value)
      throws ReflectiveOperationException {
    VariantSerializer<Object> box = clean(
            SHAPE, source("Room", "@VariantArray record Room(" + field + " held) {}"))
        .serializer("game.Room");
    byte[] packet = box.encode(box.decode(packet(Collections.singletonList(value))));
    return Variant.decode(packet, VariantFormat.GODOT_4).toString();
  }

  @Test
  void hierarchyMayBeTheTypeOfAField() throws ReflectiveOperationException {
    assertThat(again("Shape", List.of("Circle", 3)))
        .isEqualTo("[{\"type\": \"Circle\", \"radius\": 3}]");
  }

  @Test
  void hierarchyMayBeTheElementTypeOfAList() throws ReflectiveOperationException {
    assertThat(again("List<Shape>", List.of(List.of("Circle", 3), List.of("Box", 1, 2))))
        .isEqualTo("[[{\"type\": \"Circle\", \"radius\": 3}, [\"Box\", 1, 2]]]");
  }

  @Test
  void hierarchyMayBeTheElementTypeOfAnArray() throws ReflectiveOperationException {
    assertThat(again("Shape[]", List.of(List.of("Box", 1, 2)))).isEqualTo("[[[\"Box\", 1, 2]]]");
  }

  @Test
  void hierarchyMayBeTheValueTypeOfAMap() throws ReflectiveOperationException {
    assertThat(again("Map<String, Shape>", Map.of("a", List.of("Box", 1, 2))))
        .isEqualTo("[{\"a\": [\"Box\", 1, 2]}]");
  }

  @Test
  void hierarchyMayBeTheKeyTypeOfAMap() throws ReflectiveOperationException {
    assertThat(again("Map<Shape, String>", Map.of(List.of("Box", 1, 2), "a")))
        .isEqualTo("[{[\"Box\", 1, 2]: \"a\"}]");
  }

  @Test
  void optionalMayHoldAHierarchy() throws ReflectiveOperationException {
    assertThat(again("Optional<Shape>", null)).isEqualTo("[null]");
  }

  @Test
  void nullFieldOfAHierarchyIsWrittenAsNil() throws ReflectiveOperationException {
    assertThat(again("@VariantField(required = false) Shape", null)).isEqualTo("[null]");
  }

  @Test
  void subtypeMayBeTheTypeOfAField() throws ReflectiveOperationException {
    assertThat(again("Shape.Circle", Map.of("radius", 3)))
        .isEqualTo("[{\"type\": \"Circle\", \"radius\": 3}]");
  }

  @Test
  void unknownTagIsRefusedWithItsPath() {
    assertThatThrownBy(
            () -> again("List<Shape>", List.of(List.of("Circle", 3), Map.of("type", "Line"))))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("$[0][1].type");
  }

  @Test
  void hierarchyOfAnotherJarHasTheSameTags() throws ReflectiveOperationException {
    Path jar = clean(SHAPE).directory();
    JavaFileObject room = source("Room", "@VariantArray record Room(Shape shape) {}");
    Compiled compiled = Compiled.of(
        List.of(room), List.of("-Xlint:all", "-Werror", "-cp", Compiled.classPath(jar)));
    assertThat(compiled.messages()).isEmpty();
    VariantSerializer<Object> rooms = compiled.serializer("game.Room", jar);
    byte[] packet = rooms.encode(rooms.decode(packet(List.of(List.of("Circle", 3)))));
    assertThat(Variant.decode(packet, VariantFormat.GODOT_4))
        .hasToString("[{\"type\": \"Circle\", \"radius\": 3}]");
  }

  @Test
  void objectOfAnUnlistedSubtypeIsRefused() throws ReflectiveOperationException {
    VariantSerializer<Object> serializer = clean(source(
            "Thing",
            "@VariantDictionary @VariantSubtypes(Thing.Stone.class) public interface Thing {",
            "  @VariantDictionary record Stone() implements Thing {}",
            "  class Stick implements Thing { public Stick() {} }",
            "}"))
        .serializer("game.Thing");
    Object stick = serializer
        .getClass()
        .getClassLoader()
        .loadClass("game.Thing$Stick")
        .getConstructor()
        .newInstance();
    assertThatThrownBy(() -> serializer.encode(stick))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "game.Thing$Stick is not one of the subtypes tagged \"Stone\". List it as a subtype,"
                + " or write an object of a listed subtype.");
  }

  @Test
  void subclassOfASealedSubtypeIsWrittenAsItself() throws ReflectiveOperationException {
    VariantSerializer<Object> serializer = clean(source(
            "Beast",
            "@VariantDictionary public sealed interface Beast {",
            "  @VariantDictionary sealed class Wolf implements Beast { int age; }",
            "  @VariantDictionary final class Werewolf extends Wolf { int moon; }",
            "}"))
        .serializer("game.Beast");
    byte[] packet = serializer.encode(serializer.decode(packet(Map.of("type", "Werewolf"))));
    assertThat(Variant.decode(packet, VariantFormat.GODOT_4))
        .hasToString("{\"type\": \"Werewolf\", \"age\": 0, \"moon\": 0}");
  }

  @Test
  void subclassListedAfterItsSuperclassIsWrittenAsItself() throws ReflectiveOperationException {
    VariantSerializer<Object> serializer = clean(source(
            "Being",
            "@VariantDictionary @VariantSubtypes({Being.Animal.class, Being.Dog.class})",
            "public interface Being {",
            "  @VariantDictionary class Animal implements Being { int age; }",
            "  @VariantDictionary class Dog extends Animal { String name = \"\"; }",
            "}"))
        .serializer("game.Being");
    byte[] packet = serializer.encode(serializer.decode(packet(Map.of("type", "Dog"))));
    assertThat(Variant.decode(packet, VariantFormat.GODOT_4))
        .hasToString("{\"type\": \"Dog\", \"age\": 0, \"name\": \"\"}");
  }

  @Test
  void listedSubtypesMayBeInAnotherPackage() throws ReflectiveOperationException {
    VariantSerializer<Object> serializer = clean(
            source(
                "Tool",
                "@VariantArray @VariantSubtypes(game.tool.Axe.class)"
                    + " public interface Tool {}"),
            sourceIn(
                "game.tool",
                "Axe",
                "@VariantArray public record Axe(int size)" + " implements game.Tool {}"))
        .serializer("game.Tool");
    assertThat(serializer.decode(packet(List.of("Axe", 3)))).hasToString("Axe[size=3]");
  }

  @Test
  void subtypesInheritTheFieldsOfTheAbstractClass() throws ReflectiveOperationException {
    Map<String, Object> value = new LinkedHashMap<>();
    value.put("power", 3);
    value.put("type", "Fireball");
    VariantSerializer<Object> serializer = clean(source(
            "Spell",
            "@VariantDictionary public abstract sealed class Spell {",
            "  int power;",
            "  @VariantDictionary static final class Fireball extends Spell {}",
            "}"))
        .serializer("game.Spell");
    assertThat(serializer.decode(packet(value))).extracting("power").isEqualTo(3);
  }

  @Test
  void tagHasTheKeyOfTheOuterHierarchy() throws ReflectiveOperationException {
    VariantSerializer<Object> serializer = clean(source(
            "Event",
            "@VariantDictionary @VariantTag(\"event\") public sealed interface Event {",
            "  @VariantDictionary sealed interface Combat extends Event {}",
            "  @VariantDictionary record Hit(int damage) implements Combat {}",
            "}"))
        .serializer("game.Event$Combat");
    assertThat(serializer.decode(packet(Map.of("damage", 3, "event", "Hit"))))
        .hasToString("Hit[damage=3]");
  }

  @Test
  void subtypeMayDeclareTheTypeParametersInAnyOrder() throws ReflectiveOperationException {
    VariantSerializer<Object> serializer = clean(
            source(
                "Either",
                "@VariantDictionary public sealed interface Either<A, B extends Comparable<B>> {",
                "  sealed interface Swapped<X extends Comparable<X>, Y> extends Either<Y, X> {}",
                "  @VariantArray record Left<A, B extends Comparable<B>>(A a)",
                "      implements Either<A, B> {}",
                "  @VariantArray record Right<V extends Comparable<V>, W>(V v)",
                "      implements Swapped<V, W> {}",
                "}"),
            source(
                "Box",
                "@VariantArray record Box(",
                "    List<Either<Integer, String>> all, Either<? extends Integer, String> one) {}"))
        .serializer("game.Box");
    List<List<?>> all = List.of(List.of("Left", 3), List.of("Right", "a"));
    assertThat(serializer.decode(packet(List.of(all, List.of("Right", "b")))))
        .hasToString("Box[all=[Left[a=3], Right[v=a]], one=Right[v=b]]");
  }

  @Test
  void fieldMayBeNamedTag() throws ReflectiveOperationException {
    VariantSerializer<Object> serializer = clean(source(
            "Label",
            "@VariantDictionary public sealed interface Label {",
            "  @VariantDictionary @VariantSubtype(number = 1)",
            "  record Text(int tag, String text) implements Label {}",
            "}"))
        .serializer("game.Label");
    assertThat(serializer.decode(packet(Map.of("tag", 3, "text", "a", "type", 1))))
        .hasToString("Text[tag=3, text=a]");
  }

  @Test
  void unlistedSubclassIsWrittenAsItsListedSuperclass() throws ReflectiveOperationException {
    Compiled compiled = clean(source(
        "Thing",
        "@VariantDictionary @VariantSubtypes(Thing.Stone.class) public interface Thing {",
        "  @VariantDictionary class Stone implements Thing { public int weight = 3; }",
        "  class Gem extends Stone { public int worth = 7; public Gem() {} }",
        "}"));
    VariantSerializer<Object> things = compiled.serializer("game.Thing");
    Object gem = things
        .getClass()
        .getClassLoader()
        .loadClass("game.Thing$Gem")
        .getConstructor()
        .newInstance();
    assertThat(Variant.decode(things.encode(gem), VariantFormat.GODOT_4).toString())
        .isEqualTo("{\"type\": \"Stone\", \"weight\": 3}");
  }

  @Test
  void emptyTagMeansTheSimpleName() throws ReflectiveOperationException {
    VariantSerializer<Object> serializer = clean(source(
            "Thing",
            "@VariantDictionary public sealed interface Thing {",
            "  @VariantDictionary @VariantSubtype(\"\") record Stone() implements Thing {}",
            "}"))
        .serializer("game.Thing");
    assertThat(serializer.decode(packet(Map.of("type", "Stone")))).hasToString("Stone[]");
  }

  @Test
  void hierarchyMayListItselfAsASubtype() {
    Unit unit = new Unit("@VariantDictionary @VariantSubtypes({Unit.class, Unit.Dot.class})"
        + " interface Unit { @VariantDictionary record Dot(int x) implements Unit {} }");
    assertThat(unit.written(Map.of("type", "Dot", "x", 7)))
        .isEqualTo("{\"type\": \"Dot\", \"x\": 7}");
  }

  @Test
  void abstractSubtypeOfAnotherJarsHierarchyIsReported() {
    Path jar = clean(
            source("Thing", "@VariantDictionary @VariantSubtypes(Stick.class) interface Thing {}"),
            source("Stick", "@VariantDictionary record Stick(int length) implements Thing {}"))
        .directory();
    JavaFileObject stick =
        source("Stick", "@VariantDictionary abstract class Stick implements Thing {}");
    Compiled compiled = Compiled.of(List.of(stick), List.of("-cp", Compiled.classPath(jar)));
    assertThat(compiled.messages())
        .singleElement()
        .asString()
        .startsWith("[VariantTypeKind] Stick is abstract");
  }

  @Test
  void subtypeThatIsNotListedHasNoTag() {
    Unit unit = new Unit("@VariantDictionary record Unit(Stick stick) {"
        + "  @VariantDictionary @VariantSubtypes(Stone.class) interface Thing {}"
        + "  @VariantDictionary record Stone() implements Thing {}"
        + "  @VariantDictionary record Stick(int length) implements Thing {} }");
    assertThat(unit.written(Map.of("stick", Map.of("length", 7))))
        .isEqualTo("{\"stick\": {\"length\": 7}}");
  }

  @Test
  void subtypeOfAnUnmappedTypeHasNoTag() {
    Unit unit = new Unit("@VariantDictionary record Unit(Stick stick) {"
        + "  sealed interface Thing {}"
        + "  @VariantDictionary record Stick(int length) implements Thing {} }");
    assertThat(unit.written(Map.of("stick", Map.of("length", 7))))
        .isEqualTo("{\"stick\": {\"length\": 7}}");
  }

  /** Without {@code permits}, javac lists subtypes in the order in which it looks at them. */
  @Test
  void subtypesAreListedInTheOrderOfTheirDeclarations() throws IOException {
    Compiled compiled = clean(
        source(
            "Game",
            "interface Game extends Comparator<Event.Leave> {",
            "  class Last extends Event.Chat {}",
            "}"),
        source(
            "Event",
            "@VariantDictionary abstract sealed class Event {",
            "  @VariantDictionary static final class Join extends Event {}",
            "  @VariantDictionary static non-sealed class Chat extends Event {}",
            "  @VariantDictionary static final class Leave extends Event {}",
            "}"));
    assertThat(compiled.generated().get("EventVariantSerializer.java"))
        .containsSubsequence("\"Join\"", "\"Chat\"", "\"Leave\"");
  }
}
