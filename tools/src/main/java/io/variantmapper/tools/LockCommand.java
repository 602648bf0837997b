package io.variantmapper.tools;

import io.variantmapper.schema.LockedChange;
import io.variantmapper.schema.Schema;
import io.variantmapper.tools.input.InputException;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
    name = "lock",
    description = "Compares the mapped types of a program with those of its released states.")
final class LockCommand implements Runnable {
  @Spec
  private CommandSpec spec;

  @Override
  public void run() {
    throw new CommandLine.ParameterException(
        spec.commandLine(), "a command is missing: check or update");
  }

  @Command(
      name = "check",
      description = "Says which changes are incompatible with a released state.")
  int check(@Mixin LockFiles files) {
    List<Schema> schemas = files.schemas();
    List<LockedChange> changes = files.lock().changes(schemas);
    for (LockedChange change : changes) {
      spec.commandLine().getOut().println(change);
      String remedy = change.change().remedy();
      if (!remedy.isEmpty()) {
        spec.commandLine().getOut().println("  " + remedy);
      }
      spec.commandLine().getOut().println("  accept it with: " + change.acceptance());
    }
    return changes.isEmpty() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
  }

  @Command(name = "update", description = "Adds the current types as a new released state.")
  int update(
      @Mixin LockFiles files,
      @Parameters(
              index = "1",
              paramLabel = "STATE",
              description = "the name of the state, such as a version")
          String state) {
    List<Schema> schemas = files.schemas();
    try {
      files.lock().add(state, schemas);
    } catch (IllegalArgumentException e) {
      throw new InputException(String.valueOf(e.getMessage()));
    }
    String count = schemas.size() == 1 ? "1 type" : schemas.size() + " types";
    spec.commandLine().getErr().println("added " + state + " with " + count);
    return CommandLine.ExitCode.OK;
  }
}
