package io.variantmapper.runtime.mapping;

import io.variantmapper.runtime.VariantType;

/**
 * The bytes that every packet of a mapped type has in common, from one value of unknown size to the
 * next, with holes for the values of known size between them.
 *
 * <p>Generated serializers write a run by one copy and then fill its holes; they read it by one
 * comparison and then take the values out of the holes. A packet with other bytes is read key by
 * key ({@link FieldCursor}). A value that does not fit its hole, such as a null, moves what follows
 * it. So all formats and values go through the same code.
 *
 * <pre>{@code
 * private static final FieldKeys KEYS = FieldKeys.of("hp", "name");
 * private static final FieldRun HP_RUN =
 *     FieldRun.ofDictionary(KEYS, 2, VariantType.INT, VariantType.STRING);
 * private static final Hole<Long> HP_AT = HP_RUN.hole(0);
 *
 * FieldWriter.beginFields(out, HP_RUN);
 * FieldWriter.putInt(out, HP_AT, player.hp());
 * FieldWriter.writeText(out, player.name());
 * FieldWriter.endFields(out);
 * }</pre>
 *
 * <p>The types that have holes are {@code bool}, {@code int} (of 32 bits), {@code float} (that a
 * Java float holds) and the math types, all in the width that engines prefer; {@code real_t} with
 * single precision. A {@code String} ends a run after its header, any other value after its key; a
 * {@linkplain FieldKeys#tagged(String) tag} is part of the run with its value. Immutable.
 */
public sealed interface FieldRun permits RunTemplates {
  /**
   * Returns the run at the start of a Dictionary: its header, its count, and its first fields.
   *
   * @param end the index after the last field: as many as there are types, or one more, whose value
   *     follows
   * @param types the types of the fields in holes; the last may be a String
   * @throws IllegalArgumentException if there are no such fields, or a type has no hole
   */
  static FieldRun ofDictionary(FieldKeys keys, int end, VariantType... types) {
    return new FieldRunBuilder(keys, true, types).atStart(end);
  }

  /**
   * Returns the run at the start of an Array: its header, its count, and its first elements.
   *
   * @param end the index after the last field; the values of those without a type follow
   * @param types the types of the fields in holes; the last may be a String
   * @throws IllegalArgumentException if there are no such fields, or a type has no hole
   */
  static FieldRun ofArray(FieldKeys keys, int end, VariantType... types) {
    return new FieldRunBuilder(keys, false, types).atStart(end);
  }

  /**
   * Returns a run inside a Dictionary.
   *
   * @param first the index of its first field
   * @param end the index after its last field: {@code first} and as many as there are types, or one
   *     more, whose value follows
   * @param types the types of the fields in holes; the last may be a String
   * @throws IllegalArgumentException if there are no such fields, or a type has no hole
   */
  static FieldRun ofEntries(FieldKeys keys, int first, int end, VariantType... types) {
    return new FieldRunBuilder(keys, true, types).inside(first, end);
  }

  /**
   * Returns a run inside an Array.
   *
   * @param first the index of its first field
   * @param end the index after its last field; the values of those without a type follow
   * @param types the types of the fields in holes; the last may be a String
   * @throws IllegalArgumentException if there are no such fields, or a type has no hole
   */
  static FieldRun ofElements(FieldKeys keys, int first, int end, VariantType... types) {
    return new FieldRunBuilder(keys, false, types).inside(first, end);
  }

  /**
   * Returns the hole of a field.
   *
   * @param field the index of the field in its type
   * @param <T> the Java type of its value, as {@link Hole} says
   * @throws IllegalArgumentException if the run has no hole for the field
   */
  <T> Hole<T> hole(int field);

  /** Returns the index of its first field. */
  int first();

  /** Returns the index after its last field. */
  int end();

  /** Returns how many bytes the run takes, holes included. */
  int length();
}
