package io.variantmapper.sample.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that every failure prints one line on the error stream. */
final class CommandFailureTest {
  private static final int FAILURE = 1;
  private static final int USAGE = 2;

  @TempDir
  private Path folder;

  private static void assertFails(CommandRun run, int exitCode, String line) {
    assertThat(run).isEqualTo(new CommandRun(exitCode, "", line + System.lineSeparator()));
  }

  private byte[] save(Path file) throws IOException {
    assertThat(CommandRun.of("save", file).exitCode()).isZero();
    return Files.readAllBytes(file);
  }

  @Test
  void portInUseIsReported() throws IOException {
    try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      int port = other.getLocalPort();
      CommandRun run = CommandRun.of("serve", "--port", port);
      assertThat(run.err())
          .startsWith("error: Port " + port + " can't be used: Address already in use")
          .endsWith(". Choose another port (--help lists the options)" + System.lineSeparator())
          .hasLineCount(1);
      assertThat(run.exitCode()).isEqualTo(FAILURE);
    }
  }

  @Test
  void misspelledCommandIsCompared() {
    assertThat(CommandRun.of("serv").err()).contains("'serv'. Did you mean serve");
  }

  @Test
  void versionIsAFormat() {
    assertThat(
            CommandRun.of("save", folder.resolve("a.save"), "--format", "3.6").out())
        .startsWith("Saved Meadow for GODOT_3");
  }

  @Test
  void portOutOfRangeIsReported() {
    assertFails(
        CommandRun.of("serve", "--port", 70000),
        USAGE,
        "error: Invalid value for option '--port': '70000' is not a port from 0 to 65535"
            + " (--help tells more)");
  }

  @Test
  void roomWithoutPlacesIsReported() {
    assertFails(
        CommandRun.of("serve", "--port", 0, "--places", 0),
        FAILURE,
        "error: The numbers of rooms, places, threads and clients must be at least 1");
  }

  @Test
  void loadTestWithoutHonestClientsIsReported() {
    assertFails(
        CommandRun.of("load-test", "--honest", 0),
        FAILURE,
        "error: --honest and --seconds must be at least 1, and --bad at least 0");
  }

  @Test
  void missingFileIsReported() {
    Path missing = folder.resolve("missing.save");
    assertFails(CommandRun.of("load", missing), FAILURE, "error: No such file: " + missing);
  }

  @Test
  void folderInsteadOfASaveIsReported() {
    assertFails(
        CommandRun.of("load", folder), FAILURE, "error: " + folder + " is a folder, not a save");
  }

  @Test
  void emptyFileIsReported() throws IOException {
    Path file = Files.createFile(folder.resolve("empty.save"));
    assertFails(CommandRun.of("load", file), FAILURE, "error: " + file + " is empty, not a save");
  }

  @Test
  void textFileIsReported() throws IOException {
    Path file = Files.writeString(folder.resolve("notes.txt"), "Buy apples, and a lantern.");
    assertFails(
        CommandRun.of("load", file),
        FAILURE,
        "error: "
            + file
            + " is cut off, or is not a save: A frame of 544830786 bytes is over the limit of"
            + " 16777216. The bytes are text: read JSON with VariantJson and the text of var_to_str"
            + " with VariantText, which are in variantmapper-text");
  }

  @Test
  void saveOfAnotherGameIsReported() throws IOException {
    Path file = folder.resolve("other.save");
    Files.write(file, new byte[] {8, 0, 0, 0, 2, 0, 0, 0, 7, 0, 0, 0});
    CommandRun run = CommandRun.of("load", file);
    assertThat(run.err())
        .startsWith(
            "error: " + file + " is not a save of this game for GODOT_4: Expected Dictionary")
        .contains("found int")
        .hasLineCount(1);
    assertThat(run.exitCode()).isEqualTo(FAILURE);
  }

  @Test
  void saveForAnotherGenerationIsReported() throws IOException {
    Path file = folder.resolve("world.save");
    save(file);
    CommandRun run = CommandRun.of("load", file, "--format", "GODOT_3");
    assertThat(run.err())
        .startsWith("error: " + file + " is not a save of this game for GODOT_3: ")
        .hasLineCount(1);
    assertThat(run.exitCode()).isEqualTo(FAILURE);
  }

  @Test
  void truncatedSaveIsReported() throws IOException {
    Path file = folder.resolve("world.save");
    byte[] whole = save(file);
    for (int length = 1; length < whole.length; length += 97) {
      Files.write(file, Arrays.copyOf(whole, length));
      CommandRun run = CommandRun.of("load", file);
      assertThat(run.err())
          .startsWith(
              "error: " + file + " is cut off, or is not a save: The stream ended inside a frame")
          .hasLineCount(1);
      assertThat(run.exitCode()).isEqualTo(FAILURE);
    }
  }

  @Test
  void missingFolderIsReported() {
    Path file = folder.resolve("missing/world.save");
    assertFails(CommandRun.of("save", file), FAILURE, "error: No such folder: " + file.getParent());
  }

  @Test
  void fileInsteadOfAFolderIsReported() throws IOException {
    Path file = Files.createFile(folder.resolve("file")).resolve("world.save");
    assertFails(CommandRun.of("save", file), FAILURE, "error: No such folder: " + file.getParent());
  }

  @Test
  void savingToAFolderIsReported() {
    assertFails(
        CommandRun.of("save", folder),
        FAILURE,
        "error: " + folder + " is a folder; name a file in it");
  }

  @Test
  void unknownOptionIsReported() {
    assertFails(
        CommandRun.of("demo", "--colour"),
        USAGE,
        "error: Unknown option: '--colour' (--help tells more)");
  }

  @Test
  void unknownFormatIsReported() {
    CommandRun run = CommandRun.of("demo", "--format", "GODOT_5");
    assertThat(run.err()).contains("GODOT_5").contains("GODOT_3, GODOT_4").hasLineCount(1);
    assertThat(run.exitCode()).isEqualTo(USAGE);
  }

  @Test
  void missingPortIsReported() {
    assertFails(
        CommandRun.of("serve"),
        USAGE,
        "error: Missing required option: '--port=PORT' (--help tells more)");
  }
}
