package io.variantmapper.tools.schema;

import io.variantmapper.schema.Schema;
import io.variantmapper.schema.SchemaFiles;
import io.variantmapper.tools.input.InputException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The schemas of a program.
 *
 * <pre>{@code
 * Schemas schemas = Schemas.load(Path.of("target/classes"));
 * }</pre>
 */
public final class Schemas {
  private final Map<String, Schema> byName;

  private Schemas(Map<String, Schema> byName) {
    this.byName = byName;
  }

  /**
   * Reads the schemas in a folder of compiled classes, or in a folder of schemas.
   *
   * @throws InputException if a schema is damaged, or if there are no schemas, for example because
   *     the last compilation failed
   */
  public static Schemas load(Path folder) {
    try {
      return new Schemas(SchemaFiles.load(folder));
    } catch (IllegalArgumentException e) {
      throw new InputException(String.valueOf(e.getMessage()));
    }
  }

  /** Returns all schemas, sorted by the names of their files. */
  public List<Schema> all() {
    return new ArrayList<>(byName.values());
  }

  /** Returns the schema of a type or mix-in; empty if there is none. */
  public Optional<Schema> find(String name) {
    return Optional.ofNullable(byName.get(name));
  }

  /**
   * Returns the schema of a type.
   *
   * @throws InputException if there is none
   */
  public Schema get(String name) {
    return find(name)
        .orElseThrow(() -> new InputException(
            name + " has no schema. There are schemas of " + String.join(", ", byName.keySet())));
  }
}
