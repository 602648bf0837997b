package io.variantmapper.tools.script;

import io.variantmapper.tools.input.InputException;
import io.variantmapper.tools.script.Script.Base;
import io.variantmapper.tools.script.Script.Reference;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Finds the enums that the types of a script name: enums of the script and its bases, of constants
 * such as {@code preload("unit.gd")}, of classes, and of autoloads.
 */
final class EnumSearch {
  private static final int MAX_STEPS = 16;
  private static final int MAX_BASES = 64;
  private static final int MAX_NAMES = 8;

  private final ScriptFiles files;
  private final Path script;
  private final Map<String, Optional<GodotEnum>> found = new HashMap<>();

  EnumSearch(ScriptFiles files, Path script) {
    this.files = files;
    this.script = script;
  }

  /**
   * Returns the enum of a type; empty if it is not found.
   *
   * @param type the name in the script, such as {@code Unit.Stance}
   */
  Optional<GodotEnum> find(String type) {
    return found.computeIfAbsent(type, name -> {
      List<String> names = List.of(name.split("\\.", MAX_NAMES + 1));
      try {
        return names.size() > MAX_NAMES ? Optional.empty() : find(script, names, 0);
      } catch (InputException e) {
        // A type may name a script that is damaged or missing. Then its numbers are not known.
        return Optional.empty();
      }
    });
  }

  private Optional<GodotEnum> find(Path start, List<String> names, int steps) {
    if (names.isEmpty() || steps > MAX_STEPS) {
      return Optional.empty();
    }
    String first = names.get(0);
    List<String> rest = names.subList(1, names.size());
    Path current = start;
    for (int i = 0; i < MAX_BASES && current != null; i++) {
      Script declared = files.script(current);
      GodotEnum values = declared.enums().get(first);
      Reference reference = declared.references().get(first);
      if (values != null) {
        return rest.isEmpty() ? Optional.of(values) : Optional.empty();
      } else if (reference != null) {
        return follow(reference, current, rest, steps + 1);
      } else if (declared.className().filter(first::equals).isPresent()) {
        return find(current, rest, steps + 1);
      }
      current = files.baseOf(current);
    }
    Path other = rest.isEmpty() ? null : fileOf(first, start);
    return other == null ? Optional.empty() : find(other, rest, steps + 1);
  }

  private Optional<GodotEnum> follow(
      Reference reference, Path declaring, List<String> rest, int steps) {
    List<String> names = new ArrayList<>(reference.members());
    names.addAll(rest);
    Base to = reference.to();
    if (!to.isPath()) {
      names.add(0, to.name());
      return find(declaring, names, steps);
    }
    Path file = files.fileOf(to, declaring);
    return file == null ? Optional.empty() : find(file, names, steps);
  }

  private @Nullable Path fileOf(String name, Path from) {
    Path ofClass = files.fileOf(new Base(name, false, 1), from);
    return ofClass == null ? files.fileOfAutoload(name, from) : ofClass;
  }
}
