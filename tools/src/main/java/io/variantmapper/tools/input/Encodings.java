package io.variantmapper.tools.input;

import java.util.Base64;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Decodes bytes that are written as text: as hexadecimal digits, as base64, or as a list of numbers
 * in the syntax of GDScript, JSON, Node, Java or C.
 */
final class Encodings {
  private static final Pattern HEX = Pattern.compile("(?:[0-9a-fA-F]{2}[\\s:-]*+){2,}+");
  private static final Pattern BASE64 = Pattern.compile("[A-Za-z0-9+/\\s]{6,}+={0,2}\\s*+");
  private static final Pattern NODE_BUFFER = Pattern.compile("<Buffer ([0-9a-f ]++)>");

  /** The text before a list, such as {@code Uint8Array(8) } or {@code new byte[] }. */
  private static final Pattern BEFORE_LIST =
      Pattern.compile("(?:\\(\\d+\\)|\\[]|\"Buffer\"\\s*,|[^,\\])}])*+");

  private static final Pattern AFTER_LIST = Pattern.compile("[\\])};\\s]*+");
  private static final Pattern SEPARATOR = Pattern.compile("\\s*+,\\s*+|\\s++");
  private static final Pattern PAIR = Pattern.compile("[0-9a-fA-F]{2}");
  private static final Pattern DECIMAL = Pattern.compile("0|[1-9]\\d*");

  /** Node prints only the first 50 bytes of a Buffer, and the first 100 numbers of an array. */
  private static final Pattern CUT = Pattern.compile("\\.\\.\\. \\d+ more (?:byte|item)s?");

  private static final String OPENING = "[({";
  private static final String CLOSING = "])}";

  private Encodings() {}

  static boolean isBase64(String text) {
    return !HEX.matcher(text.strip()).matches() && BASE64.matcher(text).matches();
  }

  /**
   * Returns the bytes that a text stands for; null if the text is something else.
   *
   * @throws InputException if the text leaves bytes out
   */
  static byte @Nullable [] decode(String text) {
    String stripped = text.strip();
    byte[] bytes = decodeBuffer(stripped);
    if (bytes == null) {
      bytes = decodeList(stripped);
    }
    return bytes == null ? decodeDigits(stripped) : bytes;
  }

  private static byte @Nullable [] decodeBuffer(String text) {
    if (text.startsWith("<Buffer ")) {
      requireAll(text);
    }
    Matcher buffer = NODE_BUFFER.matcher(text);
    return buffer.matches() ? decodeDigits(buffer.group(1)) : null;
  }

  private static byte @Nullable [] decodeList(String text) {
    int open = last(OPENING, text);
    if (open < 0) {
      return text.contains(",") || text.startsWith("0x") ? decodeNumbers(text) : null;
    }
    int close = first(CLOSING, text, open);
    boolean isList = close >= 0
        && BEFORE_LIST.matcher(text.substring(0, open)).matches()
        && AFTER_LIST.matcher(text.substring(close)).matches();
    return isList ? decodeContent(text.substring(open + 1, close).strip()) : null;
  }

  /** Decodes numbers, or base64 in quotes as in {@code PackedByteArray("AgAAAA==")}. */
  private static byte @Nullable [] decodeContent(String content) {
    boolean isQuoted = content.length() > 1 && content.startsWith("\"") && content.endsWith("\"");
    return isQuoted
        ? decodeDigits(content.substring(1, content.length() - 1))
        : decodeNumbers(content);
  }

  private static byte @Nullable [] decodeNumbers(String list) {
    requireAll(list);
    String[] numbers = SEPARATOR.split(list);
    if (areHexPairs(numbers)) {
      return HexFormat.of().parseHex(String.join("", numbers));
    }
    byte[] bytes = new byte[numbers.length];
    for (int i = 0; i < numbers.length; i++) {
      try {
        boolean isHex = numbers[i].startsWith("0x");
        int number =
            isHex ? Integer.parseInt(numbers[i].substring(2), 16) : Integer.parseInt(numbers[i]);
        if (number < Byte.MIN_VALUE || number > 0xff) {
          return null;
        }
        bytes[i] = (byte) number;
      } catch (NumberFormatException e) {
        return null;
      }
    }
    return bytes;
  }

  /** Returns whether all numbers have two digits, and some number can't be decimal. */
  private static boolean areHexPairs(String... numbers) {
    return Stream.of(numbers).allMatch(number -> PAIR.matcher(number).matches())
        && Stream.of(numbers).anyMatch(number -> !DECIMAL.matcher(number).matches());
  }

  private static byte @Nullable [] decodeDigits(String text) {
    String digits = text.startsWith("0x") ? text.substring(2) : text;
    if (HEX.matcher(digits).matches()) {
      return HexFormat.of().parseHex(digits.replaceAll("[\\s:-]", ""));
    } else if (BASE64.matcher(text).matches()) {
      try {
        return Base64.getMimeDecoder().decode(text);
      } catch (IllegalArgumentException e) {
        return null;
      }
    }
    return null;
  }

  private static void requireAll(String text) {
    Matcher cut = CUT.matcher(text);
    if (cut.find()) {
      throw new InputException("the input leaves bytes out: " + cut.group()
          + ". Print all bytes, in Node with buffer.toString('hex')");
    }
  }

  private static int last(String characters, String text) {
    return characters.chars().map(text::lastIndexOf).max().orElse(-1);
  }

  /** Returns the index of the first of these characters from {@code start} on; -1 if none. */
  private static int first(String characters, String text, int start) {
    return characters
        .chars()
        .map(c -> text.indexOf(c, start))
        .filter(i -> i >= 0)
        .min()
        .orElse(-1);
  }
}
