package io.variantmapper.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/** Reads the words of a line in a schema from left to right. Also returns the words for values. */
final class SchemaTokens {
  private static final String PUNCTUATION = "<>[](),?\"";
  private static final String LITERAL = "a text in quotes or a number";
  private static final Pattern HEX = Pattern.compile("[0-9a-fA-F]{4}");
  private static final Pattern NUMBER = Pattern.compile("-?[0-9]+");
  private static final List<TimeUnit> UNITS =
      List.of(TimeUnit.SECONDS, TimeUnit.MILLISECONDS, TimeUnit.NANOSECONDS);
  private static final int MAX_DEPTH = 64;
  private static final int MAX_SHOWN = 80;

  private final String line;
  private final int number;
  private int position;
  private int depth;

  SchemaTokens(String line, int number) {
    this.line = line;
    this.number = number;
  }

  /** Returns a value in the form in which schemas contain it: a String in quotes, or a number. */
  static String literal(Object value) {
    return value instanceof String text ? quoted(text) : value.toString();
  }

  /** Checks the value of a tag or a constant, which must be a String or a Long. */
  static void requireLiteral(Object value, String name) {
    Objects.requireNonNull(value, name);
    if (!(value instanceof String || value instanceof Long)) {
      throw new IllegalArgumentException("Expected a String or a Long but found " + value + ", a "
          + value.getClass().getName());
    }
  }

