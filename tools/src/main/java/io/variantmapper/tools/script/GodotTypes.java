package io.variantmapper.tools.script;

import io.variantmapper.runtime.VariantType;
import java.util.Arrays;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The types that are built into GDScript 4. */
final class GodotTypes {
  private static final Map<String, VariantType> BY_NAME = Arrays.stream(VariantType.values())
      .filter(type -> switch (type) {
        case NIL, OBJECT, IMAGE, INPUT_EVENT -> false;
        default -> true;
      })
      .collect(Collectors.toUnmodifiableMap(VariantType::godotName, Function.identity()));

  private GodotTypes() {}

  static boolean isBuiltIn(String name) {
    return BY_NAME.containsKey(name);
  }

  /** Returns a built-in type. Call this method only for names of built-in types. */
  static VariantType of(String name) {
    VariantType type = BY_NAME.get(name);
    if (type == null) {
      throw new IllegalArgumentException(name);
    }
    return type;
  }
}
