package io.variantmapper.tools;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.schema.Schema;
import io.variantmapper.text.VariantJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SchemaOptionsTest {
  private static final String PLAYER = """
      schema 1
      array game.Player
      unknown skip
      0 "name" String required
      1 "rank" enum game.Rank required
      2 "bag" array game.Page<array game.Item> zero

      enum game.Rank
      "bronze" BRONZE
      "gold" GOLD
      """;
  private static final String PAGE = """
      schema 1
      array game.Page<T>
      unknown skip
      0 "items" Array<parameter T> required
      """;
  private static final String ITEM = """
      schema 1
      array game.Item
      unknown skip
      0 "id" int required
      1 "label" String? empty
      """;
  private static final String EVENT = """
      schema 1
      subtypes game.Event
      tag "type"
      "joined" dictionary game.Joined
      """;
  private static final String JOINED = """
      schema 1
      dictionary game.Joined
      unknown fail
      "type" tag "joined"
      "hp" int required alias "health"
      "position" Vector2 required
      "scores" PackedInt32Array zero
      "limits" Dictionary<String, float> zero
      """;
  private static final String FITTING =
      "{\"type\":\"Dictionary\",\"args\":[\"s:type\",\"s:joined\",\"s:health\",\"i:7\","
          + "\"s:position\",{\"type\":\"Vector2\",\"args\":[1.0,0.5]}]}";

  @TempDir
  private Path classes;

  @BeforeEach
  void writeSchemas() throws IOException {
    Path folder = Files.createDirectories(classes.resolve("META-INF/variantmapper"));
    for (String schema : List.of(PLAYER, PAGE, ITEM, EVENT, JOINED)) {
      Files.writeString(folder.resolve(Schema.parse(schema).name() + ".schema"), schema);
    }
  }

  private CommandRun run(String command, String type, String... jsons) {
    Stream<String> inputs = Stream.of(jsons)
        .map(json -> VariantJson.parse(json, VariantFormat.GODOT_4).encode(VariantFormat.GODOT_4))
        .map(HexFormat.of()::formatHex);
    return CommandRun.of(Stream.of(
            Stream.of(command), inputs, Stream.of("--schema", classes.toString(), "--type", type))
        .flatMap(arguments -> arguments)
        .toArray(String[]::new));
  }

  @Test
  void treeNamesTheElementsOfMappedTypes() {
    assertThat(
            run("tree", "game.Player", "[\"s:Ada\",\"s:gold\",[[[\"i:3\"]]]]").out())
        .isEqualTo("""
                  64 [
                  12   name: "Ada",
                  12   rank: "gold",
                  32   bag: [
                  24     items: [
                  16       [
                   8         id: 3
                           ]
                         ]
                       ]
                     ]
            """);
  }

  @Test
  void dumpAndStatsAndDiffNameTheElements() {
    String old = "[\"s:Ada\",\"s:gold\"]";
    assertThat(run("dump", "game.Player", old).out()).contains("$[1] rank");
    assertThat(run("stats", "game.Player", old).out()).contains("$[1] rank  String");
    assertThat(run("diff", "game.Player", old, "[\"s:Ada\",\"s:bronze\"]").out())
        .isEqualTo("~ $[1] rank: \"gold\" → \"bronze\"\n");
  }

  @Test
  void fittingPacketPassesTheCheck() {
    assertThat(run("check", "game.Event", FITTING).out()).isEqualTo("nothing found\n");
    assertThat(run("check", "game.Player", "[\"s:Ada\",\"s:gold\",[[]]]").out())
        .isEqualTo("nothing found\n");
    assertThat(run("check", "game.Joined", "[\"s:joined\",\"i:7\"]").out())
        .as("the other shape")
        .isEqualTo("nothing found\n");
  }

  @Test
  void checkFindsKeysThatTheTypeDoesNotHave() {
    String unknown = FITTING.replace("\"s:health\"", "\"s:mana\"");
    assertThat(run("check", "game.Event", unknown).out().lines())
        .containsExactly("$.mana: game.Joined has no such key", "$: game.Joined requires \"hp\"");
    assertThat(run("check", "game.Item", "[\"i:1\",null,\"i:2\"]").out())
        .isEqualTo("$[2]: game.Item has only 2 elements\n");
    assertThat(run("check", "game.Page", "[[],null]").out())
        .isEqualTo("$[1]: game.Page has only 1 element\n");
  }

  @Test
  void checkFindsValuesOfAnotherType() {
    String text = FITTING.replace("\"i:7\"", "\"s:seven\"");
    assertThat(run("check", "game.Event", text).out())
        .isEqualTo("$.health: expected int, found String\n");
    assertThat(run("check", "game.Player", "[\"s:Ada\",\"s:gold\",[[\"s:3\"]]]").out())
        .isEqualTo("$[2][0][0]: expected array game.Item, found String\n");
    assertThat(run("check", "game.Joined", "\"i:1\"").out())
        .isEqualTo("$: expected dictionary game.Joined, found int\n");
  }

  @Test
  void checkComparesTheContentsOfContainers() {
    String open = FITTING.substring(0, FITTING.length() - 2);
    String integers = ",\"s:scores\",{\"type\":\"PackedByteArray\",\"args\":[1]}]}";
    String texts = ",\"s:scores\",{\"type\":\"PackedStringArray\",\"args\":[\"a\"]}]}";
    String limits =
        ",\"s:limits\",{\"type\":\"Dictionary\",\"args\":[\"s:hp\",\"i:9\",\"i:1\",\"s:x\"]}]}";
    assertThat(run("check", "game.Event", open + integers).out()).isEqualTo("nothing found\n");
    assertThat(run("check", "game.Event", open + texts).out())
        .isEqualTo("$.scores: expected PackedInt32Array, found PackedStringArray\n");
    assertThat(run("check", "game.Event", open + limits).out().lines())
        .containsExactly(
            "$.limits key 1: expected String, found int",
            "$.limits[1]: expected float, found String");
  }

  @Test
  void checkFindsUnknownConstantsAndTags() {
    assertThat(run("check", "game.Player", "[\"s:Ada\",\"s:tin\"]").out())
        .isEqualTo("$[1]: game.Rank has no such constant\n");
    assertThat(run("check", "game.Event", FITTING.replace("joined", "left")).out())
        .isEqualTo("$.type: game.Event has no such tag\n");
    assertThat(run("check", "game.Joined", FITTING.replace("joined", "left")).out())
        .isEqualTo("$.type: expected the tag \"joined\", found String\n");
  }

  @Test
  void typeMustHaveASchema() {
    CommandRun run = run("check", "game.Ghost", "null");
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err())
        .endsWith("error: game.Ghost has no schema. There are schemas of game.Event, game.Item,"
            + " game.Joined, game.Page, game.Player\n");
  }

  @Test
  void valueOfItselfIsRefused() throws IOException {
    Path file = classes.resolve("META-INF/variantmapper/game.Id.schema");
    Files.writeString(file, "schema 1\nvalue game.Id\nvalue game.Id\n");
    assertThat(run("check", "game.Id", "null").err())
        .endsWith("error: game.Id is a value of itself\n");
  }

  @Test
  void schemaThatIsNoTextIsRefused() throws IOException {
    Path file = classes.resolve("META-INF/variantmapper/game.Id.schema");
    Files.write(file, new byte[] {(byte) 0xff});
    assertThat(run("check", "game.Id", "null").err())
        .endsWith("game.Id.schema is not a text in UTF-8\n");
  }

  @Test
  void nodeIsNotATypeOfPackets() throws IOException {
    Path file = classes.resolve("META-INF/variantmapper/game.Chat.schema");
    Files.writeString(file, "schema 1\nnode game.Chat\n\"say\" any_peer (String)\n");
    assertThat(run("check", "game.Chat", "null").err())
        .endsWith("error: game.Chat is a node. Give the Java name of a mapped type that the packets"
            + " contain.\n");
  }

  @Test
  void typeOptionNeedsTheSchemaOption() {
    CommandRun run = CommandRun.of("tree", "00000000", "--type", "game.Player");
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).endsWith("error: --schema and --type belong together: give both.\n");
  }
}
