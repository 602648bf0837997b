package io.variantmapper.tools;

import io.variantmapper.tools.input.InputOptions;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "explain",
    description = "Says in one line why a damaged packet cannot be read.",
    mixinStandardHelpOptions = true)
final class ExplainCommand implements Callable<Integer> {
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
    spec.commandLine().getOut().println(options.explain(file));
    return CommandLine.ExitCode.OK;
  }
}
