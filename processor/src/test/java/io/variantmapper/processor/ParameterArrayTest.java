package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * If the element type of an array is a type parameter, reading creates the array with the class of
 * the array that the caller passes.
 */
class ParameterArrayTest {
  private static final String PAGE = "@VariantDictionary public record Page<T>(T[] items) {}";

  private static JavaFileObject source(String name, String... lines) {
    String head = "package game; import io.variantmapper.annotations.*;"
        + " import io.variantmapper.runtime.*; import java.util.*; ";
    return JavaFileObjects.forSourceString("game." + name, head + String.join("\n", lines));
  }

  private static String generated(Compiled compiled, String type) throws IOException {
    assertThat(compiled.messages()).isEmpty();
    return Objects.requireNonNull(compiled.generated().get(type + "VariantSerializer.java"));
  }

  @Test
  void arraysHaveTheClassOfTheTypeArgument() {
    Unit unit = new Unit("@VariantDictionary record Unit(Page<String> texts, Page<Unit> units) {"
        + " public String toString() {"
        + "  String[] items = texts.items(); Unit[] all = units.items();"
        + "  return String.join(\"+\", items) + java.util.Arrays.toString(all); }"
        + PAGE.replace("public", "") + "}");
    Map<String, ?> none = Map.of("items", List.of());
    Map<String, ?> inner = Map.of("texts", Map.of("items", List.of("c")), "units", none);
    assertThat(unit.read(Map.of(
            "texts", Map.of("items", List.of("a", "b")), "units", Map.of("items", List.of(inner)))))
        .isEqualTo("a+b[c[]]");
  }

  @Test
  void arrayOfTheCallerIsNotShared() throws ReflectiveOperationException {
    Compiled compiled = Compiled.of(
        source("Page", PAGE),
        source(
            "Caller",
            "public final class Caller {",
            "  public static Object[] read(byte[] packet) {",
            "    String[] given = {\"x\", \"y\"};",
            "    return PageVariantSerializer.of(PlainSerializer.STRING, given)",
            "        .decode(packet).items();",
            "  }",
            "}"));
    assertThat(compiled.messages()).isEmpty();
    byte[] packet = Variant.of(Map.of("items", List.of("a"))).encode(VariantFormat.GODOT_4);
    Object read = compiled.type("game.Caller").getMethod("read", byte[].class).invoke(null, packet);
    assertThat(read).isEqualTo(new String[] {"a"});
  }

  @Test
  void changesCompareArraysByTheirElements() {
    Unit unit = new Unit("@VariantDictionary(changes = true) record Unit(Page<byte[]> page) {"
        + " @VariantDictionary(changes = true) record Page<T>(T[] items, int id) {} }");
    Map<String, ?> before = Map.of("page", Map.of("items", List.of(new byte[] {1}), "id", 1));
    Map<String, ?> after = Map.of("page", Map.of("items", List.of(new byte[] {1}), "id", 2));
    assertThat(unit.changes(before, after)).isEqualTo("{\"page\": {\"id\": 2}}");
  }

  @Test
  void missingFieldIsReadAsAnEmptyArrayOfTheTypeArgument() {
    Unit unit = new Unit("@VariantDictionary record Unit(Page<String> page) {"
        + " public String toString() { return page.items().getClass().getName(); }"
        + " @VariantDictionary record Page<T>("
        + "@VariantField(nulls = NullPolicy.OMIT_EMPTY) T[] items) {} }");
    assertThat(unit.read(Map.of("page", Map.of()))).isEqualTo("[Ljava.lang.String;");
    assertThat(unit.written(Map.of("page", Map.of()))).isEqualTo("{\"page\": {}}");
  }

  @Test
  void inheritedArrayHasTheTypeArgumentOfTheSubclass() throws IOException {
    Compiled compiled = Compiled.of(
        source("Base", "class Base<X, Y> { X[] first; Y[] second; }"),
        source("Sub", "@VariantDictionary class Sub<T> extends Base<String, T> {}"),
        source("User", "@VariantDictionary record User(Sub<Integer> sub) {}"));
    assertThat(generated(compiled, "Sub"))
        .contains("of(VariantSerializer<T> tSerializer, T[] emptyTArray)");
    assertThat(generated(compiled, "User")).contains("new Integer[0]");
  }

  @Test
  void serializerTakesOnlyTheArraysThatItsFieldsNeed() throws IOException {
    Compiled compiled = Compiled.of(
        source(
            "Mine",
            "@VariantDictionary record Mine<T>(@VariantIgnore T[] old, Page<Integer> p,",
            " List<Page<List<T>>> lists, T value) {}"),
        source("Page", PAGE));
    assertThat(generated(compiled, "Mine")).doesNotContain("emptyTArray");
  }

