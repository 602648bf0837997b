package io.variantmapper.tools;

import io.variantmapper.runtime.Leniency;
import io.variantmapper.runtime.Leniency.LoneSurrogates;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.tools.input.FormatConverter;
import io.variantmapper.tools.input.Input;
import io.variantmapper.tools.input.InputException;
import io.variantmapper.tools.part.Comparison;
import io.variantmapper.tools.part.Packet;
import io.variantmapper.tools.part.Part;
import io.variantmapper.tools.part.PartReader;
import io.variantmapper.tools.part.TrailingBytes;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(name = "convert", description = "Writes the packets for another version of Godot.")
final class ConvertCommand extends PacketCommand {
  private static final Leniency ONE_VALUE_FOR_EACH_KEY =
      new Leniency(true, false, LoneSurrogates.AS_ENGINE);

  @Option(
      names = "--to",
      required = true,
      paramLabel = "VERSION",
      converter = FormatConverter.class,
      description = "the version of Godot that will read the packets")
  private VariantFormat target;

  @Option(
      names = "--lossy",
      description = "convert also if a value changes or bytes are dropped, and print what changes")
  private boolean lossy;

  @Mixin
  private OutputOptions output;

  @Override
  int run(Input input) throws IOException {
    if (!input.isCertain()) {
      throw new InputException(input.name() + ": the bytes fit several versions, which give"
          + " different values. Choose one with --format, and with --frames or --no-frames");
    }
    List<byte[]> converted = new ArrayList<>();
    for (Packet packet : packets(input)) {
      try {
        converted.add(convert(packet));
      } catch (VariantException | InputException e) {
        String place = input.isFramed() ? ": packet at offset " + packet.start() + ": " : ": ";
        throw new InputException(input.name() + place + e.getMessage());
      }
    }
    output.write(converted, target, input.isFramed());
    return CommandLine.ExitCode.OK;
  }

  private byte[] convert(Packet packet) {
    byte[] bytes = Variant.decode(packet.bytes(), packet.format()).encode(target);
    List<String> losses = losses(packet, new Packet(bytes, 0, target));
    if (!lossy && !losses.isEmpty()) {
      throw new InputException("something would be lost: " + losses.get(0)
          + (losses.size() == 1 ? "" : " (and " + (losses.size() - 1) + " more)")
          + ". --lossy converts nevertheless");
    }
    losses.forEach(loss -> err().println("lost: " + loss));
    return bytes;
  }

  private static List<String> losses(Packet packet, Packet converted) {
    List<String> losses = new ArrayList<>();
    try {
      Variant.decode(packet.bytes(), packet.format().withLeniency(ONE_VALUE_FOR_EACH_KEY));
    } catch (VariantException e) {
      losses.add(String.valueOf(e.getMessage()));
    }
    Part before = PartReader.read(packet);
    TrailingBytes.describe(before).ifPresent(losses::add);
    Comparison.of(before, PartReader.read(converted))
        .forEach(difference -> losses.add(difference.line()));
    return losses;
  }
}
