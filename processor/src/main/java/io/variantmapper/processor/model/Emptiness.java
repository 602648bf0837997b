package io.variantmapper.processor.model;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import java.util.Optional;

/** How a value without content is recognized and created. */
public enum Emptiness {
  /** A String. */
  TEXT,
  /** A CharSequence, which has {@code isEmpty} only since Java 15. */
  CHARACTERS,
  /** An array. */
  ARRAY,
  /** A collection or map. */
  CONTAINER;

  /**
   * Returns how an empty value of the mapping is recognized; empty if the values always have
   * content.
   */
  public static Optional<Emptiness> of(Mapping mapping) {
    TypeName type = mapping.type();
    if (!(mapping instanceof Container
        || mapping instanceof Mapping.Direct
        || mapping instanceof Mapping.Text)) {
      return Optional.empty();
    } else if (type instanceof ArrayTypeName) {
      return Optional.of(ARRAY);
    } else if (mapping instanceof Container) {
      return Optional.of(CONTAINER);
    } else if (type.equals(ClassName.get(String.class))) {
      return Optional.of(TEXT);
    }
    return type.equals(ClassName.get(CharSequence.class))
        ? Optional.of(CHARACTERS)
        : Optional.empty();
  }
}
