package io.variantmapper.tools;

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
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The parameters that say which types are compared with which states. */
final class LockFiles {
  private static final String RESOURCES = "META-INF/variantmapper";

  @Parameters(index = "0", paramLabel = "FOLDER", description = "the folder of the lock")
  private Path folder;

  @Option(
      names = "--schemas",
      required = true,
      paramLabel = "CLASSES",
      description = "the folder of the compiled classes, with the schemas in it")
  private Path classes;

  SchemaLock lock() {
    try {
      return new SchemaLock(folder);
    } catch (IllegalArgumentException e) {
      throw new InputException(String.valueOf(e.getMessage()));
    }
  }

  List<Schema> schemas() throws IOException {
    Path resources = classes.resolve(RESOURCES);
    if (!Files.isDirectory(resources)) {
      throw new InputException(
          classes + " has no schemas. Compile with -Avariant.schema=true first.");
    }
    List<Schema> schemas = new ArrayList<>();
    try (Stream<Path> files = Files.list(resources)) {
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
