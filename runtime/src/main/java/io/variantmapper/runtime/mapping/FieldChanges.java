package io.variantmapper.runtime.mapping;

import io.variantmapper.runtime.ChangeSerializer;
import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.VariantWriter;
import io.variantmapper.runtime.types.Containers;
import io.variantmapper.runtime.types.Nesting;
import io.variantmapper.runtime.types.PacketAccess;
import io.variantmapper.runtime.wire.LittleEndian;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Writes a Dictionary of the changed fields of a mapped type. {@link #end} fills in the count.
 *
 * <pre>{@code
 * FieldChanges changes = FieldChanges.begin(out, KEYS);
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

  /** The index of the bytes that hold the Dictionary's count. */
  private final int countAt;

  /**
   * The result of {@link Nesting#balance} right after the Dictionary was opened. It consists of the
   * number of open containers and the number of values still to be written. Before each key and at
   * the end, {@code Nesting.balance} must return the same result again.
   */
  private final long balance;

  private int count;
  private boolean ended;

  private FieldChanges(VariantWriter out, FieldKeys keys, int countAt) {
    this.out = out;
    this.keys = keys;
    this.countAt = countAt;
    balance = Nesting.balance(out);
  }

  /**
   * Opens a Dictionary for the changed fields, whose keys are in {@code keys}.
   *
   * @throws UnsupportedVariantException if its depth would exceed the format's limit
   */
  public static FieldChanges begin(VariantWriter out, FieldKeys keys) {
    Containers.nestDictionary(out, keys.size());
    return new FieldChanges(out, keys, PacketAccess.position(out) - LittleEndian.WORD);
  }

  /**
   * Writes the key of the field at {@code index}. Write the field's new value next.
   *
   * @throws IllegalArgumentException if there is no such field
   * @throws IllegalStateException if all fields have been written, if the value of the previous
   *     field is missing, or if the Dictionary is closed
   */
  public void writeKey(int index) {
    requireOpen("writeKey()");
    if (count == keys.size()) {
      throw new IllegalStateException(
          "All fields have been written: " + keys + ". Write each field only once.");
    }
    keys.requireField(index);
    FieldWriter.writeKey(out, keys, index);
    count++;
  }

  /**
   * Writes the key of the field at {@code index} and the changes of its value; writes nothing if
   * the values are equal. The values are compared while they are written, so each nested value is
   * compared only once.
   *
   * @param before the value that the receiver has; if null, {@code after} is written as a whole
   * @param after the new value; if null, nil is written, or nothing if {@code before} is also null
   * @throws IllegalArgumentException if there is no such field
   * @throws IllegalStateException for the same reasons as {@link #writeKey}
   * @throws UnsupportedVariantException if the format can't carry the changes
   */
  public <T> void writeChanges(
      int index, ChangeSerializer<T> serializer, @Nullable T before, @Nullable T after) {
    Objects.requireNonNull(serializer, "serializer");
    if (before == after) {
      return;
    }
    int start = PacketAccess.position(out);
    writeKey(index);
    int valueStart = PacketAccess.position(out);
    serializer.writeChanges(out, before, after);
    if (before != null && after != null && isEmptyDictionary(valueStart)) {
      requireOpen("writeChanges()");
      PacketAccess.discardFrom(out, start);
      count--;
    }
  }

  /**
   * Writes the count and closes the Dictionary. If no field was written, the Dictionary is empty.
   *
   * @throws IllegalStateException if the value of the last field is missing, or if the Dictionary
   *     is already closed
   */
  public void end() {
    requireOpen("end()");
    ended = true;
    LittleEndian.putInt(PacketAccess.bytes(out), countAt, count);
    FieldWriter.endFields(out);
  }

  /** Returns whether the bytes written since index {@code start} are an empty Dictionary. */
  private boolean isEmptyDictionary(int start) {
    byte[] bytes = PacketAccess.bytes(out);
    return PacketAccess.position(out) - start == 2 * LittleEndian.WORD
        && LittleEndian.getInt(bytes, start)
            == PacketAccess.format(out).typeId(VariantType.DICTIONARY)
        && LittleEndian.getInt(bytes, start + LittleEndian.WORD) == 0;
  }

  private void requireOpen(String call) {
    if (ended) {
      throw new IllegalStateException(
          "These changes have been closed. Call end() once, after the last field.");
    }
    if (Nesting.balance(out) != balance) {
      throw new IllegalStateException(call + " does not fit. Keys written so far: " + count
          + ". The last key does not have exactly one value, a container is open,"
          + " or a value has no key. Write one value after each key.");
    }
  }
}
