package io.variantmapper.tools.part;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;

/** The bits of a header word above the type id. */
final class Flags {
  private static final int WIDE = 1 << 16;
  private static final int FIRST_KIND_SHIFT = 16;
  private static final int SECOND_KIND_SHIFT = 18;
  private static final int KIND = 3;

  private Flags() {}

  /**
   * Returns whether the header has the flag {@code WIDE}. Depending on the type, the flag means
   * that an int or a float has 64 bits, that a vector consists of doubles, or that an Object is
   * written as an id.
   */
  static boolean isWide(int header) {
    return (header & WIDE) != 0;
  }

  /**
   * Returns how the type of the elements of an Array, or of the keys of a Dictionary, is given: 0
   * for any type, 1 for a type id, 2 for a class, 3 for a script.
   */
  static int firstKind(int header) {
    return header >>> FIRST_KIND_SHIFT & KIND;
  }

  /** Returns how the type of the values of a Dictionary is given, as in {@link #firstKind}. */
  static int secondKind(int header) {
    return header >>> SECOND_KIND_SHIFT & KIND;
  }

  /** Returns the meaning of the flags, such as {@code 64 bits}; empty if they mean nothing. */
  static String describe(VariantType type, int header, VariantFormat format) {
    if (format.generation() == 2) {
      return "";
    }
    return switch (type) {
      case INT, FLOAT -> isWide(header) ? "64 bits" : "";
      case OBJECT -> isWide(header) ? "id" : "";
      case ARRAY -> format.hasTypedArrays() && firstKind(header) != 0 ? "typed" : "";
      case DICTIONARY ->
        format.hasTypedDictionaries() && (firstKind(header) != 0 || secondKind(header) != 0)
            ? "typed"
            : "";
      default ->
        format.generation() == 4 && isWide(header) && type.element().hasRealComponents()
            ? "doubles"
            : "";
    };
  }
}
