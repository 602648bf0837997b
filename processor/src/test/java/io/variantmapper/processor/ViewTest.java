package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.runtime.ChangeSerializer;
import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Fields that only some views contain. */
class ViewTest {
  private static final VariantFormat SERVER = VariantFormat.GODOT_4.withView("server");
  private static final VariantFormat CLIENT = VariantFormat.GODOT_4.withView("client");

  private static final String VIEWS = "@VariantDictionary(views = {\"server\", \"client\"}) ";
  private static final String SECRET = "@VariantField(views = \"server\") ";
  private static final JavaFileObject PLAYER =
      source("Player", VIEWS + "public record Player(String name, " + SECRET + "String hash) {}");

  private static JavaFileObject source(String name, String... lines) {
    String head = """
        package game;
        import io.variantmapper.annotations.*;
        import java.util.*;
        """;
    return JavaFileObjects.forSourceString("game." + name, head + String.join("\n", lines));
  }

  private static VariantSerializer<Object> serializer(String type, JavaFileObject... sources)
      throws ReflectiveOperationException {
    Compiled compiled = Compiled.of(sources);
    assertThat(compiled.messages()).isEmpty();
    return compiled.serializer("game." + type);
  }

  private static VariantSerializer<Object> player() throws ReflectiveOperationException {
    return serializer("Player", PLAYER);
  }

  private static byte[] packet(Object value) {
    return Variant.of(value).encode(VariantFormat.GODOT_4);
  }

  /** Reads a value in the view of {@code in}, and writes it in the view of {@code out}. */
  private static String again(
      VariantSerializer<Object> serializer, Object value, VariantFormat in, VariantFormat out) {
    byte[] packet = serializer.encode(serializer.decode(packet(value), in), out);
    return Variant.decode(packet, VariantFormat.GODOT_4).toString();
  }

  private static Map<String, Object> ada() {
    Map<String, Object> ada = new LinkedHashMap<>();
    ada.put("name", "Ada");
    ada.put("hash", "x");
    return ada;
  }

  @Test
  void fieldIsWrittenAndReadForItsView() throws ReflectiveOperationException {
    assertThat(again(player(), ada(), SERVER, SERVER))
        .isEqualTo("{\"name\": \"Ada\", \"hash\": \"x\"}");
  }

  @Test
  void viewMayHaveAnyName() throws ReflectiveOperationException {
    var serializer = serializer("Odd", source("Odd", """
        @VariantDictionary(views = {"a b", "a-b", "1", "?"})
        public record Odd(
            @VariantField(views = "a b") int x,
            @VariantField(views = {"a-b", "1"}) int y,
            @VariantField(views = "?") int isForAb) {}
        """));
    VariantFormat view = VariantFormat.GODOT_4.withView("1");
    Map<String, Object> odd = Map.of("x", 1, "y", 2, "isForAb", 3);
    assertThat(again(serializer, odd, view, view)).isEqualTo("{\"y\": 2}");
  }

  @Test
  void fieldIsNotWrittenForAnotherView() throws ReflectiveOperationException {
    assertThat(again(player(), ada(), SERVER, CLIENT)).isEqualTo("{\"name\": \"Ada\"}");
  }

  @Test
  void fieldIsNotWrittenWithoutAView() throws ReflectiveOperationException {
    assertThat(again(player(), ada(), SERVER, VariantFormat.GODOT_4))
        .isEqualTo("{\"name\": \"Ada\"}");
  }

  @Test
  void fieldIsNotReadForAnotherView() throws ReflectiveOperationException {
    assertThat(player().decode(packet(ada()), CLIENT)).hasToString("Player[name=Ada, hash=null]");
  }

  @Test
  void fieldIsRequiredForItsView() {
    assertThatThrownBy(() -> player().decode(packet(Map.of("name", "Ada")), SERVER))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageStartingWith("Missing key \"hash\" of Player at");
  }

  @Test
  void fieldIsNotRequiredForAnotherView() throws ReflectiveOperationException {
    assertThat(player().decode(packet(Map.of("name", "Ada")), CLIENT))
        .hasToString("Player[name=Ada, hash=null]");
  }

  @Test
  void elementIsNilForAnotherView() throws ReflectiveOperationException {
    VariantSerializer<Object> serializer = serializer(
        "Tile",
        source(
            "Tile",
            "@VariantArray(views = \"server\")",
            "record Tile(int x, " + SECRET + "int trap, String name) {}"));
    assertThat(again(serializer, List.of(1, 2, "a"), SERVER, SERVER)).isEqualTo("[1, 2, \"a\"]");
    assertThat(again(serializer, List.of(1, 2, "a"), SERVER, CLIENT)).isEqualTo("[1, null, \"a\"]");
    assertThat(again(serializer, List.of(1, 2, "a"), CLIENT, SERVER)).isEqualTo("[1, 0, \"a\"]");
  }

  @Test
  void viewAppliesToNestedObjects() throws ReflectiveOperationException {
    VariantSerializer<Object> serializer = serializer(
        "World",
        PLAYER,
        source("Box", "@VariantArray record Box<T>(T held) {}"),
        source(
            "World",
            "@VariantArray record World(",
            "  Player one, List<Player> all, Map<String, Player> named, Box<Player> box) {}"));
    List<Object> world = List.of(ada(), List.of(ada()), Map.of("a", ada()), List.of(ada()));
    assertThat(again(serializer, world, SERVER, CLIENT)).doesNotContain("hash", "x");
    assertThat(again(serializer, world, SERVER, SERVER).split("hash", -1)).hasSize(5);
  }

