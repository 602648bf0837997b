package io.variantmapper.tools;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConvertCommandTest {
  @TempDir
  private Path folder;

  private Path file;

  @BeforeEach
  void createFile() {
    file = folder.resolve("player.save");
  }

  private static String digits(Object value, VariantFormat format) {
    return HexFormat.of().formatHex(Variant.of(value).encode(format));
  }

  @Test
  void packetIsConvertedToAnotherVersion() {
    Map<String, Object> player = Map.of("hp", 7, "name", "Ada");
    assertThat(CommandRun.of("convert", digits(player, VariantFormat.GODOT_4), "--to", "3")
            .out())
        .isEqualTo(digits(player, VariantFormat.GODOT_3) + "\n");
  }

  @Test
  void typeThatTheOtherVersionLacksIsNamedWithItsPath() {
    CommandRun run =
        CommandRun.of("convert", "1c0000000100000006000000" + "0100000002000000", "--to", "3");
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err())
        .endsWith("error: these digits: GODOT_3 has no Vector2i at offset 8 ($[0])\n");
  }

  /** In Godot 4, these 52 bytes are a Transform3D. */
  @Test
  void fileThatFitsSeveralVersionsIsNotReplaced() throws IOException {
    byte[] dictionary = Variant.of(Map.of("hp", 7, "name", "Ada")).encode(VariantFormat.GODOT_3);
    assertThat(dictionary).hasSize(52);
    Files.write(file, dictionary);
    String name = file.toString();
    CommandRun run = CommandRun.of("convert", name, "--to", "4", "-o", name);
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err())
        .isEqualTo(name + ": 1 packet, Godot 4 (Transform3D), 52 bytes; or 1 packet, Godot 3"
            + " (Dictionary), 52 bytes. Choose with --format and --frames\nerror: " + name
            + ": the bytes fit several versions, which give different values. Choose one with"
            + " --format, and with --frames or --no-frames\n");
    assertThat(file).hasBinaryContent(dictionary);
    assertThat(CommandRun.of("convert", name, "--to", "4", "-o", name, "--format", "3")
            .exitCode())
        .isZero();
    assertThat(Variant.decode(Files.readAllBytes(file), VariantFormat.GODOT_4))
        .isEqualTo(Variant.decode(dictionary, VariantFormat.GODOT_3));
  }

  /** Runs the command without and with {@code --lossy}, and returns what is lost. */
  private static String lost(String digits, String source, String target) {
    CommandRun refused = CommandRun.of("convert", digits, "--format", source, "--to", target);
    assertThat(refused.exitCode()).isEqualTo(1);
    assertThat(refused.out()).isEmpty();
    CommandRun run =
        CommandRun.of("convert", digits, "--format", source, "--to", target, "--lossy");
    assertThat(run.exitCode()).as(run.err()).isZero();
    String lost = run.err().lines().skip(1).findFirst().orElse("").replace("lost: ", "");
    assertThat(refused.err()).contains(lost).contains("--lossy");
    return lost;
  }

  @Test
  void bytesAfterTheValueAreDroppedOnlyWithTheOption() {
    assertThat(lost("0200000007000000" + "04000000020000006f6b0000", "4", "3"))
        .isEqualTo("12 bytes after the value at offset 8: a second packet, String");
  }

  @Test
  void numberIsRoundedOnlyWithTheOption() {
    assertThat(lost(digits(0.1, VariantFormat.GODOT_3), "3", "2"))
        .isEqualTo("~ $: 0.1 → 0.10000000149011612");
  }

  @Test
  void typeIsReplacedOnlyWithTheOption() {
    assertThat(lost(digits(new long[] {1, 2}, VariantFormat.GODOT_4), "4", "3"))
        .isEqualTo("~ $: PackedInt64Array(1, 2) → Array of 2");
  }

  /** Engines drop an element that does not fit the type of its Array. */
  @Test
  void elementIsDroppedOnlyWithTheOption() {
    assertThat(lost("1c000100" + "02000000" + "01000000" + "0400000000000000", "4", "4"))
        .isEqualTo("~ $: Array[int] of 1 → Array[int]([])");
  }

  @Test
  void earlierValueOfAKeyIsDroppedOnlyWithTheOption() {
    String key = "0400000001000000610000000200000001000000";
    assertThat(lost("1b00000002000000" + key + key, "4", "3"))
        .isEqualTo("The key String \"a\" comes twice at offset 28 ($)");
  }
}
