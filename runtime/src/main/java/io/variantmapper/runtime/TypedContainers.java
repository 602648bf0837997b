package io.variantmapper.runtime;

import io.variantmapper.runtime.value.StringName;
import org.jspecify.annotations.Nullable;

/** What engines do with the elements of typed containers when they read them (FORMAT.md 5.10). */
final class TypedContainers {
  private TypedContainers() {}

  /** The value as it is kept in a container of {@code type}, or null where an engine drops it. */
  static @Nullable Variant fit(Variant value, ContainerType type) {
    return switch (type.kind()) {
      case UNTYPED -> value;
      case BUILT_IN -> fitBuiltIn(value, type.type());
      case CLASS, SCRIPT -> isObject(value) ? value : null;
    };
  }

  private static @Nullable Variant fitBuiltIn(Variant value, VariantType type) {
    if (value.type() == type || (type == VariantType.OBJECT && isObject(value))) {
      return value;
    }
    if (type == VariantType.FLOAT && value instanceof Variant.Int integer) {
      return new Variant.Float(integer.value());
    }
    String text = value instanceof Variant.Value other ? VariantEquality.textOf(other) : null;
    if (text == null) {
      return null;
    }
    return switch (type) {
      case STRING -> new Variant.Value(VariantType.STRING, text);
      case STRING_NAME -> new Variant.Value(VariantType.STRING_NAME, new StringName(text));
      default -> null;
    };
  }

  private static boolean isObject(Variant value) {
    return value.type() == VariantType.OBJECT || value.type() == VariantType.NIL;
  }
}
