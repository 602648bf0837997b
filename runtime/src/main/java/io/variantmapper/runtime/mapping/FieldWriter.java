package io.variantmapper.runtime.mapping;

import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.VariantWriter;
import io.variantmapper.runtime.tree.JavaValues;
import io.variantmapper.runtime.tree.TreeCodec;
import io.variantmapper.runtime.types.Containers;
import io.variantmapper.runtime.types.Nesting;
import io.variantmapper.runtime.types.Numbers;
import io.variantmapper.runtime.types.PacketAccess;
import io.variantmapper.runtime.types.Runs;
import io.variantmapper.runtime.types.Snapshots;
import io.variantmapper.runtime.types.Texts;
import io.variantmapper.runtime.wire.LittleEndian;
import io.variantmapper.runtime.wire.Template;
import java.util.Collection;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Writes the fields of mapped types, one by one or as {@linkplain FieldRun runs} with holes that
 * are filled afterward.
 *
 * <p>Fill the holes of a run from first to last, before you write anything else. If a value does
 * not fit its hole, the rest of the run is moved, together with the holes in it.
 *
 * <pre>{@code
 * FieldWriter.beginFields(out, HP_RUN);
 * FieldWriter.putInt(out, HP_AT, player.hp());
 * FieldWriter.writeText(out, player.name());
 * FieldWriter.endFields(out);
 * }</pre>
 */
public final class FieldWriter {
  private FieldWriter() {}

  /**
   * Opens a mapped type and writes its first run, including header and count. Write the other
   * values of the type, then call {@link #endFields}.
   *
   * @throws UnsupportedVariantException if its depth would exceed the format's limit
   */
  public static void beginFields(VariantWriter out, FieldRun first) {
    Template template = ((RunTemplates) first).of(PacketAccess.generation(out));
    RunTemplates templates = (RunTemplates) first;
    Runs.begin(out, template, templates.values(), templates.following());
  }

  /**
   * Closes the mapped type that was opened last.
   *
   * @throws IllegalStateException if no mapped type is open
   */
  public static void endFields(VariantWriter out) {
    Nesting.unnest(out, "endFields()");
  }

  /**
   * Writes the first run of a mapped type that contains no containers. The run includes header and
   * count. Then write the other values of the type, but do not call {@link #endFields}.
   *
   * @throws UnsupportedVariantException if its depth would exceed the format's limit
   */
  public static void writeFields(VariantWriter out, FieldRun first) {
    Template template = ((RunTemplates) first).of(PacketAccess.generation(out));
    RunTemplates templates = (RunTemplates) first;
    Runs.writeFlat(out, template, templates.values(), templates.following());
  }

  /** Writes the bytes of a run. Fill its holes before you write anything else. */
  public static void writeRun(VariantWriter out, FieldRun run) {
    Template template = ((RunTemplates) run).of(PacketAccess.generation(out));
    RunTemplates templates = (RunTemplates) run;
    Runs.write(out, template, templates.following());
  }

  /**
   * Writes the text of a String whose header is at the end of the last run. For null, replaces the
   * header with a nil.
   *
   * @throws UnsupportedVariantException for a text that {@code writeString} refuses
   */
  public static void writeText(VariantWriter out, @Nullable String value) {
    if (value == null) {
      Runs.retakeValue(out);
      Numbers.writeNil(out);
    } else {
      Texts.put(out, value);
    }
  }

  /** Fills the hole of a bool. */
  public static void putBoolean(VariantWriter out, Hole<Boolean> hole, boolean value) {
    LittleEndian.putInt(
        PacketAccess.bytes(out), ((RunHole<?>) hole).indexIn(out, VariantType.BOOL), value ? 1 : 0);
  }

  /** Fills the hole of an int, with the width that {@code writeInt} chooses. */
  public static void putInt(VariantWriter out, Hole<Long> hole, int value) {
    int at = ((RunHole<?>) hole).indexIn(out, VariantType.INT);
    if (PacketAccess.hasNarrowInts(out)) {
      LittleEndian.putInt(PacketAccess.bytes(out), at, value);
    } else {
      int rest = Runs.openHole(out, at, VariantType.INT);
      Numbers.writeInt(out, value);
      Runs.closeHole(out, at, VariantType.INT, rest);
    }
  }

  /** Fills the hole of a float, with the width that {@code writeFloat} chooses. */
  public static void putFloat(VariantWriter out, Hole<Double> hole, float value) {
    int at = ((RunHole<?>) hole).indexIn(out, VariantType.FLOAT);
    if (Float.isNaN(value)) {
      int rest = Runs.openHole(out, at, VariantType.FLOAT);
      Numbers.writeDouble(out, value);
      Runs.closeHole(out, at, VariantType.FLOAT, rest);
    } else {
      LittleEndian.putInt(PacketAccess.bytes(out), at, Float.floatToRawIntBits(value));
    }
  }

