package io.variantmapper.tools;

import io.variantmapper.tools.input.Input;
import io.variantmapper.tools.part.Packet;
import io.variantmapper.tools.part.Part;
import io.variantmapper.tools.part.Text;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "stats",
    description = "Prints where the bytes of the packets go. All elements of an Array count as one"
        + " path.")
final class StatsCommand extends PacketCommand {
  @Option(
      names = "--top",
      paramLabel = "N",
      defaultValue = "40",
      description = "how many paths are printed; default ${DEFAULT-VALUE}")
  private int top;

  @Mixin
  private SchemaOptions schema;

  /** The totals of all values with the same path. */
  private static final class Total {
    private long bytes;
    private long own;
    private int values;
    private String type = "";
  }

  @Override
  int run(Input input) {
    Map<String, Total> totals = new LinkedHashMap<>();
    long all = 0;
    for (Packet packet : packets(input)) {
      Part root = schema.read(packet);
      add(root, "$", totals);
      all += root.length();
    }
    long sum = Math.max(all, 1);
    out().println("   bytes      %      own   values  path");
    totals.entrySet().stream()
        .sorted(Comparator.comparing(entry -> -entry.getValue().bytes))
        .limit(Math.max(0, top))
        .forEach(entry -> {
          Total total = entry.getValue();
          out()
              .println(String.format(
                  "%8d %5d%% %8d %8d  %s  %s",
                  total.bytes,
                  Math.round(100.0 * total.bytes / sum),
                  total.own,
                  total.values,
                  entry.getKey(),
                  total.type));
        });
    requireReader();
    return CommandLine.ExitCode.OK;
  }

  /** Adds a value, and the values in it. */
  private void add(Part part, String path, Map<String, Total> totals) {
    Total total = totals.computeIfAbsent(path, key -> new Total());
    String type = Text.typeName(part);
    total.type = total.values == 0 || total.type.equals(type) ? type : "several types";
    total.values++;
    total.bytes += part.entryLength();
    total.own += part.entryLength();
    for (Part child : part.children()) {
      if (child.role() != Part.Role.KEY) {
        total.own -= child.entryLength();
        String step = child.role() == Part.Role.ELEMENT ? elementStep(child) : child.step();
        add(child, path + step, totals);
      }
    }
  }

  private static String elementStep(Part element) {
    return element.name().isEmpty() ? "[*]" : element.step() + " " + element.name();
  }
}
