package io.variantmapper.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LockCommandTest {
  private static final String PLAYER =
      "schema 1\ndictionary game.Player\nunknown skip\n\"hp\" int required\n";

  @TempDir
  private Path folder;

  private Path lock;
  private Path schemas;

  @BeforeEach
  void createLock() throws IOException {
    lock = Files.createDirectory(folder.resolve("wire-lock"));
    schemas = Files.createDirectories(folder.resolve("classes/META-INF/variantmapper"));
    Files.writeString(schemas.resolve("game.Player.schema"), PLAYER);
    assertThat(update("1.0")).isEqualTo(new CommandRun(0, "", "added 1.0 with 1 type\n"));
  }

  private CommandRun update(String state) {
    return CommandRun.of(
        "lock",
        "update",
        lock.toString(),
        state,
        "--schemas",
        folder.resolve("classes").toString());
  }

  private CommandRun check() {
    return CommandRun.of(
        "lock", "check", lock.toString(), "--schemas", folder.resolve("classes").toString());
  }

  @Test
  void unchangedTypesPass() {
    assertThat(check()).isEqualTo(new CommandRun(0, "", ""));
  }

  @Test
  void changeIsPrintedUntilItIsAccepted() throws IOException {
    Files.writeString(schemas.resolve("game.Player.schema"), PLAYER.replace("int", "String"));
    CommandRun run = check();
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out().lines())
        .containsExactly(
            "game.Player, since 1.0: \"hp\" int required → \"hp\" String required. Old programs"
                + " can't read new packets, because their code expects int but finds String."
                + " New programs can't read old packets, because their code expects String"
                + " but finds int.",
            "  accept it with: game.Player: \"hp\" int required → \"hp\" String required # REASON");
    String line = "game.Player: \"hp\" int required → \"hp\" String required # ";
    Files.writeString(lock.resolve("accepted.txt"), line);
    assertThat(check().exitCode()).as("without a reason").isEqualTo(1);
    Files.writeString(lock.resolve("accepted.txt"), line + "nobody uses 1.0\n");
    assertThat(check().exitCode()).isZero();
  }

  @Test
  void noTypeIsReportedAsRemovedAfterAFailedCompilation() throws IOException {
    Files.delete(schemas.resolve("game.Player.schema"));
    assertThat(check().out()).isEmpty();
    assertThat(check().err()).contains("has no schemas. Compile without errors");
  }

  @Test
  void renamedFieldHasAnotherWayOutThanUndoing() throws IOException {
    Files.writeString(schemas.resolve("game.Player.schema"), PLAYER.replace("hp", "health"));
    assertThat(check().out())
        .contains("  If the field was renamed, keep its key: @VariantField(\"hp\").\n")
        .contains(
            "  If the field is new, give it a default; if it was renamed, give it its old key.");
  }

  @Test
  void removedTypeIsFound() throws IOException {
    Files.move(schemas.resolve("game.Player.schema"), schemas.resolve("game.Hero.schema"));
    Files.writeString(schemas.resolve("game.Hero.schema"), PLAYER.replace("Player", "Hero"));
    assertThat(check().out())
        .startsWith("game.Player, since 1.0: the type → nothing. New programs can't read old"
            + " packets, because their code no longer has game.Player.");
  }

  @Test
  void releasedStateNeverChanges() {
    assertThat(update("1.0").err())
        .isEqualTo(
            "error: The state 1.0 exists. A released state never changes; give a new name.\n");
    assertThat(update("../2.0").exitCode()).isEqualTo(1);
    assertThat(update("2.0").exitCode()).isZero();
  }

  @Test
  void missingFoldersAreNamed() {
    assertThat(CommandRun.of("lock", "check", "none", "--schemas", folder.resolve("classes") + "")
            .err())
        .isEqualTo("error: none is not a folder. Create it, or correct the name.\n");
    assertThat(
            CommandRun.of("lock", "check", lock.toString(), "--schemas", "none").err())
        .isEqualTo("error: none has no schemas. Compile without errors and with"
            + " -Avariant.schema=true first.\n");
    assertThat(CommandRun.of("lock").exitCode()).isEqualTo(2);
  }
}
