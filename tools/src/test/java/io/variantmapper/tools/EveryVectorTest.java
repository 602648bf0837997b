package io.variantmapper.tools;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.saves.Compression;
import io.variantmapper.saves.GodotFile;
import io.variantmapper.tools.part.Comparison;
import io.variantmapper.tools.part.Packet;
import io.variantmapper.tools.part.PartReader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Gives the packets and saves that engines wrote to the commands, which have to find the format. */
class EveryVectorTest {
  private static final String PASSWORD = "secret";

  /** How a packet is wrapped. */
  private enum Wrapping {
    NONE,
    LENGTH,
    COMPRESSED,
    ENCRYPTED;

    String digits(Packet packet) {
      byte[] frame = ByteBuffer.allocate(Integer.BYTES + packet.bytes().length)
          .order(ByteOrder.LITTLE_ENDIAN)
          .putInt(packet.bytes().length)
          .put(packet.bytes())
          .array();
      Compression compression =
          Compression.values()[packet.bytes().length / 4 % Compression.values().length];
      return HexFormat.of()
          .formatHex(
              switch (this) {
                case NONE -> packet.bytes();
                case LENGTH -> frame;
                case COMPRESSED -> GodotFile.compressed(compression).pack(frame, packet.format());
                case ENCRYPTED -> GodotFile.encrypted(PASSWORD).pack(frame, packet.format());
              });
    }
  }

  static List<Supplier<Object>> showing() {
    return List.of(
        TreeCommand::new, DumpCommand::new, StatsCommand::new, JsonCommand::new, HtmlCommand::new);
  }

  @ParameterizedTest
  @MethodSource("showing")
  void everyAcceptedPacketIsShown(Supplier<Object> command) throws IOException {
    for (Packet packet : Vectors.readable()) {
      CommandRun run = CommandRun.of(
          command.get(),
          Wrapping.NONE.digits(packet),
          "--no-frames",
          "--format",
          version(packet.format()));
      assertThat(run.exitCode()).as(run.err()).isZero();
      assertThat(run.out()).isNotEmpty();
    }
  }

  /** Gives each packet as it is, and each third one in each of the other wrappings. */
  @ParameterizedTest
  @EnumSource
  void versionThatWroteThePacketIsNamed(Wrapping wrapping) throws IOException {
    List<Packet> packets = Vectors.written();
    int step = wrapping == Wrapping.NONE ? 1 : 3;
    for (int i = wrapping.ordinal() % step; i < packets.size(); i += step) {
      Packet packet = packets.get(i);
      String[] arguments = {wrapping.digits(packet), "--password", PASSWORD};
      CommandRun tree = CommandRun.of(new TreeCommand(), arguments);
      assertThat(tree.exitCode()).as(tree.err()).isZero();
      int generation = packet.format().generation();
      assertThat(tree.err()).matches("(?s).*Godot (\\d, )*(\\d or )?" + generation + "\\b.*");
      CommandRun guess = CommandRun.of(new GuessCommand(), arguments);
      assertThat(guess.exitCode()).as(arguments[0] + tree.err() + guess.out()).isZero();
      assertThat(guess.out()).contains("Godot " + generation + ": yes");
      assertThat(CommandRun.of(new CheckCommand(), arguments).err()).isEqualTo(tree.err());
    }
  }

  /** Converts each packet to two of the four versions, in turn. */
  @Test
  void convertThereAndBackGivesTheSamePacket() throws IOException {
    List<String> targets = List.of("2", "3", "4", "4-double");
    int turn = 0;
    int count = 0;
    for (Packet packet : Vectors.written()) {
      turn++;
      for (String target : List.of(targets.get(turn % 4), targets.get((turn + 2) % 4))) {
        Packet back = thereAndBack(packet, target);
        if (back != null) {
          count++;
          assertThat(Comparison.of(PartReader.read(packet), PartReader.read(back)))
              .isEmpty();
          requireSameBytes(packet, back);
        }
      }
    }
    assertThat(count).isGreaterThan(2500);
  }

  /** Compares the bytes, except those of Godot 2, which pads with arbitrary bytes. */
  private static void requireSameBytes(Packet packet, Packet back) {
    VariantFormat format = packet.format();
    if (format.generation() > 2) {
      byte[] padded = Variant.decode(packet.bytes(), format).encode(format);
      assertThat(back.bytes()).isEqualTo(padded);
    }
  }

  /** Converts a packet to another version and back; null if the version can't carry the value. */
  private static @Nullable Packet thereAndBack(Packet packet, String target) {
    String source = version(packet.format());
    Wrapping wrapping = packet.bytes().length % 8 == 0 ? Wrapping.NONE : Wrapping.LENGTH;
    String frames = wrapping == Wrapping.NONE ? "--no-frames" : "--frames";
    String digits = wrapping.digits(packet);
    CommandRun there = CommandRun.of(new ConvertCommand(), digits, "--to", target);
    if (there.err().contains("the bytes fit several versions")) {
      there =
          CommandRun.of(new ConvertCommand(), digits, frames, "--format", source, "--to", target);
    }
    if (there.exitCode() != 0) {
      assertThat(there.out()).isEmpty();
      assertThat(there.err()).containsPattern("has no|does not fit|something would be lost: [~-]");
      return null;
    }
    CommandRun back = CommandRun.of(
        new ConvertCommand(), there.out().strip(), frames, "--format", target, "--to", source);
    assertThat(back.exitCode()).as(back.err()).isZero();
    byte[] bytes = HexFormat.of().parseHex(back.out().strip());
    int start = wrapping == Wrapping.NONE ? 0 : Integer.BYTES;
    return new Packet(Arrays.copyOfRange(bytes, start, bytes.length), 0, packet.format());
  }

  @Test
  void saveIsReadLikeItsContent(@TempDir Path folder) throws IOException {
    Path plain = folder.resolve("plain");
    Path save = folder.resolve("save");
    int packets = 0;
    for (Vectors.Save file : Vectors.saves()) {
      Files.write(plain, file.content());
      Files.write(save, file.bytes());
      for (Supplier<Object> command : List.<Supplier<Object>>of(
          TreeCommand::new, GuessCommand::new, CheckCommand::new, ConvertCommand::new)) {
        CommandRun expected = run(command.get(), plain);
        CommandRun run = run(command.get(), save, file.secret());
        assertThat(run.exitCode()).as(file.name() + run.err()).isEqualTo(expected.exitCode());
        assertThat(run.out()).isEqualTo(expected.out());
        packets += run.exitCode() == 0 ? 1 : 0;
      }
    }
    assertThat(packets).isGreaterThan(72);
  }

  private static CommandRun run(Object command, Path file, String... more) {
    String[] target =
        command instanceof ConvertCommand ? new String[] {"--to", "4"} : new String[0];
    return CommandRun.of(
        command,
        Stream.of(new String[] {file.toString()}, more, target)
            .flatMap(Stream::of)
            .toArray(String[]::new));
  }

  /** Returns the name of a format, as the options take it. */
  static String version(VariantFormat format) {
    return format.isDoublePrecision() ? "4-double" : Integer.toString(format.generation());
  }
}
