package io.variantmapper.runtime;

import io.variantmapper.runtime.wire.LittleEndian;

/** Lays out the bytes of a {@link FieldRun} in each numbering, and which of them are no hole. */
final class FieldRunBuilder {
  private static final int SOLID = -1;

  private final FieldKeys keys;
  private final boolean isKeyed;
  private final VariantType[] types;
  private final int[] offsets;

  /**
   * A run of some of these fields.
   *
   * @param isKeyed whether they are entries of a Dictionary, else elements of an Array
   * @param types the types of the fields in holes; the last may be a String
   */
  FieldRunBuilder(FieldKeys keys, boolean isKeyed, VariantType[] types) {
    this.keys = keys;
    this.isKeyed = isKeyed;
    this.types = types;
    offsets = new int[types.length];
  }

  /** The header and the count of the container, and its first {@code end} fields. */
  FieldRun atStart(int end) {
    return build(true, 0, end);
  }

  /** The fields from {@code first} to before {@code end}. */
  FieldRun inside(int first, int end) {
    return build(false, first, end);
  }

  private FieldRun build(boolean isWhole, int first, int end) {
    return new FieldRunTemplates(
        first,
        end,
        offsets,
        keys.size() * (isKeyed ? 2 : 1),
        template(VariantFormat.GODOT_2, isWhole, first, end),
        template(VariantFormat.GODOT_3, isWhole, first, end),
        template(VariantFormat.GODOT_4, isWhole, first, end));
  }

  /** The run in one numbering; notes where the values lie. */
  private Template template(VariantFormat format, boolean isWhole, int first, int end) {
    VariantWriter bytes = new VariantWriter(format);
    VariantWriter solid = new VariantWriter(format);
    if (isWhole) {
      addSolid(bytes, solid, format.id(isKeyed ? VariantType.DICTIONARY : VariantType.ARRAY));
      addSolid(bytes, solid, keys.size());
    }
    boolean complete = true;
    for (int i = 0; i < end - first; i++) {
      if (isKeyed) {
        bytes.writeKey(keys, first + i);
        fill(solid, SOLID, bytes.size);
      }
      if (keys.isTag(first + i)) {
        offsets[i] = bytes.size + LittleEndian.WORD;
        keys.writeTag(bytes);
        fill(solid, SOLID, bytes.size);
      } else if (i < types.length) {
        addSolid(bytes, solid, Math.max(format.id(types[i]), 0));
        offsets[i] = bytes.size;
        addHole(bytes, solid, types[i]);
        complete &= format.has(types[i]);
      }
    }
    Template template = Template.of(bytes.toByteArray(), solid.toByteArray());
    return complete ? template : template.foundNowhere();
  }

  private static void addSolid(VariantWriter bytes, VariantWriter solid, int word) {
    fill(bytes, word, bytes.size + LittleEndian.WORD);
    fill(solid, SOLID, bytes.size);
  }

  /** Adds zeros for a value of {@code type}; a String's text is no part of the run. */
  private static void addHole(VariantWriter bytes, VariantWriter solid, VariantType type) {
    int length = type == VariantType.STRING ? 0 : type.bytes(false);
    fill(bytes, 0, bytes.size + length);
    fill(solid, 0, bytes.size);
  }

  private static void fill(VariantWriter out, int word, int end) {
    while (out.size < end) {
      out.ensure(LittleEndian.WORD);
      out.putWord(word);
    }
  }
}
