package io.variantmapper.text.json;

import io.variantmapper.text.base.TextOutput;

/** Appends the names, values, arrays and objects of a JSON text in one line. */
final class JsonOutput {
  private static final String DIGITS = "0123456789ABCDEF";

  private final TextOutput out = new TextOutput();

  /** Whether a comma must follow before the next name or element. */
  private boolean needsComma;

  /** Returns the characters, which are always the same object. */
  TextOutput characters() {
    return out;
  }

  /** Begins the next value, and returns the characters for it. */
  TextOutput value() {
    separate();
    needsComma = true;
    return out;
  }

  private void separate() {
    out.spill();
    if (needsComma) {
      out.append(',');
    }
  }

  void open(char bracket) {
    separate();
    out.append(bracket);
    needsComma = false;
  }

  void close(char bracket) {
    out.append(bracket);
    needsComma = true;
  }

  /** Appends the name of a member, which needs no escapes. */
  void name(String name) {
    separate();
    out.append('"').append(name).append('"', ':');
    needsComma = false;
  }

  void member(String name, String string) {
    name(name);
    string(string);
  }

  void member(String name, long number) {
    name(name);
    number(number);
  }

  void member(String name, boolean value) {
    name(name);
    word(String.valueOf(value));
  }

  void word(String word) {
    value().append(word);
  }

  /** Begins the object of a type. */
  void openType(String type) {
    value().append("{\"type\":\"").append(type).append('"');
  }

  /** Begins the array of a type's arguments. */
  void openArguments() {
    value().append("\"args\":[");
    needsComma = false;
  }

  void number(long number) {
    value().append(number);
  }

  void string(String string) {
    value().append('"');
    rest(string);
  }

  /** Appends a string that begins with {@code s:}. */
  void text(String string) {
    value().append('"', 's').append(':');
    rest(string);
  }

  /** Appends the rest of a string, and the quote at its end. */
  void rest(String string) {
    int from = out.length();
    out.append(string);
    if (out.needsEscape(from)) {
      out.cut(from);
      for (int i = 0; i < string.length(); i++) {
        escape(string.charAt(i));
      }
    }
    out.append('"');
  }

  private void escape(char c) {
    if (c == '"' || c == '\\') {
      out.append('\\').append(c);
      return;
    } else if (c >= ' ') {
      out.append(c);
      return;
    }
    out.append('\\');
    switch (c) {
      case '\b' -> out.append('b');
      case '\t' -> out.append('t');
      case '\n' -> out.append('n');
      case '\f' -> out.append('f');
      case '\r' -> out.append('r');
      default -> out.append("u00").append(DIGITS.charAt(c >> 4)).append(DIGITS.charAt(c & 15));
    }
  }

  @Override
  public String toString() {
    return out.toString();
  }
}
