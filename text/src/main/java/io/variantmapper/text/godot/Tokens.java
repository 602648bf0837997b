package io.variantmapper.text.godot;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.text.base.NumberText;
import io.variantmapper.text.base.TextFault;
import io.variantmapper.text.base.TextLimits;
import org.jspecify.annotations.Nullable;

/** Splits a text into tokens as the engine does. */
public final class Tokens {
  private static final String SIGNS = "{}[]():,.=";
  private static final char REPLACEMENT = '\uFFFD';

  private final String text;
  private final TextLimits limits;
  private final boolean isGodot4;
  private int at;

  public Tokens(String text, TextLimits limits, VariantFormat format) {
    this.text = text;
    this.limits = limits;
    isGodot4 = format.generation() == 4;
  }

  /** Returns the index after the token that was read last. */
  public int position() {
    return at;
  }

  /** Skips a byte order mark at the beginning, which some editors write. */
  public void skipByteOrderMark() {
    if (text.startsWith("\uFEFF")) {
      at = 1;
    }
  }

  /** Continues at another index of the text. */
  public void moveTo(int index) {
    at = index;
  }

  TextFault error(String what, int where) {
    return new TextFault(what, where);
  }

  /** Returns the character at the position; 0 at the end. For the engine, U+0000 is the end. */
  private char peek() {
    return at < text.length() ? text.charAt(at) : 0;
  }

  /** Reads the next token, which must be the given sign. */
  void expect(char sign) {
    Token token = next();
    if (!token.is(sign)) {
      throw error("expected " + sign + ", found " + token.described(), token.start());
    }
  }

  /** Reads the next token, which must be a comma or the closing sign. */
  Token expectCommaOr(char closing) {
    Token token = next();
    if (!token.is(',') && !token.is(closing)) {
      throw error("expected , or " + closing + ", found " + token.described(), token.start());
    }
    return token;
  }

  /** Reads a comma and returns the token after it, or returns the closing sign. */
  Token afterElement(char closing) {
    Token token = expectCommaOr(closing);
    return token.is(',') ? next() : token;
  }

  /** Returns the content of a token, which must be a string. */
  String string(Token token) {
    if (token.kind() != Token.Kind.STRING) {
      throw error("expected a string, found " + token.described(), token.start());
    }
    return token.text();
  }

  /** Reads the next token if it is the given sign; otherwise, the token stays unread. */
  boolean accept(char sign) {
    int before = at;
    boolean isAccepted = next().is(sign);
    at = isAccepted ? at : before;
    return isAccepted;
  }

  public Token next() {
    skipSpace();
    int start = at;
    char c = peek();
    if (c == 0) {
      return new Token(Token.Kind.END, "", start);
    } else if (SIGNS.indexOf(c) >= 0) {
      at++;
      return new Token(Token.Kind.SIGN, String.valueOf(c), start);
    } else if (c == '"') {
      return new Token(Token.Kind.STRING, string(), start);
    } else if (c == '#') {
      return color(start);
    } else if ((c == '&' || c == '@') && isGodot4) {
      at++;
      if (peek() != '"') {
        throw error("expected \" after " + c, at);
      }
      return new Token(Token.Kind.STRING_NAME, string(), start);
    } else if (c == '-' || NumberText.isDigit(c)) {
      return numberOrWord(start);
    } else if (isLetter(c)) {
      return new Token(Token.Kind.WORD, word(), start);
    }
    throw error("expected a value, found the character " + c, at);
  }

