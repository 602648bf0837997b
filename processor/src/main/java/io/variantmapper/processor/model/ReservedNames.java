package io.variantmapper.processor.model;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The names that GDScript already uses in at least one version of Godot that can load the script.
 *
 * <pre>{@code
 * ReservedNames.meaning("Node")    // Optional.of("a class of Godot")
 * ReservedNames.isTaken("class")   // true: generated code appends an underscore
 * }</pre>
 */
final class ReservedNames {
  private static final Map<String, String> CLASSES = new HashMap<>();
  private static final Map<String, String> MEMBERS = new HashMap<>();

  static {
    Map<String, List<String>> sections = read();
    put(CLASSES, sections, "classes", "a class of Godot");
    put(CLASSES, sections, "types", "a type of GDScript");
    put(CLASSES, sections, "enums", "an enum of Godot");
    put(CLASSES, sections, "keywords", "a keyword of GDScript");
    put(MEMBERS, sections, "keywords", "");
    put(MEMBERS, sections, "types", "");
    put(MEMBERS, sections, "classes", "");
    put(MEMBERS, sections, "functions", "");
    put(MEMBERS, sections, "members", "");
    put(MEMBERS, sections, "generated", "");
  }

  private ReservedNames() {}

  /**
   * Returns the meaning that a name already has in Godot, such as {@code "a class of Godot"}; empty
   * if generated classes and enums can use the name.
   */
  static Optional<String> meaning(String typeName) {
    return Optional.ofNullable(CLASSES.get(typeName));
  }

  /** Returns whether GDScript already uses the name, so that a variable can't have it. */
  static boolean isTaken(String member) {
    return MEMBERS.containsKey(member);
  }

  /** Returns whether the name is a keyword, so that not even a constant of an enum can have it. */
  static boolean isKeyword(String name) {
    return meaning(name).filter("a keyword of GDScript"::equals).isPresent();
  }

  private static void put(
      Map<String, String> names, Map<String, List<String>> sections, String section, String what) {
    Objects.requireNonNull(sections.get(section)).forEach(name -> names.putIfAbsent(name, what));
  }

  /** Returns the names in {@code godot-names.txt} by section. */
  private static Map<String, List<String>> read() {
    Map<String, List<String>> sections = new LinkedHashMap<>();
    String section = "";
    InputStream list =
        Objects.requireNonNull(ReservedNames.class.getResourceAsStream("godot-names.txt"));
    try (BufferedReader lines = new BufferedReader(new InputStreamReader(list, UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (line.startsWith("[")) {
          section = line.substring(1, line.length() - 1);
        } else if (!line.isEmpty() && !line.startsWith("#")) {
          sections
              .computeIfAbsent(section, key -> new ArrayList<>())
              .addAll(List.of(line.split(" ")));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return sections;
  }
}
