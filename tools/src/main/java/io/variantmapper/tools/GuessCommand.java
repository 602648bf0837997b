package io.variantmapper.tools;

import io.variantmapper.tools.input.Diagnosis;
import io.variantmapper.tools.input.InputOptions;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "guess",
    description =
        "Tries all versions of Godot, and says which of them fit, and why the others do" + " not.",
    mixinStandardHelpOptions = true)
final class GuessCommand implements Callable<Integer> {
  @Spec
  private CommandSpec spec;

  @Parameters(
      index = "0",
      paramLabel = "FILE",
      description = "a file, - for standard input, or hexadecimal digits")
  private String file;

  @Mixin
  private InputOptions options;

  @Override
  public Integer call() {
    List<Diagnosis> all = options.diagnose(file);
    all.forEach(diagnosis -> spec.commandLine().getOut().println(diagnosis.line()));
    return all.stream().anyMatch(Diagnosis::fits)
        ? CommandLine.ExitCode.OK
        : CommandLine.ExitCode.SOFTWARE;
  }
}
