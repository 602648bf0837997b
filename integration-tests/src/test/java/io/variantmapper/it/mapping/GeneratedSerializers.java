package io.variantmapper.it.mapping;

import io.variantmapper.runtime.ChangeSerializer;
import io.variantmapper.runtime.VariantSerializer;

/** Finds the {@code INSTANCE} of the serializer that was generated for a type. */
final class GeneratedSerializers {
  private GeneratedSerializers() {}

  @SuppressWarnings("unchecked") // The serializer was generated for this type.
  static VariantSerializer<Object> of(Class<?> type) {
    return (VariantSerializer<Object>) instance(type);
  }

  @SuppressWarnings("unchecked") // The serializer was generated for this type.
  static ChangeSerializer<Object> ofChanges(Class<?> type) {
    return (ChangeSerializer<Object>) instance(type);
  }

  private static Object instance(Class<?> type) {
    String name = type.getName().replace('$', '_') + "VariantSerializer";
    try {
      var field = Class.forName(name).getDeclaredField("INSTANCE");
      field.setAccessible(true);
      return field.get(null);
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException(name, e);
    }
  }
}
