package io.variantmapper.tools.script;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The declarations of one script.
 *
 * @param className the name that {@code class_name} gives
 * @param base the script or class that it extends
 * @param enums its enums by name
 * @param references its constants that name a script, a class or an enum
 * @param notes the lines that name what was not read
 */
record Script(
    Optional<String> className,
    Optional<Base> base,
    List<GodotFunction> functions,
    Map<String, GodotEnum> enums,
    Map<String, Reference> references,
    List<String> notes) {
  /**
   * The script or class that a script extends.
   *
   * @param name the path of a script, or the name of a class
   */
  record Base(String name, boolean isPath, int line) {}

  /**
   * The value of a constant such as {@code preload("unit.gd").Stance}.
   *
   * @param to the script, or the first name
   * @param members the names after it
   */
  record Reference(Base to, List<String> members) {}
}
