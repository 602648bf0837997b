package io.variantmapper.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SchemaLockTest {
  private static final String HEADER = "schema 1\ndictionary game.Player\nunknown skip\n";
  private static final Schema PLAYER = Schema.parse(HEADER + "\"hp\" int zero\n");
  private static final Schema CHANGED = Schema.parse(HEADER + "\"hp\" String zero\n");

  @TempDir
  private Path folder;

  private SchemaLock lock;

  @BeforeEach
  void addState() {
    lock = new SchemaLock(folder);
    lock.add("1.0", List.of(PLAYER));
  }

  private void accept(String line) throws IOException {
    Files.writeString(folder.resolve("accepted.txt"), line + "\n");
  }

  @Test
  void stateIsAFolderWithAFileForEachSchema() {
    assertThat(folder.resolve("1.0/game.Player.schema")).hasContent(PLAYER.text());
  }

  @Test
  void fileHasTheNameOfTheMixIn() {
    String mixIn = "schema 1\nvalue game.Level by game.LevelMixIn\nint\n";
    lock.add("1.1", List.of(Schema.parse(mixIn)));
    assertThat(folder.resolve("1.1/game.LevelMixIn.schema")).hasContent(mixIn);
  }

  @Test
  void statesAreSortedAndHiddenFoldersAreNone() throws IOException {
    lock.add("0.9", List.of());
    Files.createDirectory(folder.resolve(".git"));
    Files.createFile(folder.resolve("accepted.txt"));
    assertThat(lock.states()).containsExactly("0.9", "1.0");
  }

  @Test
  void removedTypesAreAmongTheChangesOfAProgram() {
    lock.add("1.1", List.of(Schema.parse("schema 1\nvalue game.Level\nint\n")));
    assertThat(lock.changes(List.of(CHANGED)))
        .extracting(LockedChange::type)
        .containsExactly("game.Player", "game.Level");
  }

  @Test
  void acceptedChangesAreAppendedWithTheReason() throws IOException {
    accept("# 1.0 was a beta");
    lock.accept(lock.changes(List.of(CHANGED)), "nobody uses 1.0");
    assertThat(Files.readAllLines(folder.resolve("accepted.txt")))
        .containsExactly(
            "# 1.0 was a beta",
            "game.Player: \"hp\" int zero → \"hp\" String zero # nobody uses 1.0");
    assertThat(lock.changes(List.of(CHANGED))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {" ", "two\nlines"})
  void reasonIsOneLine(String reason) {
    assertThatIllegalArgumentException().isThrownBy(() -> lock.accept(List.of(), reason));
  }

  @Test
  void unchangedTypeHasNoChanges() {
    assertThat(lock.changes(PLAYER)).isEmpty();
  }

  @Test
  void changeNamesTheFirstStateThatItBreaks() {
    lock.add("1.1", List.of(PLAYER));
    assertThat(lock.changes(CHANGED)).extracting(LockedChange::state).containsExactly("1.0");
  }

  @Test
  void messageBeginsWithTheTypeAndTheState() {
    assertThat(lock.changes(CHANGED).toString())
        .startsWith("[game.Player, since 1.0: \"hp\" int zero → \"hp\" String zero. Old programs");
  }

  @Test
  void acceptedChangeIsNotReported() throws IOException {
    accept(lock.changes(CHANGED).get(0).acceptance());
    assertThat(lock.changes(CHANGED)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "game.Player: \"hp\" int zero → \"hp\" String zero # ",
        "game.Player: \"hp\" int zero → \"hp\" float zero # a reason",
        "# game.Player: \"hp\" int zero → \"hp\" String zero # a reason",
      })
  void lineWithoutReasonOrOfAnotherChangeAcceptsNothing(String line) throws IOException {
    accept(line);
    assertThat(lock.changes(CHANGED)).hasSize(1);
  }

  @Test
  void removedTypeIsReportedOnceUnlessItIsAccepted() throws IOException {
    lock.add("1.1", List.of(PLAYER));
    List<LockedChange> removed = lock.removed(List.of());
    assertThat(removed)
        .singleElement()
        .hasToString("game.Player, since 1.0: the type → nothing. New programs can't read old"
            + " packets, because their code no longer has game.Player.");
    accept(removed.get(0).acceptance());
    assertThat(lock.removed(List.of())).isEmpty();
  }

  @Test
  void typeThatExistsIsNotRemoved() throws IOException {
    Files.createFile(folder.resolve("1.0/README.md"));
    assertThat(lock.removed(List.of(CHANGED))).isEmpty();
  }

  @Test
  void stateNeverChanges() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> lock.add("1.0", List.of()))
        .withMessageStartingWith("The state 1.0 exists.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", ".git", "..", "a/b"})
  void nameOfAStateMustBeTheNameOfAVisibleFolder(String state) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> lock.add(state, List.of()))
        .withMessageStartingWith("\"" + state + "\" can't be the name of a state.");
  }

  @Test
  void folderOfALockMustExist() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new SchemaLock(folder.resolve("none")))
        .withMessageEndingWith("none is not a folder. Create it, or correct the name.");
  }

  @Test
  void damagedFileIsRefused() throws IOException {
    Files.writeString(folder.resolve("1.0/game.Player.schema"), "schema 1\nplayer\n");
    assertThatThrownBy(() -> lock.changes(PLAYER)).isInstanceOf(SchemaException.class);
  }
}
