package io.variantmapper.it.mistakes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.variantmapper.annotations.NullPolicy;
import io.variantmapper.annotations.VariantArray;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.annotations.VariantField;
import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantWriter;
import io.variantmapper.runtime.stream.PacketFile;
import io.variantmapper.runtime.stream.PacketInputStream;
import io.variantmapper.runtime.stream.PacketOutputStream;
import io.variantmapper.saves.Compression;
import io.variantmapper.saves.GodotFile;
import io.variantmapper.text.ConfigFile;
import io.variantmapper.text.VariantText;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Mistakes that show when the program runs. A message that does not say how to go on has words
 * that docs/troubleshooting.md explains.
 */
class RunTimeMistakesTest {
  private static final VariantFormat GODOT_4 = VariantFormat.GODOT_4;
  private static final RunTimeMistakesTest_UnitVariantSerializer UNITS =
      RunTimeMistakesTest_UnitVariantSerializer.INSTANCE;
  private static final RunTimeMistakesTest_PointVariantSerializer POINTS =
      RunTimeMistakesTest_PointVariantSerializer.INSTANCE;
  private static final Unit UNIT = new Unit(7, Team.RED);

  @TempDir
  static Path folder;

  enum Team {
    RED,
    BLUE
  }

  @VariantDictionary
  record Unit(int hp, Team team) {}

  @VariantDictionary
  record Named(@VariantField(nulls = NullPolicy.REFUSE) String name) {}

  @VariantDictionary(views = "save")
  record Viewed(@VariantField(views = "save") int gold, int hp) {}

  @VariantArray
  record Point(int x, int y) {}

  /** Returns a unit's packet in which one key has another value. */
  private static byte[] with(String key, Object value) {
    Map<String, Object> entries = new HashMap<>(Map.of("hp", 7, "team", "RED"));
    entries.put(key, value);
    return Variant.of(entries).encode(GODOT_4);
  }