  @Test
  void serializerOfAnotherJarGetsItsArray() throws Exception {
    Path jar = Compiled.of(
            source("Page", PAGE),
            source("Book", "@VariantDictionary public record Book<A, B>(A a, Page<B> b) {}"))
        .directory();
    Compiled shelf = Compiled.of(
        List.of(
            source(
                "Shelf",
                "@VariantDictionary record Shelf<T>(Book<T, String> texts, Book<String, T> more) {}"),
            source("All", "@VariantDictionary record All(Shelf<Integer> shelf) {}")),
        List.of("-Xlint:all", "-Werror", "-cp", Compiled.classPath(jar)));
    assertThat(generated(shelf, "Shelf"))
        .contains("made = BookVariantSerializer.of(tSerializer, PlainSerializer.STRING,")
        .contains("made = BookVariantSerializer.of(PlainSerializer.STRING, tSerializer,");
    VariantSerializer<Object> serializer = shelf.serializer("game.All", jar);
    Variant packet = Variant.of(Map.of(
        "shelf",
        Map.of(
            "texts", Map.of("a", 1, "b", Map.of("items", List.of("x"))),
            "more", Map.of("a", "y", "b", Map.of("items", List.of(2, 3))))));
    Object all = serializer.decode(packet.encode(VariantFormat.GODOT_4));
    assertThat(Variant.decode(serializer.encode(all), VariantFormat.GODOT_4)).isEqualTo(packet);
  }

  @Test
  void serializersOfTypesThatContainEachOtherBothTakeTheArray() throws IOException {
    Compiled compiled = Compiled.of(
        source("Ping", "@VariantDictionary record Ping<A>(List<Pong<A, String>> pongs) {}"),
        source(
            "Pong", "@VariantDictionary record Pong<B, C>(List<Ping<B>> pings, B[] own, C c) {}"),
        source("User", "@VariantDictionary record User(Ping<Integer> ping) {}"));
    assertThat(generated(compiled, "Ping"))
        .contains("of(VariantSerializer<A> aSerializer, A[] emptyAArray)");
    assertThat(generated(compiled, "User")).contains("new Integer[0]");
  }

  @Test
  void typeThatIsGeneratedLaterIsFound() throws IOException {
    Compiled compiled = Compiled.of(
        List.of(
            source("User", "@VariantDictionary record User(Book<Integer> book) {}"),
            source("Book", "@VariantDictionary record Book<T>(Made<T> made) {}")),
        new MakingProcessor(
            "game.Made",
            "@io.variantmapper.annotations.VariantDictionary",
            "public record Made<T>(T[] items) {}"),
        new VariantProcessor());
    assertThat(generated(compiled, "User")).contains("new Integer[0]");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "record U(Page<? extends I> a, Page<?> b, Page<I> c) {}"
            + " @VariantDictionary record I(int x) {}"
            + " @VariantDictionary record G<X extends I>(Page<X> a, Page<? extends X> b) {}"
            + " @VariantDictionary record Page<T extends I>(T[] items) {}",
        "record U(Page<Thread.State> a) {}"
            + " @VariantDictionary record Page<T extends Enum<T>>(T[] items) {}",
        "record U(Page<Variant> a, Page<Optional<String>> b, Page<String>[] c, Page<List<U>[]> d) {}"
            + " @VariantArray record Page<T>(T[] items) {}",
        "record U(Page<String> a, Rows<String> b) {}"
            + " @VariantDictionary record Page<T>(Rows<T> rows) {}"
            + " @SuppressWarnings(\"serial\") class Rows<E> extends ArrayList<E[]> {"
            + "  Rows(Collection<E[]> all) { super(all); } }",
        "record U(Page<Integer, String> a) {}"
            + " @VariantDictionary record Page<t, T>(t[] a, T[] b, t emptyTArray, T tSerializer) {}",
        "sealed interface U<A> {}"
            + " @VariantDictionary record One<A>(Page<A> p) implements U<A> {}"
            + " @VariantDictionary record Two<A>(U<A>[] more) implements U<A> {}"
            + " @VariantDictionary record User(U<String> p, U<? extends String> q) {}"
            + " @VariantDictionary record Page<T>(T[] items) {}"
      })
  void generatedCodeCompilesWithoutWarnings(String types) {
    Compiled compiled = Compiled.of(
        List.of(source("U", "@VariantDictionary " + types)),
        List.of("-Xlint:all,-auxiliaryclass", "-Werror"));
    assertThat(compiled.messages()).isEmpty();
  }

  @Test
  void missingTypeIsReportedByTheCompilerAlone() {
    Compiled compiled = Compiled.of(
        source("User", "@VariantDictionary record User(Book<Integer> book) {}"),
        source("Book", "@VariantDictionary record Book<T>(T[] items, Nowhere<T> made) {}"));
    assertThat(compiled.messages())
        .anyMatch(message -> message.contains("class Nowhere"))
        .noneMatch(message -> message.contains("[Variant"));
  }
}
