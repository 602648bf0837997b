package io.variantmapper.tools;

import io.variantmapper.runtime.Variant;
import io.variantmapper.tools.input.InputOptions;
import io.variantmapper.tools.part.Packet;
import io.variantmapper.tools.part.Part;
import io.variantmapper.tools.part.Text;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "diff",
    description = "Prints the paths whose values differ between two inputs: - only in the first,"
        + " + only in the second, ~ in both. The exit code is 1 if a value differs.")
final class DiffCommand implements Callable<Integer> {
  @Spec
  private CommandSpec spec;

  @Parameters(index = "0", paramLabel = "OLD", description = "the first input")
  private String old;

  @Parameters(index = "1", paramLabel = "NEW", description = "the second input")
  private String now;

  @Mixin
  private InputOptions options;

  @Mixin
  private SchemaOptions schema;

  private int differences;

  @Override
  public Integer call() {
    List<Packet> before = options.read(old).packets();
    List<Packet> after = options.read(now).packets();
    for (int i = 0; i < Math.max(before.size(), after.size()); i++) {
      String start = before.size() + after.size() == 2 ? "" : "packet " + i + " ";
      if (i >= after.size()) {
        line('-', start + "$", Text.of(schema.read(before.get(i))));
      } else if (i >= before.size()) {
        line('+', start + "$", Text.of(schema.read(after.get(i))));
      } else {
        compare(start, schema.read(before.get(i)), schema.read(after.get(i)));
      }
    }
    return differences == 0 ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
  }

  private void compare(String start, Part before, Part after) {
    if (before.type() != after.type()
        || before.children().isEmpty()
        || after.children().isEmpty()) {
      if (!before.value().equals(after.value())) {
        line('~', start + before.namedPath(), Text.of(before) + " → " + Text.of(after));
      }
      return;
    }
    Map<Object, Part> rest = byKey(after);
    byKey(before).forEach((key, part) -> {
      Part other = rest.remove(key);
      if (other == null) {
        line('-', start + part.namedPath(), Text.of(part));
      } else {
        compare(start, part, other);
      }
    });
    rest.values().forEach(part -> line('+', start + part.namedPath(), Text.of(part)));
  }

  /** Returns the values in a container, mapped by their keys, property names or indexes. */
  private static Map<Object, Part> byKey(Part container) {
    Map<Object, Part> byKey = new LinkedHashMap<>();
    for (Part part : container.children()) {
      switch (part.role()) {
        case VALUE -> byKey.put(keyOf(part), part);
        case PROPERTY -> byKey.put(part.name(), part);
        case ELEMENT -> byKey.put(part.index(), part);
        default -> {}
      }
    }
    return byKey;
  }

  private static Variant keyOf(Part part) {
    Part key = part.key();
    return key == null ? Variant.Nil.INSTANCE : key.value();
  }

  private void line(char sign, String path, String text) {
    differences++;
    PrintWriter out = spec.commandLine().getOut();
    out.println(sign + " " + path + ": " + text);
  }
}
