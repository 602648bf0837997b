package io.variantmapper.tools.script;

import io.variantmapper.tools.input.InputException;
import java.util.ArrayDeque;
import java.util.Deque;

/** Splits a script into tokens. Comments and the line ends in brackets are left out. */
final class ScriptTokens {
  private final String file;
  private final String text;
  private int position;
  private int line = 1;
  private boolean isLineStart = true;

  /** The open brackets. */
  private final Deque<Token> open = new ArrayDeque<>();

  private Token next;

  private int rpcConfigLine;

  /**
   * Starts at the first token.
   *
   * @param file the name of the file for messages
   */
  ScriptTokens(String file, String text) {
    this.file = file;
    this.text = text.startsWith("\ufeff") ? text.substring(1) : text;
    next = read();
  }

  /** Returns the next token without taking it. */
  Token peek() {
    return next;
  }

  Token take() {
    Token token = next;
    if (rpcConfigLine == 0 && token.is("rpc_config")) {
      rpcConfigLine = token.line();
    }
    next = read();
    return token;
  }

  /** Returns the line of the first {@code rpc_config} so far; 0 if there is none. */
  int rpcConfigLine() {
    return rpcConfigLine;
  }

  /** Takes the next token if it is this mark or word, and returns whether it was. */
  boolean skip(String expected) {
    boolean isNext = next.is(expected);
    if (isNext) {
      take();
    }
    return isNext;
  }

  void expect(String expected) {
    if (!skip(expected)) {
      throw error(next, "expected \"" + expected + "\", found " + next.shown());
    }
  }

  String name(String what) {
    if (next.kind() != Token.Kind.NAME) {
      throw error(next, "expected " + what + ", found " + next.shown());
    }
    return take().text();
  }

  /** Returns an exception whose message names the file and the line. */
  InputException error(Token at, String message) {
    return error(at.line(), message);
  }

  InputException error(int at, String message) {
    return new InputException(file + ":" + at + ": " + message);
  }

  private Token read() {
    boolean isIndented = skipBlanks();
    boolean isFirst = isLineStart && !isIndented;
    if (position == text.length()) {
      if (!open.isEmpty()) {
        throw error(open.peek(), "the bracket " + open.peek().text() + " is never closed");
      }
      return new Token(Token.Kind.END, "", line, isFirst);
    }
    int start = position;
    char c = text.charAt(position);
    if (c == '\n') {
      position++;
      isLineStart = true;
      return new Token(Token.Kind.LINE_END, "", line++, false);
    }
    isLineStart = false;
    if (isNameStart(c)) {
      boolean isRaw = c == 'r' && isQuote(position + 1);
      return isRaw ? string(position + 1, isFirst) : word(Token.Kind.NAME, isFirst);
    } else if (c >= '0' && c <= '9') {
      return word(Token.Kind.NUMBER, isFirst);
    } else if (isQuote(position)) {
      return string(position, isFirst);
    } else if ((c == '&' || c == '^') && isQuote(position + 1)) {
      return string(position + 1, isFirst);
    }
    position++;
    return mark(new Token(Token.Kind.MARK, text.substring(start, position), line, isFirst));
  }

  private Token mark(Token mark) {
    String text = mark.text();
    if ("([{".contains(text)) {
      open.push(mark);
    } else if (")]}".contains(text)) {
      String partner = "([{".substring(")]}".indexOf(text)).substring(0, 1);
      if (open.isEmpty() || !open.pop().text().equals(partner)) {
        throw error(mark, "the bracket " + text + " closes no bracket");
      }
    }
    return mark;
  }

  /**
   * Skips blanks, comments, and line ends that end no statement. Returns whether blanks are before
   * the next token.
   */
  private boolean skipBlanks() {
    boolean isIndented = false;
    while (position < text.length()) {
      char c = text.charAt(position);
      if (c == '#') {
        int end = text.indexOf('\n', position);
        position = end < 0 ? text.length() : end;
      } else if (c == '\n' && !open.isEmpty()) {
        skipLineEnd(1);
      } else if (c == '\\' && text.startsWith("\\\n", position)) {
        skipLineEnd(2);
      } else if (c == '\\' && text.startsWith("\\\r\n", position)) {
        skipLineEnd(3);
      } else if (c == ' ' || c == '\t' || c == '\r') {
        isIndented |= c != '\r';
        position++;
      } else {
        return isIndented;
      }
    }
    return isIndented;
  }

  private void skipLineEnd(int length) {
    position += length;
    line++;
  }

  private Token word(Token.Kind kind, boolean isFirst) {
    int start = position;
    while (position < text.length() && isInWord(kind, position)) {
      position++;
    }
    return new Token(kind, text.substring(start, position), line, isFirst);
  }

  private boolean isInWord(Token.Kind kind, int at) {
    char c = text.charAt(at);
    return isNameStart(c) || (c >= '0' && c <= '9') || (kind == Token.Kind.NUMBER && c == '.');
  }

  private static boolean isNameStart(char c) {
    return c == '_'
        || (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || (c > 0x7F && (Character.isUnicodeIdentifierPart(c) || Character.isSurrogate(c)));
  }

  private boolean isQuote(int at) {
    return at < text.length() && (text.charAt(at) == '"' || text.charAt(at) == '\'');
  }

  /** Reads a text, which may contain line ends. */
  private Token string(int start, boolean isFirst) {
    int firstLine = line;
    String quote = text.substring(start, start + 1);
    String end = text.startsWith(quote.repeat(3), start) ? quote.repeat(3) : quote;
    int content = start + end.length();
    position = content;
    while (!text.startsWith(end, position)) {
      position += position < text.length() && text.charAt(position) == '\\' ? 2 : 1;
      if (position >= text.length()) {
        throw error(firstLine, "the text that begins with " + end + " is never closed");
      }
      if (text.charAt(position - 1) == '\n') {
        line++;
      }
    }
    position += end.length();
    return new Token(
        Token.Kind.STRING, text.substring(content, position - end.length()), firstLine, isFirst);
  }
}
