package io.variantmapper.schema;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Reads the schemas of a whole program, which the annotation processor writes beside the classes.
 *
 * <pre>{@code
 * Map<String, Schema> schemas = SchemaFiles.load(Path.of("target/classes"));
 * }</pre>
 */
public final class SchemaFiles {
  static final String EXTENSION = ".schema";

  private static final String RESOURCES = "META-INF/variantmapper";

  private SchemaFiles() {}

  /**
   * Returns the schemas in a folder of compiled classes, or in a folder of schemas.
   *
   * @return the schemas by the names of their types or mix-ins, sorted
   * @throws IllegalArgumentException if a schema is damaged, or if there are no schemas, for
   *     example because the last compilation failed
   * @throws UncheckedIOException if a file can't be read
   */
  public static Map<String, Schema> load(Path folder) {
    Path resources = folder.resolve(RESOURCES);
    Path files = Files.isDirectory(resources) ? resources : folder;
    Map<String, Schema> schemas = new LinkedHashMap<>();
    for (String file : names(files)) {
      schemas.put(
          file.substring(0, file.length() - EXTENSION.length()), parse(files.resolve(file)));
    }
    if (schemas.isEmpty()) {
      throw new IllegalArgumentException(
          folder + " has no schemas. Compile without errors and with -Avariant.schema=true first.");
    }
    return schemas;
  }

  /** Returns the sorted names of the schema files in a folder; none if there is no such folder. */
  static List<String> names(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(EXTENSION))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Schema parse(Path file) {
    try {
      return Schema.parse(Files.readString(file));
    } catch (SchemaException e) {
      throw new IllegalArgumentException(file + ": " + e.getMessage(), e);
    } catch (CharacterCodingException e) {
      throw new IllegalArgumentException(file + " is not a text in UTF-8", e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
