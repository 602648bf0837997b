package io.variantmapper.tools;

import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.text.VariantJson;
import io.variantmapper.tools.input.FormatConverter;
import io.variantmapper.tools.input.InputException;
import io.variantmapper.tools.input.InputOptions;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "encode",
    description = "Reads a value in JSON from each line, and writes it as a packet.")
final class EncodeCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "FILE", description = "a file, or - for standard input")
  private String file;

  @Option(
      names = "--format",
      paramLabel = "VERSION",
      defaultValue = "4",
      converter = FormatConverter.class,
      description = "the version of Godot; default ${DEFAULT-VALUE}")
  private VariantFormat format;

  @Option(
      names = "--frames",
      description = "write the length in front of each packet, as store_var does")
  private boolean framed;

  @Mixin
  private OutputOptions output;

  @Override
  public Integer call() throws IOException {
    List<byte[]> packets = new ArrayList<>();
    String text = new String(InputOptions.file(file), StandardCharsets.UTF_8);
    int line = 0;
    for (String json : text.lines().toList()) {
      line++;
      // The command json prints a line that begins with # before each framed packet.
      if (!json.isBlank() && !json.startsWith("#")) {
        packets.add(packet(json, line));
      }
    }
    output.write(packets, format, framed);
    return CommandLine.ExitCode.OK;
  }

  private byte[] packet(String json, int line) {
    try {
      return VariantJson.parse(json, format).encode(format);
    } catch (VariantException e) {
      throw new InputException(file + ", line " + line + ": " + e.getMessage());
    }
  }
}
