package io.variantmapper.tools;

import picocli.CommandLine;
import picocli.CommandLine.Command;

@Command(name = "explain", description = "Says in one line why a damaged packet cannot be read.")
final class ExplainCommand extends InputCommand {
  @Override
  public Integer call() {
    out().println(options().explain(file()));
    return CommandLine.ExitCode.OK;
  }
}