  private void skipSpace() {
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == ';') {
        int end = text.indexOf('\n', at);
        at = end < 0 ? text.length() : end;
      } else if (c > ' ' || c == 0) {
        return;
      } else {
        at++;
      }
    }
  }

  // #ff8000; at least one character must follow
  private Token color(int start) {
    at++;
    int first = at;
    while (isHexDigit(peek())) {
      at++;
    }
    if (at == text.length()) {
      throw error("a color can't stand at the end of the text", start);
    }
    return new Token(Token.Kind.COLOR, text.substring(first, at), start);
  }

  private Token numberOrWord(int start) {
    if (text.charAt(at) == '-') {
      at++;
      String number = isGodot4 ? null : numberOfGodot32();
      if (number != null) {
        return new Token(Token.Kind.WORD, number, start);
      } else if (isGodot4 && isLetter(peek())) {
        return new Token(Token.Kind.WORD, "-" + word(), start);
      } else if (isGodot4 && !NumberText.isDigit(peek())) {
        throw error("expected a digit after -", at);
      }
    }
    skipDigits();
    boolean isReal = false;
    if (peek() == '.') {
      isReal = true;
      at++;
      skipDigits();
    }
    if (peek() == 'e' || (peek() == 'E' && isGodot4)) {
      isReal = true;
      at++;
      if (peek() == '+' || peek() == '-') {
        at++;
      }
      skipDigits();
    }
    Token.Kind kind = isReal ? Token.Kind.FLOAT : Token.Kind.INT;
    return new Token(kind, text.substring(start, at), start);
  }

  /**
   * Returns the word of Godot 3.6 for the number that Godot 3.2 writes as {@code -inf.0}, {@code
   * -nan.0}, or without {@code .0} in a vector; null if the next word is another. Godot 3.2 itself
   * reads such a number as the int 0, and the rest as a part of the next key.
   */
  private @Nullable String numberOfGodot32() {
    int before = at;
    String number = switch (word()) {
      case NumberText.INFINITY -> NumberText.NEGATIVE_INFINITY;
      case NumberText.NAN -> NumberText.NAN;
      default -> null;
    };
    if (number == null) {
      at = before;
    } else if (text.startsWith(".0", at)) {
      at += 2;
    }
    return number;
  }

  private void skipDigits() {
    while (NumberText.isDigit(peek())) {
      at++;
    }
  }

  private String word() {
    int first = at;
    while (isLetter(peek()) || NumberText.isDigit(peek())) {
      at++;
    }
    return text.substring(first, at);
  }

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
  }

  private static boolean isHexDigit(char c) {
    return NumberText.isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
  }

  /** Reads a string; the position is on its opening quote. */
  private String string() {
    int start = at;
    StringBuilder content = new StringBuilder();
    at++;
    while (true) {
      char c = peek();
      if (c == 0) {
        throw error("this string has no closing quote", start);
      }
      at++;
      if (c == '"') {
        limits.requireString(content, start);
        return content.toString();
      } else if (c == '\\') {
        escape(content);
      } else {
        content.append(c);
      }
    }
  }

  private void escape(StringBuilder content) {
    char c = peek();
    if (c == 0) {
      return;
    }
    at++;
    int simple = StringText.ESCAPES.indexOf(c);
    if (simple >= 0) {
      content.append(StringText.ESCAPED.charAt(simple));
    } else if (c == 'u' || (c == 'U' && isGodot4)) {
      int point = hexNumber(c == 'u' ? 4 : 6);
      if (isGodot4 && point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE) {
        content.append(Character.toChars(pair(point)));
      } else if (isGodot4 && (point == 0 || point > Character.MAX_CODE_POINT)) {
        content.append(REPLACEMENT);
      } else {
        content.append(Character.toChars(point));
      }
    } else {
      content.append(c);
    }
  }

  private int hexNumber(int digits) {
    int end = at + digits;
    for (int i = at; i < end; i++) {
      if (i >= text.length() || !isHexDigit(text.charAt(i))) {
        throw error("expected " + digits + " hexadecimal digits", at);
      }
    }
    int number = Integer.parseInt(text.substring(at, end), 16);
    at = end;
    return number;
  }

  /** Reads the second escape of a surrogate pair. */
  private int pair(int lead) {
    int escape = at;
    boolean isEscape = text.startsWith("\\u", at) || text.startsWith("\\U", at);
    if (lead < Character.MIN_LOW_SURROGATE && isEscape) {
      at += 2;
      int trail = hexNumber(text.charAt(at - 1) == 'u' ? 4 : 6);
      if (trail >= Character.MIN_LOW_SURROGATE && trail <= Character.MAX_LOW_SURROGATE) {
        return Character.toCodePoint((char) lead, (char) trail);
      }
    }
    throw error("expected two escapes that form one surrogate pair", escape);
  }
}
