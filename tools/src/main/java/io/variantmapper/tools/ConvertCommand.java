package io.variantmapper.tools;

import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.tools.input.FormatConverter;
import io.variantmapper.tools.input.Input;
import io.variantmapper.tools.input.InputException;
import io.variantmapper.tools.part.Packet;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(name = "convert", description = "Writes the packets for another version of Godot.")
final class ConvertCommand extends PacketCommand {
  @Option(
      names = "--to",
      required = true,
      paramLabel = "VERSION",
      converter = FormatConverter.class,
      description = "the version of Godot that will read the packets")
  private VariantFormat target;

  @Mixin
  private OutputOptions output;

  @Override
  int run(Input input) throws IOException {
    List<byte[]> converted = new ArrayList<>();
    for (Packet packet : packets(input)) {
      try {
        converted.add(Variant.decode(packet.bytes(), packet.format()).encode(target));
      } catch (UnsupportedVariantException e) {
        throw new InputException(input.name() + ": " + e.getMessage());
      }
    }
    output.write(converted, target, input.isFramed());
    return CommandLine.ExitCode.OK;
  }
}
