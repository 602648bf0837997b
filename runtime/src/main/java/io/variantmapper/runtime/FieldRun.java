package io.variantmapper.runtime;

/**
 * The bytes that every packet of a mapped type has in common, from one value of unknown size to the
 * next, with holes for the values of known size between them.
 *
 * <p>Generated serializers write a run by one copy and then fill its holes, and read it by one
 * comparison and then take the values out of the holes. A packet with other bytes is read key by
 * key ({@link FieldCursor}), and a value that does not fit its hole, such as a null, moves what is
 * behind it; so all formats and values go through the same code.
 *
 * <pre>{@code
 * private static final FieldKeys KEYS = FieldKeys.of("hp", "name");
 * private static final FieldRun FROM_HP =
 *     FieldRun.ofDictionary(KEYS, 2, VariantType.INT, VariantType.STRING);
 * private static final int HP_AT = FROM_HP.offset(0);
 *
 * out.beginFields(FROM_HP);
 * out.putInt(HP_AT, player.hp());
 * out.writeText(player.name());
 * out.endFields();
 * }</pre>
 *
 * <p>The types that have holes are {@code bool}, {@code int} (of 32 bits), {@code float} (that a
 * Java float holds) and the math types, all in the width that engines prefer; {@code real_t} with
 * single precision. A {@code String} ends a run behind its header, any other value behind its key;
 * but a {@linkplain FieldKeys#tagged(String) tag} is part of the run with its value. Immutable.
 */
public sealed interface FieldRun permits FieldRunTemplates {
  /**
   * The run at the start of a Dictionary: its header, its count, and its first fields.
   *
   * @param end how many fields: as many as there are types, or one more, whose value follows
   * @param types the types of the fields in holes; the last may be a String
   */
  static FieldRun ofDictionary(FieldKeys keys, int end, VariantType... types) {
    return new FieldRunBuilder(keys, true, types).atStart(end);
  }

  /**
   * The run at the start of an Array: its header, its count, and its first elements.
   *
   * @param types the types of the fields in holes; the last may be a String
   */
  static FieldRun ofArray(FieldKeys keys, VariantType... types) {
    return new FieldRunBuilder(keys, false, types).atStart(types.length);
  }

  /**
   * A run inside a Dictionary.
   *
   * @param first the index of its first field
   * @param end the index behind its last field: {@code first} and as many as there are types, or
   *     one more, whose value follows
   * @param types the types of the fields in holes; the last may be a String
   */
  static FieldRun ofEntries(FieldKeys keys, int first, int end, VariantType... types) {
    return new FieldRunBuilder(keys, true, types).inside(first, end);
  }

  /**
   * A run inside an Array.
   *
   * @param first the index of its first field
   * @param types the types of the fields in holes; the last may be a String
   */
  static FieldRun ofElements(FieldKeys keys, int first, VariantType... types) {
    return new FieldRunBuilder(keys, false, types).inside(first, first + types.length);
  }

  /** Where the value of {@code field} lies, behind its header, in bytes from the run's start. */
  int offset(int field);

  /** How many bytes the run takes in Godot 4, holes included. */
  int length();
}
