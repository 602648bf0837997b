package io.variantmapper.schema;

import java.util.Locale;

/**
 * What a mapped type is written as.
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
  /** Whatever the subtype is that a tag names. */
  SUBTYPES;

  /** Returns the word that stands for it in a schema. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
