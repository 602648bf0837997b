package io.variantmapper.processor.gdscript;

import com.palantir.javapoet.ClassName;
import java.util.Collection;
import java.util.List;
import java.util.TreeMap;

/**
 * Generates constants that contain scripts. If scripts have no global names, a script uses these
 * constants to refer to other scripts and to itself.
 *
 * <pre>{@code
 * const _Item = preload("res://variantmapper/item.gd")
 * }</pre>
 */
final class Preloads {
  private Preloads() {}

  /**
   * Adds a constant for each class whose name occurs in the code. Adds nothing if scripts have
   * global names.
   */
  static void add(Lines out, Dialect dialect, Collection<ClassName> classes, List<Lines> code) {
    if (dialect.settings().hasClassNames()) {
      return;
    }
    TreeMap<String, String> scripts = new TreeMap<>();
    for (ClassName origin : classes) {
      String name = dialect.reference(origin);
      if (code.stream().anyMatch(lines -> ClassScript.contains(lines, name))) {
        scripts.put(name, dialect.path(origin));
      }
    }
    scripts.forEach((name, script) -> out.add("const " + name + " = preload(" + script + ")"));
  }
}
