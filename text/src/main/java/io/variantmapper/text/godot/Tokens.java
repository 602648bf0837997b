package io.variantmapper.text.godot;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.text.base.KeyCache;
import io.variantmapper.text.base.NumberText;
import io.variantmapper.text.base.TextFault;
import io.variantmapper.text.base.TextLimits;
import org.jspecify.annotations.Nullable;

/**
 * Splits a text into tokens as the engine does. There is one token at a time: each method that
 * reads a token replaces the last one.
 */
public final class Tokens {
  /** The kinds of tokens. Messages contain their names. */
  enum Kind {
    SIGN("sign"),
    STRING("string"),
    STRING_NAME("StringName"),
    COLOR("color"),
    INT("number"),
    FLOAT("number"),
    WORD("word"),
    END("end of the text");

    private final String words;

    Kind(String words) {
      this.words = words;
    }
  }

  private static final char REPLACEMENT = '\uFFFD';

  private final String source;

  /** The characters of the text, and a U+0000 after them. For the engine, U+0000 is the end. */
  private final char[] text;

  private final TextLimits limits;
  private final boolean isGodot4;
  private int at;

  private Kind kind = Kind.END;
  private int start;

  /** The first character of the token's content, and the index after the last. */
  private int first;

  private int last;

  /** Whether the last string has no escapes. */
  private boolean isPlain;

  private final KeyCache keys = new KeyCache();

  /** The content of a token that is not a part of the text, such as a string with escapes. */
  private @Nullable String content;

  /** Splits a text. */
  public Tokens(String text, TextLimits limits, VariantFormat format) {
    source = text;
    this.text = new char[text.length() + 1];
    text.getChars(0, text.length(), this.text, 0);
    this.limits = limits;
    isGodot4 = format.generation() == 4;
  }

  /** Returns the index after the token that was read last. */
  public int position() {
    return at;
  }

  /** Skips a byte order mark at the beginning, which some editors write. */
  public void skipByteOrderMark() {
    if (text[0] == '\uFEFF') {
      at = 1;
    }
  }

  /** Continues at another index of the text. */
  public void moveTo(int index) {
    at = index;
  }

  /** Returns the index of the token's first character. */
  int start() {
    return start;
  }

  Kind kind() {
    return kind;
  }

  /** Returns whether the token is the given sign, such as <code>{</code>. */
  boolean is(char sign) {
    return kind == Kind.SIGN && text[start] == sign;
  }

  boolean isNumber() {
    return kind == Kind.INT || kind == Kind.FLOAT;
  }

  /** Returns the word, the content of the string, or the digits of the color. */
  public String text() {
    if (content == null) {
      content = source.substring(first, last);
    }
    return content;
  }

  /** Returns the value of a STRING that is a key, which other Dictionaries may also have. */
  Variant.Value key() {
    return isPlain ? keys.key(text, first, last) : new Variant.Value(VariantType.STRING, text());
  }

  /** Returns the value of an INT. */
  long integer() {
    return NumberText.readInt(text, first, last);
  }

  /** Returns the value of an INT or a FLOAT. */
  double real() {
    return NumberText.readReal(text, first, last);
  }

  TextFault error(String what, int where) {
    return new TextFault(what, where);
  }

  /** Returns the error that the token is not the one that was expected. */
  TextFault unexpected(String expected) {
    return error("expected " + expected + ", found " + described(kind, text()), start);
  }

  /** Returns a description of a token for messages. */
  static String described(Kind kind, String text) {
    if (kind == Kind.END) {
      return "the end of the text";
    }
    String shown = text.length() > 40 ? text.substring(0, 40) + "…" : text;
    return "the " + kind.words + " \"" + shown.replace("\n", "\\n") + "\"";
  }

  /** Reads the next token, which must be the given sign. */
  void expect(char sign) {
    next();
    if (!is(sign)) {
      throw unexpected(String.valueOf(sign));
    }
  }

