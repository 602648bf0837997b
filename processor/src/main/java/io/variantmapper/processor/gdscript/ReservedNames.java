package io.variantmapper.processor.gdscript;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The names that GDScript already uses.
 *
 * <pre>{@code
 * ReservedNames.meaning("Node", GodotVersion.GODOT_4)   // Optional.of("a class of Godot 4")
 * ReservedNames.isTakenForVariable("class")   // true: generated code appends an underscore
 * }</pre>
 */
final class ReservedNames {
  /** The functions of generated classes, except those for containers. */
  private static final Set<String> GENERATED = Set.of(
      "_first_of",
      "_miss",
      "_refuse",
      "_refuse_constant",
      "_to_float",
      "_to_string_name",
      "_type_of",
      "_whole",
      "apply_changes",
      "create",
      "fill_from",
      "from_bytes",
      "from_variant",
      "merge_changes",
      "merge_changes_from_bytes",
      "read_changes",
      "read_from",
      "to_bytes",
      "to_variant");

  /** The names by their section in {@code godot-names.txt}, such as {@code types of Godot 4}. */
  private static final Map<String, Set<String>> SECTIONS = read();

  private ReservedNames() {}

  /**
   * Returns the meaning that a name already has in a version of Godot, such as {@code "a class of
   * Godot 4"}; empty if generated classes and enums can use the name.
   */
  static Optional<String> meaning(String typeName, GodotVersion version) {
    return Stream.of(
            meaning(typeName, "classes", "a class", version),
            meaning(typeName, "types", "a type", version),
            meaning(typeName, "enums", "an enum", version),
            meaning(typeName, "keywords", "a keyword", version),
            meaning(typeName, "functions", "a function", version),
            meaning(typeName, "members", "a member of each object", version))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private static Optional<String> meaning(
      String name, String section, String what, GodotVersion version) {
    return contains(section, version, name)
        ? Optional.of(what + " of Godot " + version.number())
        : Optional.empty();
  }

  /**
   * Returns whether a variable can't have the name in some version of Godot. The variable then gets
   * another name in all versions.
   */
  static boolean isTakenForVariable(String name) {
    return GENERATED.contains(name)
        || name.startsWith("_read_")
        || name.startsWith("_write_")
        || inAny(name, "keywords", "types", "classes", "functions", "members");
  }

  /**
   * Returns whether a constant of an enum can't have the name. In Godot 3, a type or function can't
   * be such a constant, either.
   */
  static boolean isTakenForConstant(String name, GodotVersion version) {
    return inAny(name, "keywords")
        || (version == GodotVersion.GODOT_3
            && (contains("types", version, name) || contains("functions", version, name)));
  }

  private static boolean inAny(String name, String... sections) {
    return Stream.of(GodotVersion.values())
        .anyMatch(
            version -> Stream.of(sections).anyMatch(section -> contains(section, version, name)));
  }

  private static boolean contains(String section, GodotVersion version, String name) {
    return SECTIONS
        .getOrDefault(section + " of Godot " + version.number(), Set.of())
        .contains(name);
  }

  private static Map<String, Set<String>> read() {
    Map<String, Set<String>> sections = new HashMap<>();
    String section = "";
    InputStream list =
        Objects.requireNonNull(ReservedNames.class.getResourceAsStream("godot-names.txt"));
    try (BufferedReader lines = new BufferedReader(new InputStreamReader(list, UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (line.startsWith("[")) {
          section = line.substring(1, line.length() - 1);
        } else if (!line.isEmpty() && !line.startsWith("#")) {
          sections
              .computeIfAbsent(section, key -> new HashSet<>())
              .addAll(List.of(line.split(" ")));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return sections;
  }
}
