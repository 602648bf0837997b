package io.variantmapper.tools.input;

import java.util.Base64;
import java.util.HexFormat;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Decodes hexadecimal digits and base64. */
final class Encodings {
  private static final Pattern HEX = Pattern.compile("(?:[0-9a-fA-F]{2}\\s*+){2,}+");
  private static final Pattern BASE64 = Pattern.compile("[A-Za-z0-9+/\\s]{6,}+={0,2}\\s*+");

  private Encodings() {}

  static boolean isHex(String text) {
    return HEX.matcher(text.strip()).matches();
  }

  /** Returns the bytes that hexadecimal digits or base64 stand for; null if the text is neither. */
  static byte @Nullable [] decode(String text) {
    if (isHex(text)) {
      return HexFormat.of().parseHex(text.replaceAll("\\s", ""));
    } else if (BASE64.matcher(text).matches()) {
      try {
        return Base64.getMimeDecoder().decode(text);
      } catch (IllegalArgumentException e) {
        return null;
      }
    }
    return null;
  }
}
