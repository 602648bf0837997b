package io.variantmapper.text.base;

import io.variantmapper.runtime.ContainerType;
import io.variantmapper.runtime.VariantType;

/** The word for the type of a container's elements, such as {@code int} or {@code Node}. */
public final class TypeWord {
  private TypeWord() {}

  /** Returns the type that a word means. If no type has this name, it is the name of a class. */
  public static ContainerType typeOf(String word) {
    if (word.equals("Variant")) {
      return ContainerType.UNTYPED;
    }
    for (VariantType type : VariantType.values()) {
      boolean isInText =
          type != VariantType.NIL && type != VariantType.IMAGE && type != VariantType.INPUT_EVENT;
      if (isInText && type.godotName().equals(word)) {
        return ContainerType.of(type);
      }
    }
    // Whether the engine has a class of this name is not known here.
    return ContainerType.ofClass(word);
  }
}