  @Test
  void viewAppliesToSubtypes() throws ReflectiveOperationException {
    VariantSerializer<Object> serializer = serializer(
        "Message",
        source(
            "Message",
            "@VariantDictionary public sealed interface Message {",
            VIEWS + "record Login(String name, " + SECRET + "String hash) implements Message {}",
            "}"));
    Map<String, Object> login = new LinkedHashMap<>(ada());
    login.put("type", "Login");
    assertThat(again(serializer, login, SERVER, CLIENT))
        .isEqualTo("{\"type\": \"Login\", \"name\": \"Ada\"}");
  }

  @Test
  void fieldBelongsToEachOfItsViews() throws ReflectiveOperationException {
    VariantSerializer<Object> serializer = serializer(
        "Hero",
        source(
            "Hero",
            VIEWS,
            "record Hero(@VariantField(views = {\"server\", \"client\"}) int gold) {}"));
    assertThat(again(serializer, Map.of("gold", 3), SERVER, CLIENT)).isEqualTo("{\"gold\": 3}");
    assertThat(again(serializer, Map.of("gold", 3), SERVER, VariantFormat.GODOT_4))
        .isEqualTo("{}");
  }

  @Test
  void nullFieldIsOmittedInItsView() throws ReflectiveOperationException {
    VariantSerializer<Object> serializer = serializer(
        "Hero",
        source(
            "Hero",
            VIEWS,
            "record Hero(@VariantField(views = {\"server\", \"client\"}, required = false,",
            "    nulls = NullPolicy.OMIT) String title) {}"));
    assertThat(again(serializer, Map.of(), SERVER, SERVER)).isEqualTo("{}");
    assertThat(again(serializer, Map.of("title", "Sir"), SERVER, SERVER))
        .isEqualTo("{\"title\": \"Sir\"}");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", ", nulls = NullPolicy.OMIT", ", defaultValue = \"x\", omitDefault = true"})
  void accessorIsNotCalledForAnotherView(String leftOut) throws ReflectiveOperationException {
    VariantSerializer<Object> serializer = serializer(
        "Hero",
        source(
            "Hero",
            "@VariantDictionary(views = \"server\") public class Hero {",
            "  @VariantField(views = \"server\"" + leftOut + ") private String hash;",
            "  public String getHash() { throw new IllegalStateException(); }",
            "  public void setHash(String hash) {}",
            "}"));
    Object hero = serializer.decode(packet(Map.of()), CLIENT);
    assertThat(serializer.encode(hero, CLIENT)).isEqualTo(packet(Map.of()));
  }

  @Test
  void fieldKeepsItsInitialValueForAnotherView() throws ReflectiveOperationException {
    VariantSerializer<Object> serializer = serializer(
        "Hero", source("Hero", VIEWS, "class Hero { " + SECRET + " String title = \"Sir\"; }"));
    assertThat(again(serializer, Map.of("title", "Dame"), CLIENT, SERVER))
        .isEqualTo("{\"title\": \"Sir\"}");
  }

  @Test
  void emptyNamesInTheBuildOptionDeclareNoViews() {
    Compiled compiled = Compiled.of(
        List.of(source("Hero", "@VariantArray record Hero(" + SECRET + "int gold) {}")),
        List.of("-Avariant.views=client, ,owner,"));
    assertThat(compiled.messages())
        .singleElement()
        .asString()
        .endsWith("use a declared one: \"client\", \"owner\".");
  }

  @Test
  void houseStyleDeclaresViews() {
    Compiled compiled = Compiled.of(
        List.of(
            source(
                "GameData",
                "@VariantDictionary.Template(views = \"server\")",
                "@java.lang.annotation.Target(java.lang.annotation.ElementType.TYPE)",
                "@interface GameData {}"),
            source("Hero", "@GameData record Hero(" + SECRET + "int gold) {}")),
        List.of());
    assertThat(compiled.messages()).isEmpty();
  }

  @Test
  void changeOfAFieldIsSentOnlyForItsView() throws ReflectiveOperationException {
    ChangeSerializer<Object> serializer = (ChangeSerializer<Object>) serializer(
        "Hero",
        source(
            "Hero",
            "@VariantDictionary(views = \"server\", changes = true)",
            "record Hero(int hp, " + SECRET + "int luck) {}"));
    Object before = serializer.decode(packet(Map.of("hp", 3, "luck", 1)), SERVER);
    Object after = serializer.decode(packet(Map.of("hp", 2, "luck", 5)), SERVER);
    assertThat(Variant.decode(serializer.encodeChanges(before, after, CLIENT), CLIENT))
        .hasToString("{\"hp\": 2}");
    assertThat(Variant.decode(serializer.encodeChanges(before, after, SERVER), SERVER))
        .hasToString("{\"hp\": 2, \"luck\": 5}");
  }

  @Test
  void changeOfAFieldIsMergedOnlyForItsView() throws ReflectiveOperationException {
    ChangeSerializer<Object> serializer = (ChangeSerializer<Object>) serializer(
        "Hero",
        source(
            "Hero",
            "@VariantDictionary(views = \"server\", changes = true)",
            "record Hero(int hp, " + SECRET + "int luck) {}"));
    Object before = serializer.decode(packet(Map.of("hp", 3, "luck", 1)), SERVER);
    byte[] changes = packet(Map.of("luck", 5));
    assertThat(serializer.decodeChanges(before, changes, CLIENT)).hasToString("Hero[hp=3, luck=1]");
    assertThat(serializer.decodeChanges(before, changes, SERVER)).hasToString("Hero[hp=3, luck=5]");
  }

  @Test
  void typeWithoutViewsNeverChecksTheView() throws Exception {
    for (String source : Golden.named("record").compiled().generated().values()) {
      assertThat(source).doesNotContain("isInView");
    }
  }
}
