package io.variantmapper.text.json;

import io.variantmapper.text.base.NumberText;
import io.variantmapper.text.base.TextFault;
import io.variantmapper.text.base.TextLimits;
import java.util.Arrays;

/**
 * The parts of a JSON text: its values, and the names of members before their values. A part is the
 * index of a value in the order of the text. It takes 8 bytes, and no String is made before it is
 * needed.
 *
 * <pre>{@code
 * for (int part = array + 1; part < tape.next(array); part = tape.next(part)) {
 *   read(part);
 * }
 * }</pre>
 */
final class JsonTape {
  /** Stands for a member that an object does not have. */
  static final int NONE = -1;

  private static final int FIRST_CAPACITY = 64;

  private static final int MAX_SHOWN = 40;

  private static final String ESCAPES = "\"\\/bfnrt";
  private static final String ESCAPED = "\"\\/\b\f\n\r\t";

  private final String source;

  /** The characters of the text, and a U+0000 after them. */
  private final char[] text;

  private final int length;
  private final TextLimits limits;

  /** The index of the first character of each part. */
  private int[] starts;

  /**
   * The index after the last character of each part, as its complement if the part is a string with
   * escapes. For an array or an object, the part after it.
   */
  private int[] ends;

  private int size;

  /** The arrays and objects around the next value. */
  private int[] open = new int[FIRST_CAPACITY];

  private int depth;

  /**
   * Splits a text.
   *
   * @throws TextFault if the text is not JSON, or its arrays and objects are nested more deeply
   *     than {@code maxDepth}
   */
  JsonTape(String json, TextLimits limits, int maxDepth) {
    source = json;
    length = json.length();
    text = new char[length + 1];
    json.getChars(0, length, text, 0);
    this.limits = limits;
    int capacity = Math.max(FIRST_CAPACITY, length / 8);
    starts = new int[capacity];
    ends = new int[capacity];
    scan(maxDepth);
  }

  private void scan(int maxDepth) {
    int at = value(skipSpace(0), maxDepth);
    while (depth > 0) {
      int container = open[depth - 1];
      boolean isObject = text[starts[container]] == '{';
      char closing = isObject ? '}' : ']';
      boolean isFirst = container == size - 1;
      at = skipSpace(at);
      if (text[at] == closing) {
        ends[container] = size;
        depth--;
        at++;
      } else if (isFirst || text[at] == ',') {
        at = isFirst ? at : skipSpace(at + 1);
        at = value(isObject ? name(at) : at, maxDepth);
      } else {
        throw unexpected(", or " + closing, at);
      }
    }
    at = skipSpace(at);
    if (at < length) {
      throw new TextFault("found more text after the value", at);
    }
  }

  private TextFault unexpected(String expected, int at) {
    String found = at >= length ? "the end of the text" : "the character " + text[at];
    return new TextFault("expected " + expected + ", found " + found, at);
  }

  private int skipSpace(int from) {
    int at = from;
    while (text[at] == ' ' || text[at] == '\n' || text[at] == '\r' || text[at] == '\t') {
      at++;
    }
    return at;
  }

  private int add(int start) {
    if (size == starts.length) {
      starts = Arrays.copyOf(starts, 2 * size);
      ends = Arrays.copyOf(ends, 2 * size);
    }
    starts[size] = start;
    return size++;
  }

  /**
   * Adds the value that begins at an index. Returns the index after the value, or after the bracket
   * that opens it.
   */
  private int value(int at, int maxDepth) {
    char c = text[at];
    if (c == '"') {
      return string(at, true);
    } else if (c == '[' || c == '{') {
      open(add(at), maxDepth);
      return at + 1;
    }
    int end = switch (c) {
      case 't' -> word("true", at);
      case 'f' -> word("false", at);
      case 'n' -> word("null", at);
      default -> number(at);
    };
    int part = add(at);
    ends[part] = end;
    return end;
  }

  private void open(int part, int maxDepth) {
    if (depth == maxDepth) {
      throw new TextFault(
          "more than " + maxDepth + " nested arrays and objects, which is the limit", starts[part]);
    } else if (depth == open.length) {
      open = Arrays.copyOf(open, 2 * depth);
    }
    open[depth++] = part;
  }

