package io.variantmapper.runtime.mapping;

import io.variantmapper.runtime.VariantType;

/**
 * Consecutive bytes that are the same in every packet of a mapped type, with holes for values of
 * fixed size. A run ends at a value of variable size.
 *
 * <p>Generated serializers write a run with one copy, and then fill its holes. They read a run with
 * one comparison, and then get the values from the holes. A packet with other bytes is read key by
 * key with a {@link FieldCursor}. If a value, such as a null, does not fit its hole when it
 * is written, the writer moves the rest of the run. This way, the same code works for all formats
 * and values.
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
 * types in single precision. If the next value is a {@code String}, the run ends after the String's
 * header. If the value has any other type without holes, the run ends before the value's header.
 * The key and the value of a {@linkplain FieldKeys#tagged(String) tag} are both part of the run.
 * Immutable.
 */
public sealed interface FieldRun permits RunTemplates {
  /**
   * Returns the run at the start of a Dictionary: the header, the count and the first fields.
   *
   * @param end the index after the run's last field. This is the number of {@code types}, plus 1 if
   *     the run ends with a key, whose value follows the run
   * @param types the types of the values in the run; the last value and a tag may be Strings
   * @throws IllegalArgumentException if {@code keys} does not have these fields, or if a run can't
   *     contain a value of one of the types
   */
  static FieldRun ofDictionary(FieldKeys keys, int end, VariantType... types) {
    return new FieldRunBuilder(keys, true, types).atStart(end);
  }

  /**
   * Returns the run at the start of an Array: the header, the count and the first elements.
   *
   * @param end the index after the run's last field, at least the number of {@code types}. The
   *     values of fields without a type follow the run
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
   * @param first the index of the run's first field
   * @param end the index after the run's last field. This is {@code first} plus the number of
   *     {@code types}, plus 1 if the run ends with a key, whose value follows the run
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
   * @param first the index of the run's first field
   * @param end the index after the run's last field, at least {@code first} plus the number of
   *     {@code types}. The values of fields without a type follow the run
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
   * @param field the index of the field in the mapped type
   * @param <T> the Java type of the field's value; see {@link Hole}
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