  private static byte[] frame() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new PacketOutputStream(bytes, GODOT_4).send(UNITS, UNIT);
    return bytes.toByteArray();
  }

  private static PacketInputStream stream(byte[] bytes) {
    return new PacketInputStream(new ByteArrayInputStream(bytes), GODOT_4);
  }

  private static File file(String name, byte[] content) throws IOException {
    return Files.write(folder.resolve(name), content).toFile();
  }

  private static byte[] text(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static Arguments row(String name, ThrowingCallable mistake, String... words) {
    return arguments(name, mistake, words);
  }

  static Stream<Arguments> packets() throws IOException {
    byte[] packet = UNITS.encode(UNIT);
    byte[] frame = frame();
    String isText = "The bytes are text: read JSON with VariantJson and the text of var_to_str";
    return Stream.of(
        row(
            "a packet with its length",
            () -> UNITS.decode(frame),
            "These bytes begin with their own length: read them with PacketInputStream"),
        row(
            "a packet without its length",
            () -> stream(packet).receive(UNITS),
            "The bytes are a packet without a length in front: decode them with a serializer"),
        row("JSON", () -> UNITS.decode(text("{\"hp\": 7}")), isText),
        row("var_to_str", () -> UNITS.decode(text("Vector2(1, 2)")), isText),
        row(
            "a packet of Godot 3",
            () -> POINTS.decode(POINTS.encode(new Point(1, 2), VariantFormat.GODOT_3)),
            "The bytes form a whole packet of GODOT_3: decode them with VariantFormat.GODOT_3."),
        row("a nil", () -> UNITS.decode(with("hp", Variant.of(null))), "make the field @Nullable"),
        row(
            "a key with another case",
            () -> UNITS.decode(Variant.of(Map.of("Hp", 7, "team", "RED")).encode(GODOT_4)),
            "Missing key \"hp\" of",
            "The packet has \"Hp\": give the field this key or alias"),
        row(
            "a constant in another case",
            () -> UNITS.decode(with("team", "red")),
            "Expected one of RED, BLUE but found String \"red\"",
            "($.team). Did you mean \"RED\"? To ignore the case, set @VariantEnum"),
        row(
            "a packet of another view",
            () -> RunTimeMistakesTest_ViewedVariantSerializer.INSTANCE.decode(
                Variant.of(Map.of("hp", 7)).encode(GODOT_4), GODOT_4.withView("save")),
            "Missing key \"gold\"",
            "read a packet with the view with which it was written."));
  }

  @SuppressWarnings("NullAway") // a null that should not be there is one of the mistakes
  static Stream<Arguments> objects() {
    VariantWriter writer = new VariantWriter(GODOT_4);
    writer.writeInt(1);
    return Stream.of(
        row(
            "a null that is refused",
            () -> RunTimeMistakesTest_NamedVariantSerializer.INSTANCE.encode(new Named(null)),
            "Named.name is null. Set it before writing, or mark it @Nullable."),
        row(
            "an object in a tree",
            () -> Variant.of(new Object()),
            "java.lang.Object has no Variant type at $. Pass null, a Boolean"),
        row(
            "a second value in a packet",
            () -> writer.writeInt(2),
            "The packet has its one value already. Call reset() before writing another packet."));
  }

  static Stream<Arguments> files() throws IOException {
    byte[] packet = UNITS.encode(UNIT);
    File encrypted = folder.resolve("encrypted.save").toFile();
    GodotFile.encrypted("secret").save(encrypted, UNITS, UNIT, GODOT_4);
    File bare = file("bare.save", packet);
    File text = file("text.save", text("{ \"hp\": 7 }"));
    File empty = file("empty.save", new byte[0]);
    File config = file("settings.cfg", text("[video]\nsize = Vektor2(1, 2)\n"));
    File nowhere = folder.resolve("none/unit.save").toFile();
    return Stream.of(
        row(
            "a file of var_to_bytes",
            () -> PacketFile.load(bare, UNITS, GODOT_4),
            "bare.save: Expected a length but found the type Dictionary",
            "decode them with a serializer"),
        row(
            "a file of texts",
            () -> PacketFile.load(text, UNITS, GODOT_4),
            "text.save: ",
            "The bytes are text"),
        row(
            "an empty file",
            () -> PacketFile.load(empty, UNITS, GODOT_4),
            "empty.save: Expected a value but found an empty file"),
        row(
            "an encrypted file",
            () -> PacketFile.load(encrypted, UNITS, GODOT_4),
            "encrypted.save: ",
            "so the file is encrypted or compressed: read it with GodotFile"),
        row(
            "a wrong password",
            () -> GodotFile.encrypted("secert").load(encrypted, UNITS, GODOT_4),
            "encrypted.save: Wrong password or key, or a damaged file"),
        row(
            "an encrypted file that is opened as a compressed one",
            () -> GodotFile.compressed(Compression.ZSTD).load(encrypted, UNITS, GODOT_4),
            "encrypted.save: The file is encrypted. Open it with GodotFile.encrypted(password)"),
        row(
            "a folder that does not exist",
            () -> PacketFile.save(nowhere, UNITS, UNIT, GODOT_4),
            "Can't write ",
            "none does not exist. Create it"),
        row(
            "a wrong word in a configuration file",
            () -> ConfigFile.load(config, GODOT_4),
            "settings.cfg",
            "ine 2, column 8: expected a value, found the word \"Vektor2\""),
        row(
            "a key without quotes",
            () -> VariantText.parse("{ hp: 7 }", GODOT_4),
            "Line 1, column 3: expected a value, found the word \"hp\""));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource({"packets", "objects", "files"})
  void messageSaysWhatIsWrongAndHowToGoOn(String name, ThrowingCallable mistake, String... words) {
    assertThatThrownBy(mistake).message().contains(words);
  }

  static Stream<Arguments> explained() throws IOException {
    byte[] packet = UNITS.encode(UNIT);
    VariantFormat strict = GODOT_4.withLimits(ReadLimits.DEFAULT.withMaxBytes(8));
    VariantWriter writer = new VariantWriter(GODOT_4);
    return Stream.of(
        row("another type", () -> UNITS.decode(with("team", 5)), "but found int"),
        row(
            "a long number",
            () -> UNITS.decode(with("hp", 1L << 40)),
            "Expected an int of 32 bits but found"),
        row("no bytes", () -> UNITS.decode(new byte[0]), "Cut off: "),
        row(
            "a packet that lacks its end",
            () -> UNITS.decode(Arrays.copyOf(packet, 20)),
            " bytes left can hold"),
        row(
            "a connection that ends",
            () -> stream(Arrays.copyOf(frame(), 40)).receive(UNITS),
            "The stream ended inside a frame"),
        row("a large packet", () -> UNITS.decode(packet, strict), " is over the limit of "),
        row(
            "an unfinished packet",
            () -> {
              writer.beginDictionary(1);
              writer.toByteArray();
            },
            "The packet is not whole, at "));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("explained")
  void pageHasTheWordsOfTheMessage(String name, ThrowingCallable mistake, String... words) {
    assertThatThrownBy(mistake).message().contains(words);
    assertThat(CompilerMistakesTest.page()).contains(words);
  }
}