  /** Reads the next token, which must be a comma or the closing sign; returns whether it closes. */
  boolean closes(char closing) {
    next();
    if (is(',')) {
      return false;
    } else if (!is(closing)) {
      throw unexpected(", or " + closing);
    }
    return true;
  }

  /** Reads a comma and the token after it, or the closing sign. */
  void afterElement(char closing) {
    if (!closes(closing)) {
      next();
    }
  }

  /** Reads the next token, which must be a string, and returns its content. */
  String nextString() {
    next();
    return string();
  }

  /** Returns the content of the token, which must be a string. */
  String string() {
    if (kind != Kind.STRING) {
      throw unexpected("a string");
    }
    return text();
  }

  /** Reads the next token if it is the given sign; otherwise, nothing is read. */
  boolean accept(char sign) {
    skipSpace();
    if (text[at] == sign) {
      next();
      return true;
    }
    return false;
  }

  /** Reads the next token. */
  public Kind next() {
    char c = text[at];
    if (c <= ' ' || c == ';') {
      skipSpace();
      c = text[at];
    }
    start = at;
    content = null;
    switch (c) {
      case '{', '}', '[', ']', '(', ')', ':', ',', '.', '=' -> {
        at++;
        return token(Kind.SIGN, start);
      }
      case '"' -> {
        return string(Kind.STRING);
      }
      case '#' -> {
        return color();
      }
      case '&', '@' -> {
        if (isGodot4) {
          at++;
          if (text[at] != '"') {
            throw error("expected \" after " + c, at);
          }
          return string(Kind.STRING_NAME);
        }
      }
      case 0 -> {
        return token(Kind.END, start);
      }
      default -> {
        if (c == '-' || NumberText.isDigit(c)) {
          return numberOrWord();
        } else if (isLetter(c)) {
          skipWord();
          return token(Kind.WORD, start);
        }
      }
    }
    throw error("expected a value, found the character " + c, at);
  }

  /** Ends a token at the position. Its content begins at {@code from}. */
  private Kind token(Kind newKind, int from) {
    kind = newKind;
    first = from;
    last = at;
    return newKind;
  }

  private void skipSpace() {
    int i = at;
    char c = text[i];
    while (c <= ' ' || c == ';') {
      if (c == ';') {
        i = endOfLine(i);
      } else if (c == 0) {
        break;
      } else {
        i++;
      }
      c = text[i];
    }
    at = i;
  }

  /** Returns the index of the next line break; the end of the text if there is none. */
  private int endOfLine(int from) {
    int i = from;
    while (i < text.length - 1 && text[i] != '\n') {
      i++;
    }
    return i;
  }

  // #ff8000; at least one character must follow
  private Kind color() {
    at++;
    int from = at;
    while (isHexDigit(text[at])) {
      at++;
    }
    if (at == text.length - 1) {
      throw error("a color can't stand at the end of the text", start);
    }
    return token(Kind.COLOR, from);
  }

  private Kind numberOrWord() {
    if (text[at] == '-') {
      at++;
      String number = isGodot4 ? null : numberOfGodot32();
      if (number != null) {
        content = number;
        return token(Kind.WORD, start);
      } else if (isGodot4 && isLetter(text[at])) {
        skipWord();
        return token(Kind.WORD, start);
      } else if (isGodot4 && !NumberText.isDigit(text[at])) {
        throw error("expected a digit after -", at);
      }
    }
    skipDigits();
    boolean isReal = false;
    if (text[at] == '.') {
      isReal = true;
      at++;
      skipDigits();
    }
    if (text[at] == 'e' || (text[at] == 'E' && isGodot4)) {
      isReal = true;
      at++;
      if (text[at] == '+' || text[at] == '-') {
        at++;
      }
      skipDigits();
    }
    return token(isReal ? Kind.FLOAT : Kind.INT, start);
  }

