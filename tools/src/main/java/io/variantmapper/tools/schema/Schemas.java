package io.variantmapper.tools.schema;

import io.variantmapper.schema.Schema;
import io.variantmapper.schema.SchemaException;
import io.variantmapper.tools.input.InputException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The schemas of a program.
 *
 * <pre>{@code
 * Schemas schemas = Schemas.load(Path.of("target/classes"));
 * }</pre>
 */
public final class Schemas {
  private static final String RESOURCES = "META-INF/variantmapper";
  private static final String EXTENSION = ".schema";

  private final Map<String, Schema> byName;

  private Schemas(Map<String, Schema> byName) {
    this.byName = byName;
  }

  /**
   * Reads the schemas in a folder of compiled classes, or in a folder of schemas.
   *
   * @throws InputException if a schema is damaged, or if the folder has neither schemas nor the
   *     folder {@code META-INF/variantmapper}
   */
  public static Schemas load(Path folder) {
    Path resources = folder.resolve(RESOURCES);
    Path schemas = Files.isDirectory(resources) ? resources : folder;
    Map<String, Schema> byName = new LinkedHashMap<>();
    if (Files.isDirectory(schemas)) {
      try (Stream<Path> files = Files.list(schemas)) {
        for (Path file : files.sorted().toList()) {
          String name = String.valueOf(file.getFileName());
          if (name.endsWith(EXTENSION)) {
            byName.put(name.substring(0, name.length() - EXTENSION.length()), parse(file));
          }
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    if (byName.isEmpty() && schemas.equals(folder)) {
      throw new InputException(
          folder + " has no schemas. Compile with -Avariant.schema=true first.");
    }
    return new Schemas(byName);
  }

  private static Schema parse(Path file) throws IOException {
    try {
      return Schema.parse(Files.readString(file));
    } catch (SchemaException e) {
      throw new InputException(file + ": " + e.getMessage());
    }
  }

  /** Returns all schemas, sorted by the names of their files. */
  public List<Schema> all() {
    return new ArrayList<>(byName.values());
  }

  /** Returns the schema of a type or mix-in; empty if there is none. */
  Optional<Schema> find(String name) {
    return Optional.ofNullable(byName.get(name));
  }

  /**
   * Returns the schema of a type.
   *
   * @throws InputException if there is none
   */
  Schema get(String name) {
    return find(name)
        .orElseThrow(() -> new InputException(name + " has no schema. "
            + (byName.isEmpty()
                ? "No other type has one."
                : "There are schemas of " + String.join(", ", byName.keySet()))));
  }
}
