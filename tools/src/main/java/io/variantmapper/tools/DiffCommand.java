package io.variantmapper.tools;

import io.variantmapper.tools.input.Input;
import io.variantmapper.tools.input.InputOptions;
import io.variantmapper.tools.part.Comparison;
import io.variantmapper.tools.part.Packet;
import io.variantmapper.tools.part.Text;
import java.util.List;
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
    List<Packet> before = read(old);
    List<Packet> after = read(now);
    for (int i = 0; i < Math.max(before.size(), after.size()); i++) {
      String start = before.size() + after.size() == 2 ? "" : "packet " + i + " ";
      if (i >= after.size()) {
        print("- " + start + "$: " + Text.of(schema.read(before.get(i))));
      } else if (i >= before.size()) {
        print("+ " + start + "$: " + Text.of(schema.read(after.get(i))));
      } else {
        Comparison.of(schema.read(before.get(i)), schema.read(after.get(i)))
            .forEach(difference -> print(
                difference.sign() + " " + start + difference.path() + ": " + difference.text()));
      }
    }
    return differences == 0 ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
  }

  private List<Packet> read(String argument) {
    Input input = options.read(argument);
    spec.commandLine().getErr().println(input.description());
    return input.packets();
  }

  private void print(String line) {
    differences++;
    spec.commandLine().getOut().println(line);
  }
}
