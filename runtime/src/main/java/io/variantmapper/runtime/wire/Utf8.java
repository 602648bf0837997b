package io.variantmapper.runtime.wire;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Converts Java strings to UTF-8 and back, as strictly as the engine does.
 *
 * <p>Java's own decoder silently replaces invalid bytes; these methods report them to the caller.
 */
public final class Utf8 {
  /** The maximum number of bytes for one {@code char}. */
  public static final int MAX_BYTES_PER_CHAR = 3;

  /**
   * The result of {@link #encode} for a string with a lone surrogate, unless lone surrogates are
   * allowed.
   */
  public static final int LONE_SURROGATE = -1;

  /**
   * The result of {@link #encode} for a string with U+0000, where the engine would end the text.
   */
  public static final int NUL = -2;

  private static final int ASCII_BITS = 7;

  /** The lowest bit of each byte. */
  private static final long LOWEST_BITS = 0x01010101_01010101L;

  private static final long HIGHEST_BITS = 0x80808080_80808080L;

  private static final char REPLACEMENT = '\uFFFD';

  private static final int BYTE_ORDER_MARK_LENGTH = 3;
  private static final int NOT_UTF8 = -1;

  private Utf8() {}

  /**
   * Writes {@code text} at {@code index} if it is all ASCII. Otherwise, the caller must ignore the
   * written bytes. There must be room for 1 byte for each char.
   *
   * @return whether the text is all ASCII, without U+0000
   */
  @SuppressWarnings("deprecation") // takes the low byte of each char, which is enough for ASCII
  public static boolean encodeAscii(String text, byte[] bytes, int index) {
    int length = text.length();
    text.getBytes(0, length, bytes, index);
    int seen = 0;
    int i = 0;
    // Uses codePointAt instead of charAt: if some earlier texts had chars beyond Latin-1, the
    // virtual machine compiles charAt in such a loop to a call for each char. Four chars in each
    // step are also faster.
    for (; i <= length - 4; i += 4) {
      int c0 = text.codePointAt(i);
      int c1 = text.codePointAt(i + 1);
      int c2 = text.codePointAt(i + 2);
      int c3 = text.codePointAt(i + 3);
      // For U+0000, c - 1 has all bits set, so the text does not count as ASCII.
      seen |= c0 | c1 | c2 | c3 | (c0 - 1) | (c1 - 1) | (c2 - 1) | (c3 - 1);
    }
    for (; i < length; i++) {
      int c = text.codePointAt(i);
      seen |= c | (c - 1);
    }
    return seen >>> ASCII_BITS == 0;
  }

  /**
   * Writes {@code text} at {@code index}. There must be room for {@link #MAX_BYTES_PER_CHAR} bytes
   * for each char.
   *
   * @param loneSurrogates whether lone surrogates are written as 3 bytes, which is not valid UTF-8
   * @return the number of bytes, or {@link #LONE_SURROGATE}, or {@link #NUL}
   */
  public static int encode(String text, byte[] bytes, int index, boolean loneSurrogates) {
    if (text.indexOf('\0') >= 0) {
      return NUL;
    }
    int at = index;
    int i = 0;
    while (i < text.length()) {
      int codePoint = text.codePointAt(i);
      if (isSurrogate(codePoint) && !loneSurrogates) {
        return LONE_SURROGATE;
      }
      at = encode(codePoint, bytes, at);
      i += Character.charCount(codePoint);
    }
    return at - index;
  }

  private static int encode(int codePoint, byte[] bytes, int index) {
    int at = index;
    if (codePoint < 0x80) {
      bytes[at++] = (byte) codePoint;
    } else if (codePoint < 0x800) {
      bytes[at++] = (byte) (0xC0 | (codePoint >> 6));
      bytes[at++] = continuation(codePoint);
    } else if (codePoint < 0x10000) {
      bytes[at++] = (byte) (0xE0 | (codePoint >> 12));
      bytes[at++] = continuation(codePoint >> 6);
      bytes[at++] = continuation(codePoint);
    } else {
      bytes[at++] = (byte) (0xF0 | (codePoint >> 18));
      bytes[at++] = continuation(codePoint >> 12);
      bytes[at++] = continuation(codePoint >> 6);
      bytes[at++] = continuation(codePoint);
    }
    return at;
  }

  /** Returns {@code text} with U+FFFD in place of each lone surrogate. */
  public static String withoutLoneSurrogates(String text) {
    StringBuilder replaced = new StringBuilder(text.length());
    int i = 0;
    while (i < text.length()) {
      int codePoint = text.codePointAt(i);
      replaced.appendCodePoint(isSurrogate(codePoint) ? REPLACEMENT : codePoint);
      i += Character.charCount(codePoint);
    }
    return replaced.toString();
  }

  private static boolean isSurrogate(int codePoint) {
    return codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
  }

  private static byte continuation(int bits) {
    return (byte) (0x80 | (bits & 0x3F));
  }

