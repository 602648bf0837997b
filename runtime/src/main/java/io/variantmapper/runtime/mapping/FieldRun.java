package io.variantmapper.runtime.mapping;

import io.variantmapper.runtime.VariantType;

/**
 * Consecutive bytes that are the same in every packet of a mapped type, with holes for values of
 * fixed size. A run ends at a value of variable size.
 *
 * <p>Generated serializers write a run with one copy, and then fill its holes. They read a run with
 * one comparison, and then get the values from the holes. A packet with other bytes is read key by
 * key with a {@link FieldCursor}. If a value, such as a null, does not fit its hole, the rest of
 * the run is moved. So the same code works for all formats and values.
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
 * <p>Holes exist for {@code bool}, {@code int} of 32 bits, {@code float} of 32 bits, and the math
 * types in single precision. A {@code String} ends a run after the String's header, and a value of
 * any other type ends it before the value's header. A {@linkplain FieldKeys#tagged(String) tag} is
 * part of the run together with its value. Immutable.
 */
public sealed interface FieldRun permits RunTemplates {
  /**
   * Returns the run at the start of a Dictionary: its header, its count, and its first fields.
   *
   * @param end the index after the last field: the number of {@code types}, plus 1 if the last
   *     field has no type because its value comes after the run
   * @param types the types of the values in the run; the last value and a tag may be Strings
   * @throws IllegalArgumentException if {@code keys} does not have these fields, or if a run can't
   *     contain a value of one of the types
   */
  static FieldRun ofDictionary(FieldKeys keys, int end, VariantType... types) {
    return new FieldRunBuilder(keys, true, types).atStart(end);
  }

  /**
   * Returns the run at the start of an Array: its header, its count, and its first elements.
   *
   * @param end the index after the last field: at least the number of {@code types}; if it is
   *     larger, the values of the remaining fields follow the run
   * @param types the types of the values in the run; the last value and a tag may be Strings
   * @throws IllegalArgumentException if {@code keys} does not have these fields, or if a run can't
   *     contain a value of one of the types
   */
  static FieldRun ofArray(FieldKeys keys, int end, VariantType... types) {
    return new FieldRunBuilder(keys, false, types).atStart(end);
  }

  /**
   * Returns a run inside a Dictionary.
   *
   * @param first the index of its first field
   * @param end the index after its last field: {@code first} plus the number of {@code types},
   *     plus 1 if the last field has no type because its value comes after the run
   * @param types the types of the values in the run; the last value and a tag may be Strings
   * @throws IllegalArgumentException if {@code keys} does not have these fields, or if a run can't
   *     contain a value of one of the types
   */
  static FieldRun ofEntries(FieldKeys keys, int first, int end, VariantType... types) {
    return new FieldRunBuilder(keys, true, types).inside(first, end);
  }

  /**
   * Returns a run inside an Array.
   *
   * @param first the index of its first field
   * @param end the index after its last field: at least {@code first} plus the number of {@code
   *     types}; if it is larger, the values of the remaining fields follow the run
   * @param types the types of the values in the run; the last value and a tag may be Strings
   * @throws IllegalArgumentException if {@code keys} does not have these fields, or if a run can't
   *     contain a value of one of the types
   */
  static FieldRun ofElements(FieldKeys keys, int first, int end, VariantType... types) {
    return new FieldRunBuilder(keys, false, types).inside(first, end);
  }

  /**
   * Returns the hole of a field.
   *
   * @param field the index of the field in its type
   * @param <T> the Java type of its value; see {@link Hole}
   * @throws IllegalArgumentException if the run has no hole for the field
   */
  <T> Hole<T> hole(int field);

  /** Returns the index of the run's first field. */
  int first();

  /** Returns the index after the run's last field. */
  int end();

  /** Returns the size of the run in bytes, holes included. */
  int length();
}
