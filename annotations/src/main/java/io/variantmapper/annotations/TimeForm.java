package io.variantmapper.annotations;

/**
 * How an {@code Instant} or a {@code Duration} is written: as a text, or as an int. For an {@code
 * Instant}, the int counts from the start of 1970 in UTC.
 *
 * <p>A part of a unit is cut off towards the past. Writing a number that does not fit 64 bits
 * throws an {@code UnsupportedVariantException}. Reading accepts the int, a float whose fraction is
 * a part of the unit, and the text; it throws an {@code UnexpectedVariantException} for a number
 * that is outside of the range of the Java type.
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
  /** An int of nanoseconds. For an {@code Instant}, 64 bits reach from 1677 to 2262. */
  NANOSECONDS,
  /**
   * On a field: the form of {@link VariantDictionary#time()}. On a type: the form of the first of
   * these that has one: the house style, {@link VariantDictionary.Template}; {@link
   * VariantDefaults} of the package; the build's option {@code -Avariant.time}. Without any, TEXT.
   */
  INHERITED
}
