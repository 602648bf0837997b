package io.variantmapper.runtime.types;

import java.util.Arrays;
import java.util.Objects;

/**
 * What values are made of, as arrays of numbers or texts: to print them, and to tell whether two
 * are the same Dictionary key to the engine. NaN equals NaN there, and 0.0 equals −0.0.
 */
public final class Parts {
  private static final long FIRST_MULTIPLIER = 0xFF51AFD7ED558CCDL;
  private static final long SECOND_MULTIPLIER = 0xC4CEB9FE1A85EC53L;
  private static final int UNSIGNED_BYTE = 0xFF;

  private Parts() {}

  /** Mixes two numbers as MurmurHash3 does: each bit of either changes about half of the result. */
  public static long mix(long hash, long value) {
    long mixed = (hash * 31) ^ value;
    mixed = (mixed ^ (mixed >>> 33)) * FIRST_MULTIPLIER;
    mixed = (mixed ^ (mixed >>> 33)) * SECOND_MULTIPLIER;
    return mixed ^ (mixed >>> 33);
  }

  /** Returns the hash of a text. */
  public static long hash(String text, long seed) {
    long hash = mix(seed, text.length());
    for (int i = 0; i < text.length(); i++) {
      hash = mix(hash, text.charAt(i));
    }
    return hash;
  }

  /** Returns the hash of a float. */
  public static long hash(double value, long seed) {
    // NaNs have the same bits here.
    return mix(seed, value == 0 ? 0 : Double.doubleToLongBits(value));
  }

  /** Returns the hash of an array, the same for arrays of one type that are the same. */
  public static long hash(Object parts, long seed) {
    long hash = seed;
    if (parts instanceof byte[] bytes) {
      for (byte part : bytes) {
        hash = mix(hash, part);
      }
    } else if (parts instanceof int[] ints) {
      for (int part : ints) {
        hash = mix(hash, part);
      }
    } else if (parts instanceof long[] longs) {
      for (long part : longs) {
        hash = mix(hash, part);
      }
    } else if (parts instanceof String[] texts) {
      for (String part : texts) {
        hash = hash(part, hash);
      }
    } else {
      for (double part : reals(parts)) {
        hash = hash(part, hash);
      }
    }
    return hash;
  }

  /** Returns whether two floats are the same. */
  public static boolean same(double a, double b) {
    return a == b || (Double.isNaN(a) && Double.isNaN(b));
  }

  /** Returns whether two arrays of one type are the same. */
  static boolean same(Object a, Object b) {
    boolean areReals = a instanceof float[] || a instanceof double[];
    return areReals ? same(reals(a), reals(b)) : Objects.deepEquals(a, b);
  }

  private static boolean same(double[] a, double[] b) {
    boolean same = a.length == b.length;
    for (int i = 0; same && i < a.length; i++) {
      same = same(a[i], b[i]);
    }
    return same;
  }

  /** Appends an array as GDScript writes it, without brackets. */
  static void print(Object parts, StringBuilder text) {
    int start = text.length();
    if (parts instanceof byte[] bytes) {
      for (byte part : bytes) {
        text.append(", ").append(part & UNSIGNED_BYTE);
      }
    } else if (parts instanceof String[] texts) {
      for (String part : texts) {
        text.append(", ").append(Texts.quoted(part));
      }
    } else if (parts instanceof int[] || parts instanceof long[]) {
      String list =
          parts instanceof int[] ints ? Arrays.toString(ints) : Arrays.toString((long[]) parts);
      text.append(", ").append(list, 1, list.length() - 1);
    } else {
      for (double part : reals(parts)) {
        text.append(", ");
        Numbers.print(text, part);
      }
    }
    text.delete(start, Math.min(start + 2, text.length()));
  }

  /** The parts of an array of floats or doubles. */
  private static double[] reals(Object array) {
    if (array instanceof double[] doubles) {
      return doubles;
    }
    float[] floats = (float[]) array;
    double[] reals = new double[floats.length];
    for (int i = 0; i < floats.length; i++) {
      reals[i] = floats[i];
    }
    return reals;
  }
}
