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
  /** Written and read. */
  READ_WRITE,
  /** Only read. */
  READ_ONLY,
  /** Only written. */
  WRITE_ONLY;

  /** Returns the word that stands for it in a schema. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