  /**
   * Decodes {@code length} bytes. As in the engine, a leading byte order mark is dropped, and the
   * text ends at the first NUL.
   *
   * @param loneSurrogates whether lone surrogates of 3 bytes are valid, as in Godot 2 and 3
   * @return the text; null if the bytes are not UTF-8
   */
  public static @Nullable String decode(
      byte[] bytes, int index, int length, boolean loneSurrogates) {
    return isPlain(bytes, index, length)
        ? ascii(bytes, index, length)
        : decodeAny(bytes, index, length, loneSurrogates);
  }

  @SuppressWarnings("deprecation") // correct only for ASCII, and fastest for it
  private static String ascii(byte[] bytes, int index, int length) {
    return new String(bytes, 0, index, length);
  }

  /** Returns whether all bytes are ASCII and none is NUL. */
  private static boolean isPlain(byte[] bytes, int index, int length) {
    int end = index + length;
    int at = index;
    for (; at <= end - LittleEndian.LONG; at += LittleEndian.LONG) {
      long eight = LittleEndian.getLong(bytes, at);
      if (!isPlain(eight)) {
        return false;
      }
    }
    if (end >= LittleEndian.LONG) {
      // The last 8 bytes may contain bytes before index at, which have been checked or are not part
      // of the text. Replaces those bytes with 1, which is ASCII and not NUL.
      long others = at == end ? -1 : -1L >>> (Byte.SIZE * (end - at));
      long last = LittleEndian.getLong(bytes, end - LittleEndian.LONG);
      return isPlain((last & ~others) | (LOWEST_BITS & others));
    }
    for (; at < end; at++) {
      if (bytes[at] <= 0) {
        return false;
      }
    }
    return true;
  }

  private static boolean isPlain(long eight) {
    // The subtraction sets the highest bit of a NUL. A byte beyond ASCII has this bit already.
    return (((eight - LOWEST_BITS) | eight) & HIGHEST_BITS) == 0;
  }

  private static @Nullable String decodeAny(
      byte[] bytes, int index, int length, boolean loneSurrogates) {
    int start = textStart(bytes, index, length);
    int end = textEnd(bytes, start, index + length);
    if (isValid(bytes, start, end, false)) {
      return new String(bytes, start, end - start, StandardCharsets.UTF_8);
    }
    return loneSurrogates && isValid(bytes, start, end, true)
        ? decodeSurrogates(bytes, start, end)
        : null;
  }

  /**
   * Decodes UTF-8 with surrogates of 3 bytes, which Java's own decoder would replace with U+FFFD.
   */
  private static String decodeSurrogates(byte[] bytes, int start, int end) {
    StringBuilder text = new StringBuilder(end - start);
    int at = start;
    while (at < end) {
      int length = sequenceLength(bytes, at, end, true);
      int codePoint = length == 1 ? bytes[at] : bytes[at] & (0x7F >> length);
      for (int i = 1; i < length; i++) {
        codePoint = codePoint << 6 | (bytes[at + i] & 0x3F);
      }
      text.appendCodePoint(codePoint);
      at += length;
    }
    return text.toString();
  }

  /**
   * Returns the index at which {@link #decode} starts: after a byte order mark, if there is one.
   */
  public static int textStart(byte[] bytes, int index, int length) {
    boolean marked = length >= BYTE_ORDER_MARK_LENGTH
        && bytes[index] == (byte) 0xEF
        && bytes[index + 1] == (byte) 0xBB
        && bytes[index + 2] == (byte) 0xBF;
    return marked ? index + BYTE_ORDER_MARK_LENGTH : index;
  }

  /** Returns the index at which {@link #decode} stops: at the first NUL, or at {@code end}. */
  public static int textEnd(byte[] bytes, int start, int end) {
    int at = start;
    while (at < end && bytes[at] != 0) {
      at++;
    }
    return at;
  }

  private static boolean isValid(byte[] bytes, int start, int end, boolean loneSurrogates) {
    int at = start;
    while (at < end) {
      int length = sequenceLength(bytes, at, end, loneSurrogates);
      if (length == NOT_UTF8) {
        return false;
      }
      at += length;
    }
    return true;
  }

  /**
   * Returns the length of the UTF-8 sequence at index {@code at}, or {@link #NOT_UTF8} if the
   * sequence is invalid according to table 3-7 of the Unicode standard.
   */
  private static int sequenceLength(byte[] bytes, int at, int end, boolean loneSurrogates) {
    int lead = bytes[at] & 0xFF;
    if (lead < 0x80) {
      return 1;
    }
    int length = lead < 0xC2 ? NOT_UTF8 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : -1;
    if (length == NOT_UTF8 || at + length > end) {
      return NOT_UTF8;
    }
    for (int i = 1; i < length; i++) {
      if ((bytes[at + i] & 0xC0) != 0x80) {
        return NOT_UTF8;
      }
    }
    int second = bytes[at + 1] & 0xFF;
    boolean overlong = (lead == 0xE0 && second < 0xA0) || (lead == 0xF0 && second < 0x90);
    boolean surrogate = lead == 0xED && second >= 0xA0 && !loneSurrogates;
    boolean beyondUnicode = lead == 0xF4 && second >= 0x90;
    return overlong || surrogate || beyondUnicode ? NOT_UTF8 : length;
  }
}