  /** Adds the name that begins at an index. Returns the index of its value. */
  private int name(int at) {
    if (text[at] != '"') {
      throw unexpected("the name of a member in quotes", at);
    }
    int end = skipSpace(string(at, false));
    if (text[end] != ':') {
      throw unexpected(":", end);
    }
    return skipSpace(end + 1);
  }

  private int word(String word, int at) {
    int end = at + word.length();
    if (end > length || !word.equals(new String(text, at, word.length()))) {
      throw unexpected("a value", at);
    }
    return end;
  }

  private int number(int start) {
    int at = text[start] == '-' ? start + 1 : start;
    if (!NumberText.isDigit(text[at])) {
      throw unexpected(at == start ? "a value" : "a digit", at);
    }
    // No other digit may follow a zero at the beginning.
    at = text[at] == '0' ? at + 1 : digits(at);
    if (text[at] == '.') {
      at = digits(at + 1);
    }
    if (text[at] == 'e' || text[at] == 'E') {
      at++;
      at = digits(text[at] == '+' || text[at] == '-' ? at + 1 : at);
    }
    return at;
  }

  /** Returns the index after the digits that begin at an index. */
  private int digits(int from) {
    int at = from;
    while (NumberText.isDigit(text[at])) {
      at++;
    }
    if (at == from) {
      throw unexpected("a digit", at);
    }
    return at;
  }

  /**
   * Adds a string. Returns the index after its closing quote.
   *
   * @param isValue whether the string is a value. The engine refuses a value with half of a
   *     surrogate pair
   */
  private int string(int quote, boolean isValue) {
    boolean hasEscape = false;
    boolean hasSurrogate = false;
    int at = quote + 1;
    char c = text[at];
    while (c != '"') {
      if (c != '\\' && c != 0 && c < Character.MIN_SURROGATE) {
        at++;
      } else if (c == '\\') {
        hasEscape = true;
        at = escape(at + 1);
        hasSurrogate |= isEscapedSurrogate(at);
      } else if (at < length) {
        hasSurrogate |= c <= Character.MAX_SURROGATE && c != 0;
        at++;
      } else {
        throw new TextFault("this string has no closing quote", quote);
      }
      c = text[at];
    }
    int part = add(quote);
    ends[part] = hasEscape ? ~(at + 1) : at + 1;
    if (hasSurrogate && isValue) {
      requirePairs(part);
    }
    return at + 1;
  }

  /** Returns the index after the escape whose backslash stands before {@code at}. */
  private int escape(int at) {
    if (text[at] == 'u') {
      for (int i = at + 1; i <= at + 4; i++) {
        if (i >= length || Character.digit(text[i], 16) < 0 || text[i] > 'f') {
          throw unexpected("4 hexadecimal digits", Math.min(i, length));
        }
      }
      return at + 5;
    } else if (at >= length || ESCAPES.indexOf(text[at]) < 0) {
      throw unexpected("an escape", at);
    }
    return at + 1;
  }

  /** Returns whether an escape ends before {@code at} that may be a surrogate. */
  private boolean isEscapedSurrogate(int at) {
    int letter = at - 5;
    return letter > 0
        && text[letter] == 'u'
        && (text[letter + 1] == 'd' || text[letter + 1] == 'D')
        && text[letter + 2] >= '8';
  }

  private void requirePairs(int part) {
    String string = content(part);
    for (int i = 0; i < string.length(); i++) {
      if (Character.isSurrogate(string.charAt(i))) {
        if (Character.charCount(string.codePointAt(i)) == 1) {
          throw error("this string has only half of a surrogate pair", part);
        }
        i++;
      }
    }
  }

  /** Returns the part after a part, which may be the first one after an array or object. */
  int next(int part) {
    char first = text[starts[part]];
    return first == '[' || first == '{' ? ends[part] : part + 1;
  }

  boolean isArray(int part) {
    return text[starts[part]] == '[';
  }

  boolean isObject(int part) {
    return text[starts[part]] == '{';
  }

  boolean isString(int part) {
    return text[starts[part]] == '"';
  }

  boolean isTrue(int part) {
    return text[starts[part]] == 't';
  }

  boolean isFalse(int part) {
    return text[starts[part]] == 'f';
  }

  boolean isNull(int part) {
    return text[starts[part]] == 'n';
  }

