package io.variantmapper.tools;

import io.variantmapper.schema.Schema;
import io.variantmapper.schema.SchemaLock;
import io.variantmapper.tools.input.InputException;
import io.variantmapper.tools.schema.Schemas;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * The parameters that set the folder of the released states and the folder of the current schemas.
 */
final class LockFiles {
  @Parameters(index = "0", paramLabel = "FOLDER", description = "the folder of the released states")
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

  List<Schema> schemas() {
    return Schemas.load(classes).all();
  }
}
