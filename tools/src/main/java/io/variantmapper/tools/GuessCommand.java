package io.variantmapper.tools;

import io.variantmapper.tools.input.Diagnosis;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;

@Command(
    name = "guess",
    description =
        "Tries all versions of Godot, and says which of them fit, and why the others do" + " not.")
final class GuessCommand extends InputCommand {
  @Override
  public Integer call() {
    List<Diagnosis> all = options().diagnose(file());
    all.forEach(diagnosis -> out().println(diagnosis.line()));
    return all.stream().anyMatch(Diagnosis::fits)
        ? CommandLine.ExitCode.OK
        : CommandLine.ExitCode.SOFTWARE;
  }
}
