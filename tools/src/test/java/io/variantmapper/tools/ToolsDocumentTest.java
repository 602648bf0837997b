package io.variantmapper.tools;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.text.VariantJson;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs the commands of docs/tools.md, and compares their output with the document. */
class ToolsDocumentTest {
  private static final Path PAGE = Path.of("../docs/tools.md");
  private static final Pattern EXAMPLE =
      Pattern.compile("(?m)^\\$ variant (.*)\n((?:(?!\\$ variant|```).*\n)*)");
  private static final VariantFormat FORMAT = VariantFormat.GODOT_4;
  private static final String PLAYER = "{\"type\":\"Dictionary\",\"args\":[\"s:display_name\","
      + "\"s:Ada\",\"s:hp\",\"i:%s\",\"s:position\",{\"type\":\"Vector2\",\"args\":[1.0,0.5]},"
      + "\"s:bag\",[\"sn:sword\"%s]]}";

  private static final String SCRIPT = """
      extends Node

      @rpc("any_peer")
      func say(text: String, volume := 1) -> void:
      \theard.rpc(text.left(volume))

      @rpc
      func heard(text: String) -> void:
      \tprint(text)

      enum Mood { CALM, HAPPY = 5 }

      @rpc("any_peer")
      func show(mood: Mood) -> void:
      \tprint(mood)
      """;

  private static final String NODE = """
      schema 1
      node game.Chat
      path "Chat"
      "heard" (String)
      "say" (String)
      "show" any_peer (enum game.Mood)
      "shout" ()

      enum game.Mood
      "CALM" CALM
      "HAPPY" HAPPY
      """;

  private static final String SCHEMA =
      "schema 1\narray game.Player\nunknown skip\n0 \"name\" String required\n1 \"hp\" int required\n";

  @TempDir
  private Path folder;

  @BeforeEach
  void createFiles() throws IOException {
    store("player.save", PLAYER.formatted(7, ",{\"type\":\"PackedInt32Array\",\"args\":[1,2]}"));
    store("later.save", PLAYER.formatted(5, ""));
    Path schemas = Files.createDirectories(folder.resolve("classes/META-INF/variantmapper"));
    Files.writeString(schemas.resolve("game.Player.schema"), SCHEMA);
    Files.writeString(schemas.resolve("game.Chat.schema"), NODE);
    Files.writeString(folder.resolve("chat.gd"), SCRIPT);
    String broken = "1b00000001000000040000000200000068700000" + "0200";
    Files.write(folder.resolve("broken.bin"), HexFormat.of().parseHex(broken));
  }

  private void store(String name, String json) throws IOException {
    byte[] packet = VariantJson.parse(json, FORMAT).encode(FORMAT);
    byte[] frame = ByteBuffer.allocate(Integer.BYTES + packet.length)
        .order(ByteOrder.LITTLE_ENDIAN)
        .putInt(packet.length)
        .put(packet)
        .array();
    Files.write(folder.resolve(name), frame);
  }

  static List<Arguments> examples() throws IOException {
    List<Arguments> examples = new ArrayList<>();
    Matcher example = EXAMPLE.matcher(Files.readString(PAGE));
    while (example.find()) {
      examples.add(Arguments.of(example.group(1), example.group(2)));
    }
    return examples;
  }

  @ParameterizedTest
  @MethodSource("examples")
  void commandPrintsTheOutputOfThePage(String command, String output) {
    String[] arguments = command.split(" ");
    for (int i = 0; i < arguments.length; i++) {
      if (Files.exists(folder.resolve(arguments[i]))) {
        arguments[i] = folder.resolve(arguments[i]).toString();
      }
    }
    CommandRun run = CommandRun.of(arguments);
    String printed = run.exitCode() == 0 || run.err().isEmpty() || !run.out().isEmpty()
        ? run.err() + run.out()
        : run.out() + run.err();
    assertThat(printed.replace(folder + "/", "").replaceAll("(?m) +$", "")).isEqualTo(output);
  }
}
