package io.variantmapper.tools;

import io.variantmapper.runtime.Leniency;
import io.variantmapper.runtime.Leniency.LoneSurrogates;
import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.tools.input.Input;
import io.variantmapper.tools.part.Packet;
import io.variantmapper.tools.part.Part;
import io.variantmapper.tools.part.PartReader;
import io.variantmapper.tools.part.TrailingBytes;
import java.util.Arrays;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "check",
    description = "Says what an engine refuses or changes, and what is over the limits. The exit"
        + " code is 1 if the command reports anything.")
final class CheckCommand extends PacketCommand {
  /** The sets of limits that the user can choose. */
  enum Limits {
    DEFAULT,
    MESSAGE
  }

  @Option(
      names = "--limits",
      paramLabel = "NAME",
      defaultValue = "default",
      description = "the limits, named after constants of ReadLimits: default or message; without"
          + " it, ${DEFAULT-VALUE}")
  private Limits limits;

  @Mixin
  private SchemaOptions schema;

  private int problems;

  @Override
  int run(Input input) throws Exception {
    problems = 0;
    super.run(input);
    if (problems == 0) {
      out().println("nothing found");
    }
    return problems == 0 ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
  }

  @Override
  void run(Packet packet) {
    VariantFormat format = packet.format();
    refused(
        packet,
        format
            .withLeniency(new Leniency(true, false, LoneSurrogates.REFUSE))
            .withLimits(limits == Limits.MESSAGE ? ReadLimits.MESSAGE : ReadLimits.DEFAULT));
    byte[] again = Variant.decode(packet.bytes(), format).encode(format);
    int first = Arrays.mismatch(packet.bytes(), again);
    Part root = PartReader.read(packet);
    TrailingBytes.describe(root).ifPresent(bytes -> problem("$", bytes));
    checkObjects(root);
    schema.findings(root).forEach(finding -> problem(finding.path(), finding.text()));
    if (first >= 0 && first < root.length()) {
      problem(
          "$", "an engine would write other bytes for this value, from offset " + first + " on");
    }
  }

  private void refused(Packet packet, VariantFormat strict) {
    try {
      Variant.decode(packet.bytes(), strict);
    } catch (VariantException e) {
      problem(e.path(), String.valueOf(e.getMessage()));
    }
  }

  private void checkObjects(Part part) {
    boolean isFull = part.type() == VariantType.OBJECT && !part.children().isEmpty();
    if (isFull) {
      problem(part.path(), "an engine reads an Object with properties only if objects are allowed");
    }
    part.children().forEach(this::checkObjects);
  }

  private void problem(String path, String text) {
    problems++;
    out().println(path + ": " + text);
  }
}
