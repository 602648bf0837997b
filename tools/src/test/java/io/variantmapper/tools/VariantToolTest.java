package io.variantmapper.tools;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.saves.Compression;
import io.variantmapper.saves.GodotFile;
import io.variantmapper.tools.part.Packet;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VariantToolTest {
  private static final VariantFormat FORMAT = VariantFormat.GODOT_4;
  private static final byte[] PACKET =
      Variant.of(new TreeMap<>(Map.of("hp", 7, "name", "Ada"))).encode(FORMAT);
  private static final String HEX = HexFormat.of().formatHex(PACKET);

  @TempDir
  private Path folder;

  private Path file;

  @BeforeEach
  void createFile() {
    file = folder.resolve("packet");
  }

  private CommandRun run(String command, byte[] content, String... options) throws IOException {
    Files.write(file, content);
    String[] arguments = new String[options.length + 2];
    arguments[0] = command;
    arguments[1] = file.toString();
    System.arraycopy(options, 0, arguments, 2, options.length);
    return CommandRun.of(arguments);
  }

  @ParameterizedTest
  @ValueSource(strings = {"tree", "dump", "stats", "html", "json", "check"})
  void deepestPacketFitsOnTheStack(String command) throws IOException {
    Variant value = Variant.of(7);
    for (int i = 0; i < FORMAT.limits().maxDepth(); i++) {
      value = new Variant.Array(List.of(value));
    }
    CommandRun run = run(command, value.encode(FORMAT));
    assertThat(run.err()).doesNotContain("error");
    assertThat(run.exitCode()).isZero();
  }

  @Test
  void fileMayBeCompressedAtMostEightTimes() throws IOException {
    byte[] content = PACKET;
    for (int i = 0; i < 8; i++) {
      content = GodotFile.compressed(Compression.FASTLZ).pack(content, FORMAT);
    }
    assertThat(run("tree", content).exitCode()).isZero();
    CommandRun run = run("tree", GodotFile.compressed(Compression.FASTLZ).pack(content, FORMAT));
    assertThat(run.err())
        .isEqualTo("error: " + file + ": compressed or encrypted more than 8 times\n");
  }

  @Test
  void negativeNumberOfPathsCountsAsZero() throws IOException {
    assertThat(run("stats", PACKET, "--top", "-5").exitCode()).isZero();
  }

  private static byte[] framed(byte[]... packets) {
    ByteBuffer frames = ByteBuffer.allocate(1 << 10).order(ByteOrder.LITTLE_ENDIAN);
    for (byte[] packet : packets) {
      frames.putInt(packet.length).put(packet);
    }
    byte[] bytes = new byte[frames.position()];
    frames.flip().get(bytes);
    return bytes;
  }

  @Test
  void exitCodeOfCheckIs0OnlyIfNothingIsFound() throws IOException {
    for (Packet packet : Vectors.readable()) {
      String digits = HexFormat.of().formatHex(packet.bytes());
      CommandRun run = CommandRun.of(
          new CheckCommand(), digits, "--format", EveryVectorTest.version(packet.format()));
      assertThat(run.out().contains("nothing found\n")).isEqualTo(run.exitCode() == 0);
    }
  }

  @Test
  void everyRefusedPacketIsExplainedInOneLine() throws IOException {
    for (Packet packet : Vectors.refused()) {
      String digits = HexFormat.of().formatHex(packet.bytes());
      CommandRun run = CommandRun.of(
          new ExplainCommand(), digits, "--format", EveryVectorTest.version(packet.format()));
      assertThat(run.exitCode()).as(run.err()).isZero();
      assertThat(run.out().lines()).hasSize(1);
    }
  }

  @Test
  void jsonIsWrittenBackAsTheSamePacket() throws IOException {
    String json = run("json", PACKET).out();
    Path text = Files.writeString(folder.resolve("packet.json"), json);
    assertThat(CommandRun.of("encode", text.toString()).out()).isEqualTo(HEX + "\n");
    Path again = folder.resolve("again");
    CommandRun.of("encode", text.toString(), "-o", again.toString());
    assertThat(again).hasBinaryContent(PACKET);
  }

  @Test
  void hexadecimalAndBase64InputIsReadLikeItsBytes() throws IOException {
    String tree = run("tree", PACKET).out();
    assertThat(tree).contains("\"hp\": 7");
    assertThat(CommandRun.of("tree", HEX).out()).isEqualTo(tree);
    assertThat(run("tree", (HEX + "\n").getBytes(java.nio.charset.StandardCharsets.US_ASCII))
            .out())
        .isEqualTo(tree);
    assertThat(run("tree", Base64.getMimeEncoder().encode(PACKET)).out()).isEqualTo(tree);
  }

  @Test
  void framesAreFound() throws IOException {
    CommandRun run = run("tree", framed(PACKET, PACKET));
    assertThat(run.err()).endsWith(": 2 packets, each after its length, Godot 4, 104 bytes\n");
    assertThat(run.out()).contains("# packet at offset 4").contains("# packet at offset 60");
  }

  @Test
  void framesAreEitherThereOrNot() {
    assertThat(CommandRun.of("tree", "0400000000000000", "--frames").out())
        .isEqualTo("# packet at offset 4\n       4 null\n");
    assertThat(CommandRun.of("tree", "0400000000000000", "--no-frames").out())
        .isEqualTo("       8 \"\"\n");
    assertThat(
            CommandRun.of("tree", "0400000000000000", "--frames", "--no-frames").err())
        .isEqualTo("error: --frames and --no-frames exclude each other: give only one.\n");
  }

  @Test
  void compressedAndEncryptedFilesAreOpened() throws IOException {
    byte[] compressed = GodotFile.compressed(Compression.ZSTD).pack(framed(PACKET), FORMAT);
    assertThat(run("tree", compressed).err()).contains(", compressed: 1 packet after its length");
    byte[] encrypted = GodotFile.encrypted("secret").pack(framed(PACKET), FORMAT);
    assertThat(run("tree", encrypted, "--password", "secret").err())
        .contains(", encrypted: 1 packet after its length");
    assertThat(run("tree", encrypted, "--password", "other").err()).startsWith("error: ");
    assertThat(run("tree", encrypted).exitCode()).isEqualTo(1);
  }

  @Test
  void typedContainersShowTheirTypes() {
    String array = "1c000100" + "02000000" + "01000000" + "0200000007000000";
    assertThat(CommandRun.of("tree", array).out()).isEqualTo("""
              20 Array[int]([
               8   7
                 ])
        """);
    assertThat(CommandRun.of("stats", array).out()).contains("$  Array[int]");
    assertThat(CommandRun.of("html", array).out()).contains("Array[int] of 1");
    String dictionary =
        "1b000400" + "04000000" + "01000000" + "0200000007000000" + "0400000000000000";
    assertThat(CommandRun.of("tree", dictionary).out()).isEqualTo("""
              28 Dictionary[Variant, String]({
              16   7: ""
                 })
        """);
  }

  @Test
  void objectShowsItsClass() {
    String object = "18000000" + "010000004e000000" + "01000000" + "0100000061000000" + "00000000";
    assertThat(CommandRun.of("tree", object).out()).isEqualTo("""
              28 Object(N,
               4   a: null
                 )
        """);
  }

  /** Engines read a text only up to the first NUL. */
  @Test
  void objectWhoseClassBeginsWithANulIsNull() {
    String object = "18000000" + "0200000000004e00";
    assertThat(CommandRun.of("tree", object).exitCode()).isZero();
    assertThat(CommandRun.of("dump", object).exitCode()).isZero();
  }

  @Test
  void guessPrintsALineForEachFormat() {
    CommandRun run = CommandRun.of("guess", "0b0000000000803f000000400000404000008040");
    assertThat(run.out().lines())
        .anyMatch(line -> line.startsWith("Godot 4: no: Cut off"))
        .anyMatch(line -> line.startsWith("Godot 2: no: Cut off"))
        .hasSize(5);
    assertThat(run.exitCode()).isEqualTo(1);
  }

  @Test
  void checkNamesBytesAfterTheValue() {
    CommandRun run = CommandRun.of("check", "0200000007000000ff", "--format", "4");
    assertThat(run)
        .isEqualTo(new CommandRun(
            1,
            "$: 1 byte after the value at offset 8\n",
            "these digits: 1 packet, Godot 4, 9 bytes, with 1 byte after the value at offset 8\n"));
  }

  @Test
  void checkFindsDuplicateKeysObjectsAndLimits() {
    String key = "0400000001000000610000000200000001000000";
    assertThat(CommandRun.of("check", "1b00000002000000" + key + key).out())
        .contains("comes twice");
    String object = "18000000" + "010000004e000000" + "01000000" + "0100000061000000" + "00000000";
    assertThat(CommandRun.of("check", object).out()).contains("only if objects are allowed");
    assertThat(CommandRun.of("diff", object, "00000000").out())
        .isEqualTo("~ $: Object(N) with 1 property → null\n");
    String deep = "1c00000001000000".repeat(40) + "00000000";
    assertThat(CommandRun.of("check", deep).exitCode()).isZero();
    assertThat(CommandRun.of("check", deep, "--limits", "message").out())
        .contains("Deeper than 32 containers");
  }

  @Test
  void argumentThatIsNoFileCanBeText() {
    String tree = CommandRun.of("tree", HEX).out();
    String base64 = Base64.getEncoder().encodeToString(PACKET);
    assertThat(CommandRun.of("tree", base64).out()).isEqualTo(tree);
    String bytes = IntStream.range(0, PACKET.length)
        .mapToObj(i -> String.valueOf(PACKET[i]))
        .collect(Collectors.joining(", ", "[", "]"));
    assertThat(CommandRun.of("tree", bytes).out()).isEqualTo(tree);
  }

  /** The letters of the name are base64, but they do not stand for a packet. */
  @Test
  void missingFileIsNotReadAsBase64() {
    assertThat(CommandRun.of("tree", "savegame").err())
        .isEqualTo("error: savegame: there is no such file\n");
  }

  @Test
  void wrongUsageHasExitCode2() {
    List.of(List.of(), List.of("tree"), List.of("draw"), List.of("tree", "x", "--format", "5"))
        .forEach(arguments -> {
          CommandRun run = CommandRun.of(arguments.toArray(String[]::new));
          assertThat(run.exitCode()).as(run.err()).isEqualTo(2);
          assertThat(run.err()).startsWith("error: ").endsWith(" (--help tells more)\n");
        });
  }

  @Test
  void missingFileIsReportedInOneLine() {
    assertThat(CommandRun.of("tree", "none.save"))
        .isEqualTo(new CommandRun(1, "", "error: none.save: there is no such file\n"));
  }
}
