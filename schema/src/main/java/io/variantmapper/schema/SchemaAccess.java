package io.variantmapper.schema;

import java.util.Locale;

/**
 * Whether a field is written, read or both.
 *
 * <pre>{@code
 * SchemaAccess.READ_ONLY.word();   // "read-only"
 * }</pre>
 */
public enum SchemaAccess {
  /** The field is written and read. */
  READ_WRITE,
  /** The field is only read. */
  READ_ONLY,
  /** The field is only written. */
  WRITE_ONLY;

  /** Returns the word that schemas contain for this access. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
