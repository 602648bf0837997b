package io.variantmapper.schema;

import java.util.Locale;

/**
 * The form in which a mapped type is written.
 *
 * <pre>{@code
 * SchemaShape.DICTIONARY.word();   // "dictionary"
 * }</pre>
 */
public enum SchemaShape {
  /** A Dictionary with one entry for each field. */
  DICTIONARY,
  /** An Array with one element for each field. */
  ARRAY,
  /** The value of the only field. */
  VALUE,
  /** The form of the subtype that the tag identifies. */
  SUBTYPES;

  /** Returns the word that schemas contain for this form. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
