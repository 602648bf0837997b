package io.variantmapper.tools.script;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The enums that a printed interface declares. */
final class JavaEnums {
  /** The most constants, because the code that creates them must fit into one method. */
  private static final int MAX_CONSTANTS = 1_000;

  private final Map<String, String> names = new HashMap<>();
  private final Set<String> taken = new HashSet<>();
  private final List<String> lines = new ArrayList<>();

  /**
   * Starts without enums.
   *
   * @param interfaceName the name of the interface, which no enum in it can have
   */
  JavaEnums(String interfaceName) {
    taken.add(interfaceName);
  }

  /** Declares an enum, and returns its name; empty if it can't be declared in Java. */
  Optional<String> nameOf(GodotEnum values) {
    if (values.constants().isEmpty() || values.constants().size() > MAX_CONSTANTS) {
      return Optional.empty();
    }
    return Optional.of(
        names.computeIfAbsent(values.file() + ":" + values.line(), key -> declare(values)));
  }

  private String declare(GodotEnum values) {
    String name = JavaNames.type(values.name());
    while (!taken.add(name)) {
      name += "_";
    }
    lines.add("  enum " + name + " {");
    Set<String> constants = new HashSet<>();
    Map<Long, String> byNumber = new LinkedHashMap<>();
    values.constants().forEach((constant, number) -> {
      if (byNumber.containsKey(number)) {
        // The processor refuses an enum in which two constants have the same number.
        lines.add("    // " + JavaNames.constant(constant) + " has the number of "
            + byNumber.get(number) + ".");
        return;
      }
      String java = JavaNames.constant(constant);
      while (!constants.add(java)) {
        java += "_";
      }
      byNumber.put(number, java);
      String literal = number == number.intValue() ? "" + number : number + "L";
      lines.add("    @VariantValue(number = " + literal + ") " + java + ",");
    });
    lines.addAll(List.of("  }", ""));
    return name;
  }

  /** Returns the declarations, with an empty line after each. */
  List<String> lines() {
    return List.copyOf(lines);
  }
}