  /**
   * Returns the word of Godot 3.6 for the number that Godot 3.2 writes as {@code -inf.0}, {@code
   * -nan.0}, or without {@code .0} in a vector; null if the next word is another. Godot 3.2 itself
   * reads such a number as the int 0, and the rest as a part of the next key.
   */
  private @Nullable String numberOfGodot32() {
    int before = at;
    skipWord();
    String number = switch (new String(text, before, at - before)) {
      case NumberText.INFINITY -> NumberText.NEGATIVE_INFINITY;
      case NumberText.NAN -> NumberText.NAN;
      default -> null;
    };
    if (number == null) {
      at = before;
    } else if (text[at] == '.' && text[at + 1] == '0') {
      at += 2;
    }
    return number;
  }

  private void skipDigits() {
    while (NumberText.isDigit(text[at])) {
      at++;
    }
  }

  private void skipWord() {
    while (isLetter(text[at]) || NumberText.isDigit(text[at])) {
      at++;
    }
  }

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
  }

  private static boolean isHexDigit(char c) {
    return NumberText.isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
  }

  /** Reads a string; the position is on its opening quote. */
  private Kind string(Kind newKind) {
    int quote = at;
    int i = quote + 1;
    while (text[i] != '"' && text[i] != '\\' && text[i] != 0) {
      i++;
    }
    at = i;
    isPlain = text[i] == '"';
    if (isPlain) {
      token(newKind, quote + 1);
      limits.requireString(source, quote + 1, i, quote);
    } else {
      StringBuilder escaped = new StringBuilder().append(text, quote + 1, i - quote - 1);
      readEscaped(escaped, quote);
      limits.requireString(escaped, quote);
      content = escaped.toString();
      token(newKind, quote + 1);
    }
    at++;
    return newKind;
  }

  /** Reads the rest of a string up to its closing quote. */
  private void readEscaped(StringBuilder escaped, int quote) {
    while (text[at] != '"') {
      char c = text[at];
      if (c == 0) {
        throw error("this string has no closing quote", quote);
      }
      at++;
      if (c == '\\') {
        escape(escaped);
      } else {
        escaped.append(c);
      }
    }
  }

  private void escape(StringBuilder escaped) {
    char c = text[at];
    if (c == 0) {
      return;
    }
    at++;
    int simple = StringText.ESCAPES.indexOf(c);
    if (simple >= 0) {
      escaped.append(StringText.ESCAPED.charAt(simple));
    } else if (c == 'u' || (c == 'U' && isGodot4)) {
      int point = hexNumber(c == 'u' ? 4 : 6);
      if (isGodot4 && point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE) {
        escaped.append(Character.toChars(pair(point)));
      } else if (isGodot4 && (point == 0 || point > Character.MAX_CODE_POINT)) {
        escaped.append(REPLACEMENT);
      } else {
        escaped.append(Character.toChars(point));
      }
    } else {
      escaped.append(c);
    }
  }

  private int hexNumber(int digits) {
    int end = at + digits;
    for (int i = at; i < end; i++) {
      if (i >= text.length || !isHexDigit(text[i])) {
        throw error("expected " + digits + " hexadecimal digits", at);
      }
    }
    int number = Integer.parseInt(new String(text, at, digits), 16);
    at = end;
    return number;
  }

  /** Reads the second escape of a surrogate pair. */
  private int pair(int lead) {
    int escape = at;
    boolean isEscape = text[at] == '\\' && (text[at + 1] == 'u' || text[at + 1] == 'U');
    if (lead < Character.MIN_LOW_SURROGATE && isEscape) {
      at += 2;
      int trail = hexNumber(text[at - 1] == 'u' ? 4 : 6);
      if (trail >= Character.MIN_LOW_SURROGATE && trail <= Character.MAX_LOW_SURROGATE) {
        return Character.toCodePoint((char) lead, (char) trail);
      }
    }
    throw error("expected two escapes that form one surrogate pair", escape);
  }
}
