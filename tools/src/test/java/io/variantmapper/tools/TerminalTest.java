package io.variantmapper.tools;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.ContainerType;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.StringName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names of files and texts of packets can contain escape sequences, which terminals obey. */
class TerminalTest {
  /** Clears a terminal in two ways, moves to the start of the line, and reverses the direction. */
  private static final String EVIL = "a\u001b[2J\u009b2J\b\r\n\u202e\u2028\udb40\udc01";

  @TempDir
  private Path folder;

  private Path file;

  @BeforeEach
  void writePacket() throws IOException {
    file = folder.resolve(EVIL);
    Variant object = new Variant.FullObject(
        EVIL, List.of(new Variant.Property(EVIL, Variant.of(new int[] {1}))));
    Variant typed = new Variant.Array(List.of(object), ContainerType.ofScript(EVIL), false);
    Variant value = Variant.of(Map.of(
        EVIL,
        List.of(EVIL, new StringName(EVIL), typed, new String[] {EVIL}),
        Map.of(EVIL, 1),
        new NodePath(List.of(EVIL), List.of(EVIL), false)));
    Files.write(file, value.encode(VariantFormat.GODOT_4));
  }

  private static void requireVisible(CommandRun run) {
    assertThat(run.out() + run.err()).isNotEmpty();
    assertThat((run.out() + run.err()).codePoints().filter(c -> c != '\n'))
        .allMatch(c -> switch (Character.getType(c)) {
          case Character.CONTROL, Character.FORMAT, Character.LINE_SEPARATOR -> false;
          default -> true;
        });
  }

  @ParameterizedTest
  @ValueSource(strings = {"tree", "dump", "stats", "html", "json", "guess", "check", "explain"})
  void packetsAndNamesHaveNoControlCharactersInTheOutput(String command) throws IOException {
    requireVisible(CommandRun.of(command, file.toString()));
    requireVisible(CommandRun.of(command, folder + "/none" + EVIL));
    requireVisible(CommandRun.of(command, file.toString(), "--" + EVIL));
    requireVisible(CommandRun.of(command, file.toString(), "--key", EVIL));
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length - 1] = (byte) 0xff;
    Files.write(file, bytes);
    requireVisible(CommandRun.of(command, file.toString(), "--format", "4"));
  }

  @Test
  void errorsAreOneLine() {
    assertThat(CommandRun.of("tree", "none\n\u001b[2J").err())
        .isEqualTo("error: none\\n\\u001b[2J: there is no such file\n");
  }

  @Test
  void otherCommandsHaveNoControlCharactersInTheOutput() throws IOException {
    String name = file.toString();
    requireVisible(CommandRun.of("diff", name, "0200000007000000"));
    requireVisible(CommandRun.of("convert", name, "--to", "2"));
    requireVisible(CommandRun.of("convert", name, "--to", EVIL));
    requireVisible(CommandRun.of("encode", name));
    requireVisible(CommandRun.of("tree", name, "--schema", EVIL, "--type", EVIL));
    requireVisible(CommandRun.of("lock", "check", name, "--schemas", folder.toString()));
    requireVisible(CommandRun.of("lock", EVIL));
    requireVisible(CommandRun.of(EVIL));
  }

  @Test
  void escapedJsonIsTheSamePacket() throws IOException {
    Path json = folder.resolve("json");
    Files.writeString(json, CommandRun.of("json", file.toString()).out());
    Path again = folder.resolve("again");
    assertThat(CommandRun.of("encode", json.toString(), "-o", again.toString()).exitCode())
        .isZero();
    assertThat(again).hasBinaryContent(Files.readAllBytes(file));
  }
}
