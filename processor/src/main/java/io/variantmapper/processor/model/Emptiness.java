package io.variantmapper.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import java.util.Optional;

/**
 * The kinds of values that can be empty. Generated code recognizes and creates an empty value of
 * each kind differently.
 */
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
   * Returns the kind that the values of a mapping belong to, or {@code Optional.empty()} if such
   * values can't be empty.
   */
  public static Optional<Emptiness> of(Mapping mapping) {
    return switch (mapping.kind()) {
      case DIRECT, TEXT -> of(mapping.type());
      case ARRAY -> Optional.of(ARRAY);
      // An Iterable has no method isEmpty.
      case COLLECTION -> Optional.of(CONTAINER).filter(kind -> !((Container) mapping).isIterable());
      case MAP -> Optional.of(CONTAINER);
      case TIME, CONVERTED, ENUM, CUSTOM, MAPPED, AS_MAPPED -> Optional.empty();
      case VARIABLE, OPTIONAL, REFERENCE, ENTRY, UNSUPPORTED -> Optional.empty();
    };
  }

  private static Optional<Emptiness> of(TypeName type) {
    if (JavaTypes.isArray(type)) {
      return Optional.of(ARRAY);
    } else if (type.equals(ClassName.get(String.class))) {
      return Optional.of(TEXT);
    }
    return type.equals(ClassName.get(CharSequence.class))
        ? Optional.of(CHARACTERS)
        : Optional.empty();
  }
}
