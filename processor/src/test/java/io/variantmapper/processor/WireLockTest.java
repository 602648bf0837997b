package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.schema.Schema;
import io.variantmapper.schema.SchemaLock;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The option {@code -Avariant.lock}. */
class WireLockTest {
  private static final String PLAYER = """
      package game;
      import io.variantmapper.annotations.VariantDictionary;
      @VariantDictionary
      record Player(String name, int hp) {}
      """;

  @TempDir
  private Path folder;

  @BeforeEach
  void lock() {
    new SchemaLock(folder).add("1.0", List.of(Schema.parse("""
        schema 1
        dictionary game.Player
        unknown skip
        "name" String required
        "hp" int required
        """)));
  }

  private String compile(String source) {
    return compile(source, folder);
  }

  /** Returns the errors with their line numbers. */
  private static String compile(String source, Path lock) {
    return Compiled.of(
            List.of(JavaFileObjects.forSourceString("game.Player", source)),
            List.of("-Avariant.lock=" + lock))
        .diagnostics()
        .stream()
        .map(error -> error.getLineNumber() + ": " + error.getMessage(Locale.ROOT))
        .collect(Collectors.joining("\n"));
  }

  @Test
  void unchangedTypeCompiles() {
    assertThat(compile(PLAYER)).isEmpty();
  }

  @Test
  void changeIsReportedAtItsFieldAndTheMessageSaysHowToAcceptIt() throws IOException {
    String errors = compile(PLAYER.replace("int hp", "String hp"));
    assertThat(errors)
        .isEqualTo("4: [VariantLock] A change to game.Player breaks programs of release 1.0:"
            + " \"hp\" int required → \"hp\" String required. Old programs can't read new"
            + " packets, because their code expects int but finds String. New programs"
            + " can't read old packets, because their code expects String but finds int."
            + " Undo the change, or accept it with the line"
            + " `game.Player: \"hp\" int required → \"hp\" String required # REASON` in"
            + " accepted.txt.");
    Files.writeString(
        folder.resolve("accepted.txt"),
        "game.Player: \"hp\" int required → \"hp\" String required # nobody uses 1.0\n");
    assertThat(compile(PLAYER.replace("int hp", "String hp"))).isEmpty();
  }

  @Test
  void removedFieldIsAnErrorAtItsType() {
    assertThat(compile(PLAYER.replace(", int hp", "")))
        .contains("[VariantLock]")
        .contains("\"hp\" int required → nothing")
        .contains("If the field was renamed, keep its key: @VariantField(\"hp\"). Otherwise undo")
        .doesNotContain("New programs can't read");
  }

  @Test
  void changedPropertyIsAnErrorAtTheMemberThatDeclaresIt() {
    new SchemaLock(folder).add("1.1", List.of(Schema.parse("""
        schema 1
        dictionary game.Unit
        unknown keep
        "tags" Array<String> kept
        "id" String required
        "gold" int kept
        """)));
    String source = """
        package game;
        import io.variantmapper.annotations.*;
        import java.util.*;
        @VariantDictionary
        class Unit {
          final List<String> tags = new ArrayList<>();
          final UUID id;
          @VariantExtras Map<String, Object> rest;
          Unit(String id) { this.id = UUID.fromString(id); }
          int getGold() { return 1; }
          void setGold(int gold) {}
        }
        """;
    String released = "[VariantLock] A change to game.Unit breaks programs of release 1.1: ";
    assertThat(compile(source)).isEmpty();
    assertThat(compile(source.replace("List<String>", "List<Integer>")))
        .startsWith("6: " + released + "\"tags\" Array<String> kept");
    assertThat(compile(source
            .replace("UUID.fromString(id)", "id")
            .replace("UUID", "Integer")
            .replace("String id", "Integer id")))
        .startsWith("7: " + released + "\"id\" String required");
    assertThat(compile(source.replace("int", "String").replace("1", "null")))
        .startsWith("10: " + released + "\"gold\" int kept");
  }

  @Test
  void changedFunctionOfANodeIsAnErrorAtItsMethod() {
    new SchemaLock(folder).add("1.1", List.of(Schema.parse("""
        schema 1
        node game.Player.Calls
        path "Player"
        "heal" any_peer (int)
        "move" any_peer unreliable (Vector2)
        """)));
    String source = """
        package game;
        import io.variantmapper.rpc.*;
        import io.variantmapper.runtime.value.Vector2;
        interface Player {
          @VariantNode("Player")
          interface Calls {
            @Rpc(RpcMode.ANY_PEER) void heal(int hp);
            @Rpc(value = RpcMode.ANY_PEER, mode = TransferMode.UNRELIABLE) void move(Vector2 to);
          }
        }
        """;
    assertThat(compile(source)).isEmpty();
    assertThat(compile(source.replace("int hp", "String hp")))
        .startsWith("7: [VariantLock] A change to game.Player.Calls breaks programs of release 1.1:"
            + " \"heal\" any_peer (int) → \"heal\" any_peer (String). Old programs can't read new");
    assertThat(compile(source.replace("move(", "walk(")))
        .contains("8: [VariantLock]", "nothing → \"walk\" any_peer unreliable (Vector2)")
        .contains("keep its name: @Rpc(name = \"move\"). Otherwise undo the change");
  }

  @Test
  void damagedFileIsAnError() throws IOException {
    Files.writeString(folder.resolve("1.0").resolve("game.Player.schema"), "schema 1\nplayer\n");
    assertThat(compile(PLAYER))
        .contains("[VariantLock] The released states of game.Player can't be read: ");
  }

  @Test
  void missingFolderIsAnError() {
    assertThat(compile(PLAYER, folder.resolve("none")))
        .contains("[VariantInvalidOption]")
        .contains("which is not the path of a folder that exists");
  }
}
