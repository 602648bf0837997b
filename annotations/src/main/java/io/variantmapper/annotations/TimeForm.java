package io.variantmapper.annotations;

/**
 * How an {@code Instant}, a {@code Date} or a {@code Duration} is written: as a text, or as an int.
 * For an {@code Instant} or a {@code Date}, the int counts from the start of 1970 in UTC.
 *
 * <p>Writing rounds fractions of a unit down, toward negative infinity. It throws an {@code
 * UnsupportedVariantException} if the number does not fit into 64 bits. Reading accepts the int,
 * the text, and a float such as 1.5 for one and a half units. It throws an {@code
 * UnexpectedVariantException} for a number outside the range of the Java type.
 *
 * <p>Other types of {@code java.time} are always written as texts, because a number would lose a
 * part of their values, such as the time zone.
 *
 * <pre>{@code
 * @VariantDictionary(time = TimeForm.MILLISECONDS)
 * public record Match(Instant begin, Duration length) {}
 * // {"begin": 1700000000000, "length": 90500}
 * }</pre>
 */
public enum TimeForm {
  /** A String in the form of ISO 8601: {@code "2023-11-14T22:13:20Z"}, {@code "PT1M30.5S"}. */
  TEXT,
  /** An int of seconds, as Godot's {@code Time.get_unix_time_from_datetime_string} returns it. */
  SECONDS,
  /** An int of milliseconds, as Godot's {@code Time.get_ticks_msec} returns it. */
  MILLISECONDS,
  /**
   * An int of nanoseconds. 64 bits are enough for an {@code Instant} in the years from 1677 to
   * 2262.
   */
  NANOSECONDS,
  /**
   * On a field: the form of {@link VariantDictionary#time()}. On a type: the form comes from the
   * first of these places where it is set: the house style ({@link VariantDictionary.Template}),
   * the {@link VariantDefaults} of the package, and the build's option {@code -Avariant.time}. If
   * it is not set in any of them, TEXT applies.
   */
  INHERITED
}
