package io.variantmapper.runtime.mapping;

import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.VariantWriter;
import io.variantmapper.runtime.packet.PacketDiagnosis;
import io.variantmapper.runtime.types.Numbers;
import io.variantmapper.runtime.types.PacketAccess;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/**
 * A point in time or a duration that a packet holds as a number of seconds, milliseconds or
 * nanoseconds.
 *
 * <p>This class does not use the types of {@code java.time}, because Android does not have them
 * before API level 26.
 *
 * <pre>{@code
 * TimeNumber number = TimeNumber.readInstant(in, TimeUnit.MILLISECONDS);
 * return Instant.ofEpochSecond(number.seconds(), number.nanos());
 * }</pre>
 */
public final class TimeNumber {
  /** {@code Instant.MAX} in seconds since 1970. It is in the year 1,000,000,000. */
  private static final long MAX_INSTANT = 31_556_889_864_403_199L;

  /** {@code Instant.MIN} in seconds since 1970. It is in the year −1,000,000,000. */
  private static final long MIN_INSTANT = -31_557_014_167_219_200L;

  private final long seconds;
  private final long nanos;

  private TimeNumber(long seconds, long nanos) {
    this.seconds = seconds;
    this.nanos = nanos;
  }

  /** Returns the whole seconds, rounded down. */
  public long seconds() {
    return seconds;
  }

  /** Returns the nanoseconds to add to {@link #seconds}, rounded, from 0 to 1,000,000,000. */
  public long nanos() {
    return nanos;
  }

  /**
   * Writes a time as an int that counts whole units. Fractions of a unit are rounded down, toward
   * negative infinity.
   *
   * @param seconds the whole seconds
   * @param nanos the nanoseconds to add to {@code seconds}, from 0 to 999,999,999
   * @throws UnsupportedVariantException if the number does not fit into 64 bits
   */
  public static void write(VariantWriter out, long seconds, int nanos, TimeUnit unit) {
    long perSecond = perSecond(unit);
    // For negative seconds, the product is computed for the next second, and the units of one
    // second are subtracted from it. Otherwise the product would overflow for the earliest times
    // that fit into 64 bits.
    boolean isPast = seconds < 0;
    long whole = isPast ? seconds + 1 : seconds;
    long part = nanos / unit.toNanos(1) - (isPast ? perSecond : 0);
    long number;
    try {
      number = Math.addExact(Math.multiplyExact(whole, perSecond), part);
    } catch (ArithmeticException e) {
      throw PacketAccess.unsupported(
          out,
          "An int of 64 bits can't hold " + seconds + " seconds in " + words(unit)
              + ". Write a time like this in a larger unit");
    }
    Numbers.writeLong(out, number);
  }

  /**
   * Returns the text of a {@code LocalTime} or of another type with a time of day. The text always
   * has seconds. {@code toString} leaves out seconds of zero, and Godot refuses such a text.
   *
   * @throws IllegalArgumentException if the text of {@code time} has no time of day
   */
  public static String withSeconds(Object time) {
    String text = time.toString();
    // A time of day that follows a date begins after a T.
    int end = text.indexOf('T') + 6;
    if (text.length() < end || text.charAt(end - 3) != ':') {
      throw new IllegalArgumentException("Expected a time of day, not " + text);
    }
    return text.startsWith(":", end) ? text : text.substring(0, end) + ":00" + text.substring(end);
  }

  /** Returns whether the next value is a String or StringName. The value stays unread. */
  public static boolean isTextNext(VariantReader in) {
    return PacketAccess.format(in).isText(PacketAccess.peekHeader(in));
  }

  /**
   * Reads an int or a float that counts the units since 1970.
   *
   * @throws UnexpectedVariantException for a value of another type, or for a number outside the
   *     range of an {@code Instant}
   */
  public static TimeNumber readInstant(VariantReader in, TimeUnit unit) {
    int at = PacketAccess.position(in);
    String expected = words(unit) + " since 1970";
    TimeNumber number = read(in, unit, expected);
    if (number.seconds < MIN_INSTANT || number.seconds > MAX_INSTANT) {
      throw unexpected(in, at, expected + " that an Instant can hold");
    }
    return number;
  }

  /**
   * Reads an int or a float that counts the units of a duration.
   *
   * @throws UnexpectedVariantException for a value of another type, or for a number that does not
   *     fit into 64 bits
   */
  public static TimeNumber readDuration(VariantReader in, TimeUnit unit) {
    return read(in, unit, words(unit));
  }

  private static TimeNumber read(VariantReader in, TimeUnit unit, String expected) {
    int at = PacketAccess.position(in);
    VariantType type = in.peekType();
    if (type == VariantType.INT) {
      return of(in.readLong(), 0, unit);
    } else if (type != VariantType.FLOAT) {
      throw unexpected(in, at, expected + " as an int or a float");
    }
    double number = in.readDouble();
    double whole = Math.floor(number);
    // The condition in parentheses is also false for NaN. 2⁶³ does not fit into a long, but a cast
    // would turn it into Long.MAX_VALUE.
    if (!(whole >= Long.MIN_VALUE && whole < 0x1p63)) {
      throw unexpected(in, at, expected + " that fit into 64 bits");
    }
    return of((long) whole, Math.round((number - whole) * unit.toNanos(1)), unit);
  }

  /**
   * Creates a time from a number of units.
   *
   * @param nanos the fraction of a unit to add, in nanoseconds
   */
  private static TimeNumber of(long units, long nanos, TimeUnit unit) {
    long perSecond = perSecond(unit);
    long rest = Math.floorMod(units, perSecond) * unit.toNanos(1);
    return new TimeNumber(Math.floorDiv(units, perSecond), rest + nanos);
  }

  private static long perSecond(TimeUnit unit) {
    if (unit.compareTo(TimeUnit.SECONDS) > 0) {
      throw new IllegalArgumentException("A number in " + words(unit) + " can't hold seconds");
    }
    return unit.convert(1, TimeUnit.SECONDS);
  }

  private static UnexpectedVariantException unexpected(VariantReader in, int at, String expected) {
    return new PacketDiagnosis(in, at).unexpected(expected);
  }

  private static String words(TimeUnit unit) {
    return unit.name().toLowerCase(Locale.ROOT);
  }
}
