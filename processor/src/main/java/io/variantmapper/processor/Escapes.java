package io.variantmapper.processor;

import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;

/** Escapes the characters that the encoding of a source file lacks. */
final class Escapes {
  private Escapes() {}

  /**
   * Returns the source, with an escape in place of each character that {@code charset} lacks. The
   * compiler writes files in the platform's charset unless the build names another charset. Without
   * the escape, the compiler would write a question mark in place of the character.
   */
  static String of(String source, Charset charset) {
    if (isAscii(source)) {
      return source;
    }
    CharsetEncoder encoder = charset.newEncoder();
    if (encoder.canEncode(source)) {
      return source;
    }
    StringBuilder escaped = new StringBuilder();
    for (int i = 0; i < source.length(); i++) {
      char c = source.charAt(i);
      if (encoder.canEncode(c)) {
        escaped.append(c);
      } else {
        escaped.append(String.format("\\u%04x", (int) c));
      }
    }
    return escaped.toString();
  }

  /** Returns whether a source has only characters that the charsets of all platforms have. */
  private static boolean isAscii(String source) {
    for (int i = 0; i < source.length(); i++) {
      if (source.charAt(i) > '~') {
        return false;
      }
    }
    return true;
  }
}
