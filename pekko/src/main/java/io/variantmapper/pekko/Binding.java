package io.variantmapper.pekko;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A type, its manifest and its serializer. */
record Binding<T>(String manifest, Class<T> type, VariantSerializer<T> serializer) {
  byte[] encode(Object message, VariantFormat format) {
    return serializer.encode(type.cast(message), format);
  }

  /**
   * Returns a class to which both this binding and {@code other} apply, or null if there is none.
   */
  @Nullable
  Class<?> sharedWith(Binding<?> other) {
    for (Class<?> known : withPermittedSubtypes(type)) {
      if (other.type.isAssignableFrom(known)) {
        return known;
      }
    }
    for (Class<?> known : withPermittedSubtypes(other.type)) {
      if (type.isAssignableFrom(known)) {
        return known;
      }
    }
    return null;
  }

  /** Returns a type and, if it is sealed, all subtypes that it permits, at any depth. */
  static Set<Class<?>> withPermittedSubtypes(Class<?> type) {
    Set<Class<?>> found = new LinkedHashSet<>();
    addPermittedSubtypes(type, found);
    return found;
  }

  private static void addPermittedSubtypes(Class<?> type, Set<Class<?>> found) {
    if (found.add(type) && type.isSealed()) {
      for (Class<?> permitted : type.getPermittedSubclasses()) {
        addPermittedSubtypes(permitted, found);
      }
    }
  }
}
