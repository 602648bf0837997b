package io.variantmapper.processor;

import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;

/** Java's escapes for what a source file may have no bytes for. */
final class Escapes {
  private Escapes() {}

  /**
   * The same source in the characters of {@code charset}. Compilers write files in the platform's
   * unless the build names another, and put question marks in the place of others.
   */
  static String of(String source, Charset charset) {
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
}
