package io.variantmapper.tools.script;

import io.variantmapper.schema.SchemaEnum;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds the differences between the numbers of an enum in a script and in Java. */
final class EnumDifferences {
  private EnumDifferences() {}

  /** Returns a line for each difference. */
  static Collection<String> between(GodotEnum inScript, SchemaEnum inJava) {
    Map<String, Object> byName = new HashMap<>();
    inJava.constants().forEach(constant -> byName.put(constant.name(), constant.value()));
    Set<Object> numbers = new HashSet<>(byName.values());
    boolean hasFallback = inJava.constants().stream().anyMatch(SchemaEnum.Constant::isFallback);
    String start = inScript.file() + ":" + inScript.line() + ": the enum " + inScript.name();
    List<String> lines = new ArrayList<>();
    inScript.constants().forEach((name, number) -> {
      Object other = byName.getOrDefault(JavaNames.constant(name), number);
      if (!other.equals(number)) {
        lines.add(start + " has " + name + " = " + number + ", but " + name + " is " + other
            + " in " + inJava.name());
      } else if (!numbers.contains(number) && !hasFallback) {
        lines.add(start + " has " + name + " = " + number + ", which " + inJava.name() + " lacks");
      }
    });
    Set<Object> inGodot = new HashSet<>(inScript.constants().values());
    Set<String> names = new HashSet<>();
    inScript.constants().keySet().forEach(name -> names.add(JavaNames.constant(name)));
    for (SchemaEnum.Constant constant : inJava.constants()) {
      boolean isKnown = inGodot.contains(constant.value()) || names.contains(constant.name());
      if (!isKnown && !constant.isFallback()) {
        lines.add(start + " lacks " + constant.name() + " = " + constant.value() + " of "
            + inJava.name());
      }
    }
    return lines;
  }
}