  /**
   * Fills the hole of a math type. For null, replaces the value's header and hole with a nil.
   *
   * @throws UnsupportedVariantException if the format does not have the type
   */
  public static <T> void put(VariantWriter out, Hole<T> hole, @Nullable T value) {
    int at = ((RunHole<T>) hole).indexIn(out);
    RunHole<T> filled = (RunHole<T>) hole;
    if (value != null
        && !PacketAccess.format(out).isDoublePrecision()
        && (filled.isInAllGenerations() || PacketAccess.generation(out) == 4)) {
      filled.math().put(PacketAccess.bytes(out), at, LittleEndian.WORD, value);
    } else {
      int rest = Runs.openHole(out, at, filled.type());
      filled.math().write(out, value);
      Runs.closeHole(out, at, filled.type(), rest);
    }
  }

  /**
   * Opens a mapped type that is an Array of {@code count} elements. Write its fields, then call
   * {@link #endFields}.
   *
   * @throws UnsupportedVariantException if its depth would exceed the format's limit
   */
  public static void beginArray(VariantWriter out, int count) {
    Containers.nestArray(out, count);
  }

  /**
   * Opens a mapped type that is a Dictionary of {@code count} entries. Write its fields, then call
   * {@link #endFields}.
   *
   * @throws UnsupportedVariantException if its depth would exceed the format's limit
   */
  public static void beginDictionary(VariantWriter out, int count) {
    Containers.nestDictionary(out, count);
  }

  /**
   * Returns the given collection, or a copy of it if other threads may change it during an
   * iteration. A packet has the count before the elements, so the collection must not change in
   * between.
   */
  public static <E> Collection<E> snapshot(Collection<E> elements) {
    return Snapshots.of(elements);
  }

  /** Returns the given map, or a copy of it if other threads may change it during an iteration. */
  public static <K, V> Map<K, V> snapshot(Map<K, V> entries) {
    return Snapshots.of(entries);
  }

  /**
   * Writes the key of a field in a Dictionary that {@link #beginDictionary}, {@link #beginFields}
   * or {@link FieldChanges} opened. Write the field's value next.
   *
   * @throws IllegalArgumentException if there is no such field
   */
  public static void writeKey(VariantWriter out, FieldKeys keys, int index) {
    Nesting.allow(out, 2);
    writeName(out, keys, index);
  }

  /**
   * Writes the key at {@code index} as an ordinary String value, not as the key of an entry.
   *
   * @throws IllegalArgumentException if there is no such key
   */
  public static void writeName(VariantWriter out, FieldKeys keys, int index) {
    keys.requireField(index);
    PacketAccess.putValue(out, keys.encoded(index), keys.valueSize(index));
  }

  /**
   * Writes additional entries after the fields of a mapped type. The count with which the
   * Dictionary was opened must include these entries.
   *
   * @param extras the entries, or null; each key is a String or a Variant, and each value is null,
   *     a Variant or a Java value
   * @throws IllegalArgumentException if a key is also the key or an alias of a field
   * @throws NullPointerException if a key is null
   */
  public static void writeExtras(VariantWriter out, FieldKeys keys, @Nullable Map<?, ?> extras) {
    Objects.requireNonNull(out, "out");
    Objects.requireNonNull(keys, "keys");
    if (extras == null) {
      return;
    }
    for (Map.Entry<?, ?> extra : extras.entrySet()) {
      int start = PacketAccess.position(out);
      Variant key =
          JavaValues.toVariant(Objects.requireNonNull(extra.getKey(), "extras has a null key"));
      Nesting.allow(out, 2);
      TreeCodec.write(out, key);
      if (isKeyAt(out, keys, start)) {
        throw new IllegalArgumentException(
            "The extra key " + key + " is also the key or an alias of a field");
      }
      JavaValues.write(out, extra.getValue());
    }
  }

  /** Returns whether the value written at index {@code at} is the key or an alias of a field. */
  private static boolean isKeyAt(VariantWriter out, FieldKeys keys, int at) {
    byte[] bytes = PacketAccess.bytes(out);
    int text = at + 2 * LittleEndian.WORD;
    return PacketAccess.format(out).isText(LittleEndian.getInt(bytes, at))
        && keys.find(bytes, text, LittleEndian.getInt(bytes, at + LittleEndian.WORD))
            != FieldKeys.UNKNOWN;
  }
}
