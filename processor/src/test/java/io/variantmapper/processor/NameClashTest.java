package io.variantmapper.processor;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names in the user's code that also occur in generated code. */
class NameClashTest {
  private static List<JavaFileObject> sources(String... declarations) {
    return Stream.of(declarations).map(NameClashTest::source).toList();
  }

  /**
   * Returns the source of a declaration. Its package is {@code game} by default. A prefix names
   * another package: {@code of game.b record Item(int x) {}}.
   */
  private static JavaFileObject source(String declaration) {
    String in = declaration.startsWith("of ") ? declaration.split(" ", 3)[1] : "game";
    String code = declaration.substring(declaration.startsWith("of ") ? 4 + in.length() : 0);
    String name = code.replaceFirst("(?s).*?(record|enum|class|interface) (\\w+).*", "$2");
    return JavaFileObjects.forSourceString(
        in + "." + name,
        "package " + in + "; import io.variantmapper.annotations.*; import java.util.*; " + code);
  }

  private static void assertClean(List<JavaFileObject> sources) {
    assertThat(Compiled.of(sources, List.of("-Xlint:all", "-Werror")).messages())
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"AI", "E", "Instance", "KEYS", "HP_AT", "HP_RUN", "HP_DEFAULT"})
  void enumMayBeNamedLikeAGeneratedConstant(String name) {
    assertClean(sources(
        "enum " + name + " { IDLE, HUNT }",
        "@VariantDictionary(changes = true) record Unit(@VariantField(defaultValue = \"3\") int hp,"
            + name + " value, List<" + name + "> all) {}"));
  }

  @ParameterizedTest
  @CsvSource({"Rank", "Item", "Pet", "Mid"})
  void fieldMayBeNamedLikeANestedType(String name) {
    assertClean(sources("@VariantDictionary class Unit { public Object " + name + ";"
        + " @VariantField(defaultValue = \"A\") public Rank rank; public List<Rank> ranks;"
        + " public Item item; public Pet pet; public Mid.Mode mode;"
        + " enum Rank { A, B }"
        + " @VariantDictionary static class Item { private Item() {} public int id;"
        + "   @VariantCreator static Item empty() { return new Item(); } }"
        + " @VariantDictionary record Pet(@VariantField(defaultFrom = \"START\") int hp) {"
        + "   static final int START = 7; }"
        + " static class Mid { enum Mode { A } } }"));
  }

  @ParameterizedTest
  @CsvSource({"Optional", "Objects", "Float", "Arrays", "VariantType", "Kind", "game"})
  @CsvSource({"Double", "PlainSerializer", "NodePath", "BoxVariantSerializer", "Outer"})
  void fieldMayBeNamedLikeAClassOrPackage(String name) {
    assertClean(sources(
        "enum Kind { IDLE, HUNT }",
        "of game.b @VariantDictionary public record Item(int x) {}",
        "of game.c @VariantDictionary public record Item(int x) {}",
        "@VariantDictionary(changes = true) record Unit("
            + "@VariantField(defaultValue = \"3\", omitDefault = true) float " + name + ","
            + " @VariantField(defaultValue = \"IDLE\", omitDefault = true) Kind kind,"
            + " @VariantField(defaultValue = \"NaN\", omitDefault = true) float speed, int[] path,"
            + " Optional<String> guild, game.b.Item one, game.c.Item other) {}",
        "@VariantDictionary record Box<T>(T content) {}",
        "class Outer { enum Mood { CALM } }",
        "@VariantDictionary record Parts(@VariantField(nulls = NullPolicy.OMIT) Integer " + name
            + ", @VariantField(defaultFrom = \"NONE\", omitDefault = true) int[] path,"
            + " @VariantField(defaultValue = \"\", omitDefault = true) String label,"
            + " @VariantField(defaultValue = \"0\", omitDefault = true) double speed,"
            + " @VariantField(defaultValue = \"CALM\", omitDefault = true) Outer.Mood mood,"
            + " @VariantField(type = WireType.PACKED_VECTOR2_ARRAY) float[] points,"
            + " @VariantField(type = WireType.NODE_PATH) String target, Box<String> box) {"
            + " static int[] NONE() { return new int[0]; } }"));
  }

  @Test
  void fieldMayBeNamedLikeTheParserOfItsText() {
    assertClean(sources(
        "@VariantDictionary(changes = true) record Unit(java.math.BigInteger BigNumbers) {}"));
  }

  @Test
  void fieldMayBeNamedLikeTheGeneratedCodeForTimes() {
    assertClean(sources("@VariantDictionary(changes = true, time = TimeForm.SECONDS) record Unit("
        + "java.time.Instant TimeNumber, java.time.Duration TimeUnit,"
        + " List<java.time.Instant> Instant, @VariantField(time = TimeForm.MILLISECONDS)"
        + " java.time.Instant number, int writeInstantInSeconds) {}"));
  }

  @Test
  void fieldMayBeNamedLikeTheGeneratedMethodForTheOptionAs() {
    assertClean(sources("@VariantDictionary(changes = true) record Unit("
        + "@VariantField(as = Unit.Circle.class) Unit.Shape circle, int value,"
        + " int writeShapeAsCircle, @VariantField(as = java.util.LinkedList.class)"
        + " List<Integer> readLinkedListOfInteger) { interface Shape {}"
        + " @VariantDictionary record Circle(int r) implements Shape {} }"));
  }

  @ParameterizedTest
  @CsvSource({"in", "out", "read", "fields", "value", "count", "builder", "before", "after"})
  @CsvSource({"changes", "existing", "hpFound", "hpWritten", "placeBuilder", "tSerializer"})
  void fieldMayBeNamedLikeAGeneratedVariable(String name) {
    String field = "Integer " + name;
    assertClean(sources(
        "@VariantDictionary(changes = true) record Copied<T>(T id, " + field + ") {}",
        "@VariantDictionary(changes = true) class Filled { final int id; int hp = 3; " + field
            + "; Filled(int id) { this.id = id; } }",
        "@VariantDictionary record Omitted(int id, @VariantField(defaultValue = \"3\","
            + " omitDefault = true) int hp, @VariantField(nulls = NullPolicy.OMIT) " + field
            + ") {}",
        "@VariantDictionary record LeftOut(int id, @VariantIgnore " + field + ") {}",
        "@VariantDictionary record Place(" + field + ") { static class Builder { " + field
            + "; void " + name + "(" + field + ") { this." + name + " = " + name + "; }"
            + " Place build() { return new Place(" + name + "); } }"
            + " @VariantCreator static Builder start() { return new Builder(); } }",
        "@VariantDictionary record Unit(int id, @VariantField(flatten = true) Place place) {}"));
  }

  @ParameterizedTest
  @CsvSource({
    "Float",
    "Double",
    "Integer",
    "Character",
    "Override",
    "String",
    "Object",
    "Comparable"
  })
  void packageMayHaveAClassNamedLikeOneOfJavaLang(String name) {
    assertClean(sources(
        "class " + name + " {}",
        "@VariantDictionary(changes = true) record Unit<T extends java.lang.Comparable<T>>("
            + "@VariantField(defaultValue = \"NaN\", omitDefault = true) double java, float speed,"
            + " java.lang.Character sign, List<java.lang.Integer> path, Set<java.lang.String> tags,"
            + " java.lang.Object any, T key, Map<T, java.lang.Integer> counts) {}",
        "@VariantDictionary sealed interface Shape {"
            + " @VariantDictionary record Box(int size) implements Shape {} }"));
  }

  @ParameterizedTest
  @CsvSource({"Float", "Integer", "Override"})
  void typeMayBeNamedLikeAClassOfJavaLang(String name) {
    assertClean(sources("@VariantDictionary(changes = true) record " + name
        + "(float speed, java.lang.Integer level, List<java.lang.Integer> path,"
        + " @VariantField(required = false) " + name + " next) {}"));
  }

  @ParameterizedTest
  @CsvSource({"INSTANCE", "in", "value"})
  void typeMayBeNamedLikeAMemberOfEverySerializer(String name) {
    assertClean(sources("@VariantDictionary(changes = true) record " + name
        + "(@VariantField(defaultFrom = \"start\", omitDefault = true) int game, Kind kind) {"
        + " enum Kind { IDLE, HUNT } static int start() { return 3; }"
        + " @VariantCreator static " + name + " of(int game, Kind kind) {"
        + " return new " + name + "(game, kind); } }"));
  }

  @ParameterizedTest
  @CsvSource({"in", "out", "value", "before"})
  void packageMayBeNamedLikeAParameter(String root) {
    assertClean(sources(
        "of " + root + ".a @VariantDictionary(changes = true) public record Item(int x) {}",
        "of " + root + ".b @VariantDictionary(changes = true) public record Item(int x) {}",
        "@VariantDictionary record Box<T>(T content) {}",
        "@VariantDictionary(changes = true) record Unit(" + root + ".a.Item one,"
            + " " + root + ".b.Item other, List<" + root + ".b.Item> all,"
            + " Box<" + root + ".b.Item> box) {}"));
  }

  @ParameterizedTest
  @CsvSource({"in", "out", "value", "depth", "before", "after", "existing"})
  void serializerMayBeNamedLikeAParameter(String name) {
    assertClean(sources(
        "final class " + name + " implements io.variantmapper.runtime.VariantSerializer<UUID> {"
            + " public static final " + name + " INSTANCE = new " + name + "();"
            + " public void write(io.variantmapper.runtime.VariantWriter to, UUID id) {}"
            + " public UUID read(io.variantmapper.runtime.VariantReader from) { return null; } }",
        "@VariantDictionary(changes = true) record Unit(@VariantField(using = " + name
            + ".class) UUID id) {}",
        "@VariantDictionary(changes = true) class Filled { @VariantField(using = " + name
            + ".class) UUID id; }"));
  }

  @Test
  void serializersWithoutAnInstanceMayHaveTheSameName() {
    String seconds = " { public static final class Seconds"
        + " implements io.variantmapper.runtime.VariantSerializer<UUID> {"
        + " public void write(io.variantmapper.runtime.VariantWriter to, UUID id) {}"
        + " public UUID read(io.variantmapper.runtime.VariantReader from) { return null; } } }";
    assertClean(sources(
        "class One" + seconds,
        "class Other" + seconds,
        "@VariantDictionary record Unit(@VariantField(using = One.Seconds.class) UUID a,"
            + " @VariantField(using = Other.Seconds.class) UUID b) {}"));
  }

  @Test
  void typesInContainersAndArgumentsMayHaveTheSameName() {
    String types =
        "List<%1$s> a%2$s, %1$s[] b%2$s, Box<List<%1$s>> c%2$s, Box<? extends %1$s> d%2$s";
    assertClean(sources(
        "of game.b @VariantDictionary public class Item { public int x; }",
        "of game.c @VariantDictionary public class Item { public int y; }",
        "@VariantDictionary record Box<T>(T content) {}",
        "@VariantDictionary record Unit(" + types.formatted("game.b.Item", 1) + ", "
            + types.formatted("game.c.Item", 2) + ") {}"));
  }

  @Test
  void typeParameterMayBeNamedLikeAClass() {
    assertClean(sources(
        "enum Kind { IDLE, HUNT }",
        "@VariantDictionary record Unit<Kind>(Integer game, Kind content,"
            + " @VariantField(defaultValue = \"IDLE\", omitDefault = true) game.Kind kind) {}"));
  }

  @Test
  void typeParametersMayDifferOnlyInCase() {
    assertClean(sources("@VariantDictionary record Unit<T, t>(T a, t b) {}"));
  }

  @ParameterizedTest
  @CsvSource({"Out", "Value", "Depth", "TSerializer"})
  void subtypeMayBeNamedLikeAGeneratedVariable(String name) {
    assertClean(sources("@VariantDictionary sealed interface Shape<T> {"
        + " @VariantDictionary record " + name + "<T>(T content) implements Shape<T> {} }"));
  }

  @Test
  void tagAndViewMayContainTheEndOfAComment() {
    assertClean(sources("@VariantDictionary @VariantTag(\"*/\") sealed interface Shape {"
        + " @VariantDictionary(views = \"*/\") @VariantSubtype(\"*/\")"
        + " record Box(@VariantField(views = \"*/\") int size) implements Shape {} }"));
  }

  @ParameterizedTest
  @CsvSource({"game", "''"})
  void typeMayBeNamedLikeTheGeneratedValuesClass(String in) {
    String fields = IntStream.range(0, 40).mapToObj(i -> ", int x" + i).collect(joining());
    String imports = "import io.variantmapper.annotations.*;";
    assertClean(List.of(
        sourceIn(in, "Values", imports + "@VariantDictionary record Values(int x) {}"),
        sourceIn(
            in, "Unit", imports + "@VariantDictionary record Unit(Values one" + fields + ") {}")));
  }

  @Test
  void methodForAnArrayDoesNotClashWithAMethodForARunOfFields() {
    String fields = IntStream.range(0, 40).mapToObj(i -> ", int x" + i).collect(joining());
    assertClean(sources(
        "@VariantDictionary record FromLevel(int x) {}",
        "@VariantDictionary record Unit(FromLevel[] all, int levelArray" + fields + ") {}"));
  }

  private static JavaFileObject sourceIn(String in, String name, String code) {
    return in.isEmpty()
        ? JavaFileObjects.forSourceString(name, code)
        : JavaFileObjects.forSourceString(in + "." + name, "package " + in + "; " + code);
  }
}
