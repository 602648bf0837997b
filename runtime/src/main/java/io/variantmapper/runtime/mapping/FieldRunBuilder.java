package io.variantmapper.runtime.mapping;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.types.TypeTable;
import io.variantmapper.runtime.wire.LittleEndian;
import io.variantmapper.runtime.wire.Template;
import java.io.ByteArrayOutputStream;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Builds the bytes of a {@link FieldRun} for each generation of engines, with a mask that marks the
 * bytes outside of the holes.
 */
final class FieldRunBuilder {
  private static final int FIXED = 0xFF;

  private final FieldKeys keys;
  private final boolean isKeyed;
  private final VariantType[] types;
  private final @Nullable VariantType[] holes;
  private final int[] offsets;

  // The bytes of the run for the current generation of engines, and their mask.
  private ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private ByteArrayOutputStream mask = new ByteArrayOutputStream();

  /**
   * Creates a builder of a run that contains some of the fields of {@code keys}.
   *
   * @param isKeyed whether the fields are entries of a Dictionary; otherwise they are elements of
   *     an Array
   * @param types the types of the values in the run; the last value and a tag may be Strings
   */
  FieldRunBuilder(FieldKeys keys, boolean isKeyed, VariantType[] types) {
    this.keys = Objects.requireNonNull(keys, "keys");
    this.isKeyed = isKeyed;
    this.types = types.clone();
    for (VariantType type : types) {
      Objects.requireNonNull(type, "types has a null element");
    }
    holes = new VariantType[types.length];
    offsets = new int[types.length];
  }

  /** Returns a run of the container's header, its count and its first {@code end} fields. */
  FieldRun atStart(int end) {
    return build(true, 0, end);
  }

  /** Returns a run of the fields from {@code first} (inclusive) to {@code end} (exclusive). */
  FieldRun inside(int first, int end) {
    return build(false, first, end);
  }

  private FieldRun build(boolean isWhole, int first, int end) {
    requireFields(first, end);
    if (types.length == 0 && end > first && keys.isTag(first)) {
      throw new IllegalArgumentException("The tag \"" + keys.key(first)
          + "\" is part of the run. Also pass the Variant type of its value.");
    }
    for (int i = 0; i < types.length; i++) {
      boolean mayBeText = i == types.length - 1 || keys.isTag(first + i);
      boolean isText = types[i] == VariantType.STRING;
      if (isText ? !mayBeText : !TypeTable.hasFixedSize(types[i])) {
        throw new IllegalArgumentException("A run has no hole for a value of type "
            + types[i].godotName() + ": end it before the field \"" + keys.key(first + i) + '"');
      }
    }
    Template godot2 = template(VariantFormat.GODOT_2, isWhole, first, end);
    Template godot3 = template(VariantFormat.GODOT_3, isWhole, first, end);
    Template godot4 = template(VariantFormat.GODOT_4, isWhole, first, end);
    int values = keys.size() * (isKeyed ? 2 : 1);
    int following = end - first - types.length;
    return new RunTemplates(
        first, end, holes, offsets, isKeyed, values, following, godot2, godot3, godot4);
  }

  private void requireFields(int first, int end) {
    int more = end - first - types.length;
    if (first < 0 || end < first || end > keys.size() || more < 0 || (isKeyed && more > 1)) {
      throw new IllegalArgumentException("A run can't go from field " + first
          + " (inclusive) to field " + end + " (exclusive). Number of types: " + types.length
          + ". Number of fields: " + keys.size() + ". Keys: " + keys);
    }
  }

  /** Returns the run for one generation. Also sets {@link #holes} and {@link #offsets}. */
  private Template template(VariantFormat format, boolean isWhole, int first, int end) {
    bytes = new ByteArrayOutputStream();
    mask = new ByteArrayOutputStream();
    if (isWhole) {
      addWord(format.typeId(isKeyed ? VariantType.DICTIONARY : VariantType.ARRAY));
      addWord(keys.size());
    }
    boolean complete = true;
    for (int i = 0; i < end - first; i++) {
      if (isKeyed) {
        addFixed(keys.encoded(first + i), keys.valueSize(first + i));
      }
      TagValues tag = keys.tagOf(first + i);
      if (tag != null) {
        addTag(tag, i);
      } else if (i < types.length) {
        addWord(Math.max(format.typeId(types[i]), 0));
        offsets[i] = bytes.size();
        addHole(i);
        complete &= format.has(types[i]);
      }
    }
    Template template = Template.of(bytes.toByteArray(), mask.toByteArray());
    return complete ? template : template.foundNowhere();
  }

  /**
   * Adds the whole value of a tag. A tag that is a number also gets a hole, because the width of
   * numbers differs between formats.
   */
  private void addTag(TagValues tag, int index) {
    offsets[index] = bytes.size() + LittleEndian.WORD;
    if (tag.isNumber()) {
      holes[index] = VariantType.INT;
      addWord(VariantFormat.GODOT_4.typeId(VariantType.INT));
      addWord(tag.number(0));
    } else {
      addFixed(tag.names().encoded(0), tag.names().valueSize(0));
    }
  }

  /** Adds zeros as the hole of a value. Adds nothing for a String, whose text follows the run. */
  private void addHole(int index) {
    if (types[index] != VariantType.STRING) {
      holes[index] = types[index];
      byte[] hole = new byte[TypeTable.fixedBytes(types[index])];
      bytes.write(hole, 0, hole.length);
      mask.write(hole, 0, hole.length);
    }
  }

  private void addWord(int word) {
    byte[] fixed = new byte[LittleEndian.WORD];
    LittleEndian.putInt(fixed, 0, word);
    addFixed(fixed, fixed.length);
  }

  private void addFixed(byte[] fixed, int length) {
    bytes.write(fixed, 0, length);
    for (int i = 0; i < length; i++) {
      mask.write(FIXED);
    }
  }
}
