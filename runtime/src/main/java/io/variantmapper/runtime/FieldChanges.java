package io.variantmapper.runtime;

import io.variantmapper.runtime.wire.LittleEndian;

/**
 * A Dictionary of those fields of a mapped type that have changed; how many there are shows at its
 * end. {@link VariantWriter#beginChanges} opens it.
 *
 * <pre>{@code
 * FieldChanges changes = out.beginChanges(KEYS);
 * if (before.hp() != after.hp()) {
 *   changes.writeKey(0);
 *   out.writeInt(after.hp());
 * }
 * changes.end();
 * }</pre>
 */
public final class FieldChanges {
  private final VariantWriter out;
  private final FieldKeys keys;

  /** Where the Dictionary's count stands. */
  private final int countAt;

  private int count;

  /** The Dictionary that {@code out} has just opened. */
  FieldChanges(VariantWriter out, FieldKeys keys) {
    this.out = out;
    this.keys = keys;
    countAt = out.size() - LittleEndian.WORD;
  }

  /** Writes the key of the field at {@code index}; its new value follows. */
  public void writeKey(int index) {
    out.writeKey(keys, index);
    count++;
  }

  /** Closes the Dictionary, which is empty if nothing has changed. */
  public void end() {
    out.putCountAt(countAt, count);
    out.endDictionary();
  }
}