  boolean isNumber(int part) {
    return text[starts[part]] == '-' || NumberText.isDigit(text[starts[part]]);
  }

  /** Returns whether a part is a string that begins with {@code s:}. */
  boolean isText(int part) {
    int first = starts[part];
    return text[first] == '"' && text[first + 1] == 's' && text[first + 2] == ':';
  }

  /** Returns whether a string has no escapes, so that its characters are its content. */
  boolean isPlain(int part) {
    return ends[part] >= 0;
  }

  /** Returns all characters of the text. */
  char[] characters() {
    return text;
  }

  /** Returns the index of the first character of a part. */
  int start(int part) {
    return starts[part];
  }

  /** Returns the index after the last character of a part, which is not an array or object. */
  int end(int part) {
    return ends[part] < 0 ? ~ends[part] : ends[part];
  }

  /** Returns whether an object has only two members. */
  boolean isPair(int object) {
    int part = object + 1;
    for (int i = 0; i < 2 && part < ends[object]; i++) {
      part = next(part + 1);
    }
    return part == ends[object];
  }

  /** Returns the number of elements of an array. */
  int count(int array) {
    int count = 0;
    for (int part = array + 1; part < ends[array]; part = next(part)) {
      count++;
    }
    return count;
  }

  /** Returns a part, which must be an array. */
  int array(int part) {
    if (!isArray(part)) {
      throw error("expected an array, found " + described(part), part);
    }
    return part;
  }

  /** Returns the content of a part, which must be a string. */
  String string(int part) {
    if (!isString(part)) {
      throw error("expected a string, found " + described(part), part);
    }
    return content(part);
  }

  /** Returns a string that is a text of the value. */
  String text(int part) {
    return limited(string(part), part);
  }

  String limited(String string, int part) {
    limits.requireString(string, starts[part]);
    return string;
  }

  /** Returns a number or a word as it is written, at most so many characters of it. */
  String written(int part, int most) {
    return shortened(new String(text, starts[part], ends[part] - starts[part]), most);
  }

  private String content(int part) {
    int from = starts[part] + 1;
    int to = end(part) - 1;
    return isPlain(part) ? source.substring(from, to) : unescaped(from, to);
  }

  private String unescaped(int from, int to) {
    char[] content = new char[to - from];
    int count = 0;
    for (int at = from; at < to; at++) {
      char c = text[at];
      if (c == '\\') {
        at++;
        c = text[at];
        if (c == 'u') {
          c = (char) Integer.parseInt(new String(text, at + 1, 4), 16);
          at += 4;
        } else {
          c = ESCAPED.charAt(ESCAPES.indexOf(c));
        }
      }
      content[count++] = c;
    }
    return new String(content, 0, count);
  }

  /** Returns the member {@code name} of an object. */
  int member(int object, String name) {
    int member = optional(object, name);
    if (member == NONE) {
      throw error("this object has no member \"" + name + "\"", object);
    }
    return member;
  }

  /**
   * Returns the member {@code name} of an object, or {@link #NONE}. If a name occurs twice, the
   * last member counts.
   */
  int optional(int object, String name) {
    int found = NONE;
    if (isObject(object)) {
      for (int part = object + 1; part < ends[object]; part = next(part + 1)) {
        if (isName(part, name)) {
          found = part + 1;
        }
      }
    }
    return found;
  }

  /** Returns whether a string has this content. */
  boolean isName(int part, String name) {
    int from = starts[part] + 1;
    if (!isPlain(part)) {
      return content(part).equals(name);
    } else if (ends[part] - 1 - from != name.length()) {
      return false;
    }
    for (int i = 0; i < name.length(); i++) {
      if (text[from + i] != name.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  TextFault error(String what, int part) {
    return new TextFault(what, starts[part]);
  }

  /** Returns the description of a part for a message. */
  String described(int part) {
    if (isString(part)) {
      return "the string \"" + shortened(content(part), MAX_SHOWN) + "\"";
    } else if (isNumber(part)) {
      return "the number " + written(part, MAX_SHOWN);
    } else if (isArray(part)) {
      return "an array";
    }
    return isObject(part) ? "an object" : written(part, MAX_SHOWN);
  }

  private static String shortened(String text, int most) {
    return text.length() > most ? text.substring(0, most) + "…" : text;
  }
}
