package io.variantmapper.text.base;

import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.wire.StackReserve;

/**
 * Refuses a text that is over the limits of the format, in the units of packets: bytes of UTF-8,
 * and values in containers. One instance counts the values of a whole text.
 */
public final class TextLimits {
  /** The maximum number of keys in which a key may be nested. Packets have the same limit. */
  private static final int MAX_KEYS_AROUND = 8;

  private static final int MAX_BYTES_PER_CHAR = 3;

  private final ReadLimits limits;
  private int values;
  private int keysAround;

  /**
   * Creates the limits of a text.
   *
   * @throws TextFault if the text itself is over the limit
   */
  public TextLimits(String text, VariantFormat format) {
    limits = format.limits();
    if (isLonger(text, limits.maxBytes())) {
      throw new TextFault(
          "a text of " + utf8Length(text) + " bytes is over the limit of " + limits.maxBytes(), 0);
    }
  }

  /** Checks the length of a string that begins at this offset of the text. */
  public void requireString(CharSequence string, int at) {
    if (isLonger(string, limits.maxStringBytes())) {
      throw error("this string is over the limit of " + limits.maxStringBytes() + " bytes", at);
    }
  }

  /** Checks the length of a part of a text. */
  public void requireString(String text, int from, int to, int at) {
    if (to - from > limits.maxStringBytes() / MAX_BYTES_PER_CHAR) {
      requireString(text.substring(from, to), at);
    }
  }

  /** Returns whether a string has more bytes of UTF-8. No char has less than one byte. */
  private static boolean isLonger(CharSequence string, int maxBytes) {
    return string.length() > maxBytes
        || (string.length() > maxBytes / MAX_BYTES_PER_CHAR && utf8Length(string) > maxBytes);
  }

  private static long utf8Length(CharSequence string) {
    return string.codePoints().mapToLong(TextLimits::utf8Length).sum();
  }

  private static int utf8Length(int codePoint) {
    return codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
  }

  /** Counts a value of a container. The value begins at this offset of the text. */
  public void count(int at) {
    if (++values > limits.maxValues()) {
      throw error("more values than the limit of " + limits.maxValues(), at);
    }
  }

  /** Checks the number of containers around a value. */
  public void requireDepth(int depth, int at) {
    if (depth > limits.maxDepth()) {
      throw error("more nested containers than the limit of " + limits.maxDepth(), at);
    }
    requireStack(depth);
  }

  /** Checks the number of containers around a value that is written. */
  public static void requireWritable(int depth, VariantFormat format) {
    int most = format.limits().maxDepth();
    if (depth > most) {
      throw new UnsupportedVariantException(
          "Deeper than " + most + " containers, the limit of the format", 0);
    }
    requireStack(depth);
  }

  private static void requireStack(int depth) {
    if (depth > 0 && depth % StackReserve.LEVELS_AT_ONCE == 0) {
      StackReserve.require();
    }
  }

  /** Returns the exception for a value whose writing ended with a StackOverflowError. */
  public static UnsupportedVariantException tooDeepForStack() {
    return new UnsupportedVariantException(
        "Containers are nested too deeply for the stack of this thread", 0);
  }

  /**
   * Begins a key. If a key is inside other keys, each of these keys is hashed again, so only a few
   * keys may be nested.
   */
  public void enterKey(int at) {
    if (keysAround == MAX_KEYS_AROUND) {
      throw error("a key is nested in more than " + MAX_KEYS_AROUND + " other keys", at);
    }
    keysAround++;
  }

  public void leaveKey() {
    keysAround--;
  }

  private static TextFault error(String what, int at) {
    return new TextFault(what, at);
  }
}