  /** Returns a text with the letters from A to Z in lower case. */
  static String lowerCase(String text) {
    StringBuilder lower = new StringBuilder(text);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= 'A' && c <= 'Z') {
        lower.setCharAt(i, Character.toLowerCase(c));
      }
    }
    return lower.toString();
  }

  static String word(TimeUnit unit) {
    return unit.name().toLowerCase(Locale.ROOT);
  }

  static String quoted(String text) {
    StringBuilder out = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        out.append('\\').append(c);
      } else if (c < ' '
          || (c >= 0x7F && c <= 0xA0)
          || c == 0x2028
          || c == 0x2029
          || Character.isSurrogate(c)) {
        out.append(String.format("\\u%04x", (int) c));
      } else {
        out.append(c);
      }
    }
    return out.append('"').toString();
  }

  SchemaException error(String expected) {
    skipSpaces();
    String rest = line.substring(position);
    String shown = rest.length() > MAX_SHOWN ? rest.substring(0, MAX_SHOWN) + "…" : rest;
    return new SchemaException(
        number,
        "Expected " + expected + " but found " + (rest.isEmpty() ? "the end of the line" : shown));
  }

  boolean isAtEnd() {
    skipSpaces();
    return position == line.length();
  }

  void end() {
    if (!isAtEnd()) {
      throw error("the end of the line");
    }
  }

  private void skipSpaces() {
    while (position < line.length() && line.charAt(position) == ' ') {
      position++;
    }
  }

  /** Skips a mark such as {@code <} if it is next, and returns whether it was. */
  boolean skipMark(char mark) {
    boolean isNext = isNext(mark);
    position += isNext ? 1 : 0;
    return isNext;
  }

  private boolean isNext(char mark) {
    return !isAtEnd() && line.charAt(position) == mark;
  }

  /** Skips a word if it is next, and returns whether it was. */
  boolean skip(String word) {
    int start = position;
    if (!isAtEnd() && nextWord().equals(word)) {
      return true;
    }
    position = start;
    return false;
  }

  void expect(String word) {
    if (!skip(word)) {
      throw error(word);
    }
  }

  void expect(char mark) {
    if (!skipMark(mark)) {
      throw error("\"" + mark + "\"");
    }
  }

  String word(String expected) {
    skipSpaces();
    int start = position;
    String word = nextWord();
    if (word.isEmpty()) {
      position = start;
      throw error(expected);
    }
    return word;
  }

  private String nextWord() {
    skipSpaces();
    int start = position;
    while (position < line.length()
        && line.charAt(position) > ' '
        && PUNCTUATION.indexOf(line.charAt(position)) < 0) {
      position++;
    }
    return line.substring(start, position);
  }

  /** Reads a text in quotes. */
  String quoted() {
    expect('"');
    StringBuilder text = new StringBuilder();
    while (position < line.length() && line.charAt(position) != '"') {
      char c = line.charAt(position++);
      text.append(c == '\\' ? escaped() : c);
    }
    expect('"');
    return text.toString();
  }

  private char escaped() {
    if (position == line.length()) {
      throw error("a character after the backslash");
    }
    char c = line.charAt(position++);
    if (c == '"' || c == '\\') {
      return c;
    }
    int end = position + 4;
    if (c != 'u'
        || end > line.length()
        || !HEX.matcher(line.substring(position, end)).matches()) {
      throw error("\\\", \\\\ or \\u with four hexadecimal digits");
    }
    position = end;
    return (char) Integer.parseInt(line.substring(end - 4, end), 16);
  }

  boolean isQuoted() {
    return isNext('"');
  }

  /** Reads a String in quotes, or a Long. */
  Object literal() {
    if (isQuoted()) {
      return quoted();
    }
    int start = position;
    String number = word(LITERAL);
    try {
      if (NUMBER.matcher(number).matches()) {
        return Long.valueOf(number);
      }
    } catch (NumberFormatException e) {
      // The number has too many digits for a Long.
    }
    position = start;
    throw error(LITERAL);
  }

  /** Reads a number that is an int and not negative. */
  int count(String expected) {
    int start = position;
    String number = word(expected);
    try {
      if (NUMBER.matcher(number).matches() && Integer.parseInt(number) >= 0) {
        return Integer.parseInt(number);
      }
    } catch (NumberFormatException e) {
      // The number has too many digits for an int.
    }
    position = start;
    throw error(expected);
  }

  /**
   * Reads a value, and returns it in the form in which schemas contain it: a text in quotes, or a
   * word.
   */
  String value() {
    return isQuoted() ? quoted(quoted()) : word("a value");
  }

  SchemaType type() {
    if (++depth > MAX_DEPTH) {
      throw error("at most " + MAX_DEPTH + " nested types");
    }
    SchemaType type = typeWithoutNull();
    depth--;
    return skipMark('?') ? new SchemaType.Nullable(type) : type;
  }

  private SchemaType typeWithoutNull() {
    String word = word("a type");
    return switch (word) {
      case "Array" -> {
        if (!isOpening()) {
          yield new SchemaType.Plain(word);
        }
        List<SchemaType> element = types(1);
        yield new SchemaType.ArrayOf(element.get(0), isTyped());
      }
      case "Dictionary" -> {
        if (!isOpening()) {
          yield new SchemaType.Plain(word);
        }
        List<SchemaType> entry = types(2);
        yield new SchemaType.DictionaryOf(entry.get(0), entry.get(1), isTyped());
      }
      case "time" -> new SchemaType.TimeIn(unit());
      case "duration" -> new SchemaType.DurationIn(unit());
      case "enum" -> new SchemaType.EnumOf(word("the name of an enum"));
      case "parameter" -> new SchemaType.Parameter(word("the name of a type parameter"));
      case "serializer" -> new SchemaType.Serializer(word("the name of a serializer"));
      default -> {
        for (SchemaShape shape : SchemaShape.values()) {
          if (word.equals(shape.word())) {
            yield mapped(shape);
          }
        }
        yield new SchemaType.Plain(word);
      }
    };
  }

  private TimeUnit unit() {
    for (TimeUnit unit : UNITS) {
      if (skip(word(unit))) {
        return unit;
      }
    }
    throw error("one of seconds, milliseconds, nanoseconds");
  }

  SchemaType.Mapped mapped(SchemaShape shape) {
    String name = word("the name of a type");
    return new SchemaType.Mapped(shape, name, isNext('<') ? types(-1) : List.of());
  }

  private boolean isOpening() {
    return isNext('<') || isNext('[');
  }

  /** Returns whether the types that were read last are in square brackets. */
  private boolean isTyped() {
    return line.charAt(position - 1) == ']';
  }

  /** Reads {@code count} types in brackets, or any number of types if {@code count} is negative. */
  private List<SchemaType> types(int count) {
    char closing = skipMark('[') ? ']' : '>';
    if (closing == '>') {
      expect('<');
    }
    List<SchemaType> types = new ArrayList<>();
    do {
      types.add(type());
    } while (skipMark(','));
    if (count >= 0 && types.size() != count) {
      String expected = count == 1 ? "1 type" : count + " types";
      throw new SchemaException(
          number, "Expected " + expected + " in the brackets but found " + types.size());
    }
    expect(closing);
    return types;
  }

  /** Reads types in parentheses, if there are any between them. */
  List<SchemaType> arguments() {
    expect('(');
    List<SchemaType> types = new ArrayList<>();
    if (!isNext(')')) {
      do {
        types.add(type());
      } while (skipMark(','));
    }
    expect(')');
    return types;
  }

  /** Reads the names of type parameters in angle brackets, if there are any. */
  List<String> parameters() {
    List<String> names = new ArrayList<>();
    if (skipMark('<')) {
      do {
        names.add(word("the name of a type parameter"));
      } while (skipMark(','));
      expect('>');
    }
    return names;
  }
}
