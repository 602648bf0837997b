package io.variantmapper.pekko;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds the binding of a class. Immutable, and so thread-safe. */
final class BindingsByClass {
  private final List<Binding<?>> bindings;

  /** The bindings of all bound types and of their permitted subtypes. */
  private final Map<Class<?>, Binding<?>> known = new HashMap<>();

  BindingsByClass(List<Binding<?>> bindings) {
    this.bindings = bindings;
    for (Binding<?> binding : bindings) {
      for (Class<?> type : Binding.withPermittedSubtypes(binding.type())) {
        known.put(type, binding);
      }
    }
  }

  List<Binding<?>> all() {
    return bindings;
  }

  /**
   * Returns the binding of a class, or null if there is none.
   *
   * @throws IllegalArgumentException if the class is a subtype of two bound types
   */
  @Nullable
  Binding<?> find(Class<?> type) {
    Binding<?> binding = known.get(type);
    return binding != null ? binding : findBySupertype(type);
  }

  /** Finds the binding of a class that {@link #known} lacks, such as a generated subclass. */
  private @Nullable Binding<?> findBySupertype(Class<?> type) {
    Binding<?> found = null;
    for (Binding<?> binding : bindings) {
      if (binding.type().isAssignableFrom(type)) {
        if (found != null) {
          throw new IllegalArgumentException(type.getName() + " has two manifests: \""
              + found.manifest() + "\" as a " + found.type().getName() + ", and \""
              + binding.manifest() + "\" as a " + binding.type().getName()
              + ". A class must have one manifest. Bind only one of the two types");
        }
        found = binding;
      }
    }
    return found;
  }
}
