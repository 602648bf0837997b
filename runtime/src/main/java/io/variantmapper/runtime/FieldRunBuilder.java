package io.variantmapper.runtime;

import io.variantmapper.runtime.wire.LittleEndian;

/** Lays out the bytes of a {@link FieldRun} in one format, and beside them which are no hole. */
final class FieldRunBuilder {
  private static final int SOLID = -1;

  private final Fields fields;
  private final VariantFormat format;
  private final VariantWriter bytes;
  private final VariantWriter solid;

  FieldRunBuilder(Fields fields, VariantFormat format) {
    this.fields = fields;
    this.format = format;
    bytes = new VariantWriter(format);
    solid = new VariantWriter(format);
    if (fields.isWhole) {
      addWord(format.id(fields.isKeyed ? VariantType.DICTIONARY : VariantType.ARRAY), SOLID);
      addWord(fields.keys.size(), SOLID);
    }
  }

  /**
   * Which fields.
   *
   * @param isKeyed whether they are entries of a Dictionary, else elements of an Array
   * @param isWhole whether the container's header and count stand before them
   */
  record Fields(FieldKeys keys, boolean isKeyed, boolean isWhole, int first, int end) {
    static Fields dictionary(FieldKeys keys, int end) {
      return new Fields(keys, true, true, 0, end);
    }

    static Fields array(FieldKeys keys) {
      return new Fields(keys, false, true, 0, 0);
    }

    static Fields entries(FieldKeys keys, int first, int end) {
      return new Fields(keys, true, false, first, end);
    }

    static Fields elements(FieldKeys keys, int first) {
      return new Fields(keys, false, false, first, first);
    }
  }

  /** Adds the fields, as many values as there are types, and notes where the values lie. */
  Template build(VariantType[] types, int[] offsets) {
    boolean complete = true;
    for (int i = 0; i < Math.max(types.length, fields.end - fields.first); i++) {
      if (fields.isKeyed) {
        addKey(fields.first + i);
      }
      if (i < types.length) {
        offsets[i] = addValue(types[i]);
        complete &= format.has(types[i]);
      }
    }
    Template template = Template.of(bytes.toByteArray(), solid.toByteArray());
    return complete ? template : template.foundNowhere();
  }

  private void addKey(int field) {
    bytes.writeKey(fields.keys, field);
    while (solid.size < bytes.size) {
      solid.ensure(LittleEndian.WORD);
      solid.putWord(SOLID);
    }
  }

  /** Adds a header and, unless it is a String's, a hole; returns the offset behind the header. */
  private int addValue(VariantType type) {
    addWord(Math.max(format.id(type), 0), SOLID);
    int offset = bytes.size;
    int length = type == VariantType.STRING ? 0 : type.bytes(false);
    for (int i = 0; i < length; i += LittleEndian.WORD) {
      addWord(0, 0);
    }
    return offset;
  }

  private void addWord(int word, int mask) {
    bytes.ensure(LittleEndian.WORD);
    bytes.putWord(word);
    solid.ensure(LittleEndian.WORD);
    solid.putWord(mask);
  }
}
