package io.variantmapper.tools;

import io.variantmapper.schema.LockedChange;
import io.variantmapper.schema.Schema;
import io.variantmapper.schema.SchemaException;
import io.variantmapper.schema.SchemaLock;
import io.variantmapper.tools.input.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

@Command(
    name = "lock",
    description = "Compares the mapped types of a program with those of its released states.",
    mixinStandardHelpOptions = true,
    scope = ScopeType.INHERIT)
final class LockCommand implements Runnable {
  private static final String SCHEMAS = "META-INF/variantmapper";

  @Spec
  private CommandSpec spec;

  @Override
  public void run() {
    throw new CommandLine.ParameterException(
        spec.commandLine(), "a command is missing: check or update");
  }

  @Command(name = "check", description = "Says which changes break a released state.")
  int check(
      @Parameters(paramLabel = "FOLDER", description = "the folder of the lock") Path folder,
      @Option(
              names = "--schemas",
              required = true,
              paramLabel = "CLASSES",
              description = "the folder of the compiled classes, with the schemas in it")
          Path classes)
      throws IOException {
    List<Schema> schemas = schemas(classes);
    SchemaLock lock = open(folder);
    List<LockedChange> changes = new ArrayList<>();
    schemas.forEach(schema -> changes.addAll(lock.changes(schema)));
    changes.addAll(lock.removed(schemas));
    for (LockedChange change : changes) {
      spec.commandLine().getOut().println(change);
      spec.commandLine().getOut().println("  accept it with: " + change.acceptance());
    }
    return changes.isEmpty() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
  }

  @Command(name = "update", description = "Adds the current types as a new released state.")
  int update(
      @Parameters(index = "0", paramLabel = "FOLDER", description = "the folder of the lock")
          Path folder,
      @Parameters(
              index = "1",
              paramLabel = "STATE",
              description = "the name of the state, such as a version")
          String state,
      @Option(
              names = "--schemas",
              required = true,
              paramLabel = "CLASSES",
              description = "the folder of the compiled classes, with the schemas in it")
          Path classes)
      throws IOException {
    List<Schema> schemas = schemas(classes);
    try {
      open(folder).add(state, schemas);
    } catch (IllegalArgumentException e) {
      throw new InputException(String.valueOf(e.getMessage()));
    }
    spec.commandLine().getErr().println("added " + state + " with " + schemas.size() + " types");
    return CommandLine.ExitCode.OK;
  }

  private static SchemaLock open(Path folder) {
    try {
      return new SchemaLock(folder);
    } catch (IllegalArgumentException e) {
      throw new InputException(String.valueOf(e.getMessage()));
    }
  }

  private static List<Schema> schemas(Path classes) throws IOException {
    Path folder = classes.resolve(SCHEMAS);
    if (!Files.isDirectory(folder)) {
      throw new InputException(
          classes + " has no schemas. Compile with -Avariant.schema=true first.");
    }
    List<Schema> schemas = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file :
          files.filter(name -> name.toString().endsWith(".schema")).sorted().toList()) {
        schemas.add(parse(file));
      }
    }
    return schemas;
  }

  private static Schema parse(Path file) throws IOException {
    try {
      return Schema.parse(Files.readString(file));
    } catch (SchemaException e) {
      throw new InputException(file + ": " + e.getMessage());
    }
  }
}
