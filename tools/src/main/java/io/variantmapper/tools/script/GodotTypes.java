package io.variantmapper.tools.script;

import io.variantmapper.runtime.VariantType;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
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

  /** The enums of the engine outside of classes. */
  private static final Set<String> ENUMS = Set.of(
      "ClockDirection",
      "Corner",
      "Error",
      "EulerOrder",
      "HorizontalAlignment",
      "InlineAlignment",
      "JoyAxis",
      "JoyButton",
      "Key",
      "KeyLocation",
      "KeyModifierMask",
      "MIDIMessage",
      "MethodFlags",
      "MouseButton",
      "MouseButtonMask",
      "Orientation",
      "PropertyHint",
      "PropertyUsageFlags",
      "Side",
      "VerticalAlignment");

  private GodotTypes() {}

  /**
   * Returns whether a type that is in no script is an enum, such as {@code Key} and {@code
   * Node.ProcessMode}. Classes of the engine have no dots in their names.
   */
  static boolean isEnumOfEngine(String name) {
    return ENUMS.contains(name) || name.contains(".");
  }

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
