package io.variantmapper.tools;

import java.io.PrintWriter;
import java.util.Arrays;

/**
 * Lines that are not printed yet. Unlike a {@code StringBuilder}, it needs no second form for the
 * characters outside of Latin-1.
 */
final class Rows {
  private static final int FIRST_CAPACITY = 1 << 16;
  private static final String DIGITS = "0123456789abcdef";

  private char[] chars = new char[FIRST_CAPACITY];
  private int length;

  /** Returns the number of characters. */
  int length() {
    return length;
  }

  private void reserve(int count) {
    if (chars.length - length < count) {
      chars = Arrays.copyOf(chars, Math.addExact(Math.max(length, count), length));
    }
  }

  /** Appends a text. */
  Rows append(String text) {
    int count = text.length();
    reserve(count);
    text.getChars(0, count, chars, length);
    length += count;
    return this;
  }

  /** Appends spaces; none if the number is negative. */
  Rows appendSpaces(int count) {
    if (count > 0) {
      reserve(count);
      Arrays.fill(chars, length, length + count, ' ');
      length += count;
    }
    return this;
  }

  /** Appends a text, and spaces up to a width. */
  Rows appendLeft(String text, int width) {
    return append(text).appendSpaces(width - text.codePointCount(0, text.length()));
  }

  /** Appends spaces and a number, which ends at a width. */
  Rows appendRight(int number, int width) {
    String digits = Integer.toString(number);
    return appendSpaces(width - digits.length()).append(digits);
  }

  /** Appends the hexadecimal digits of a byte. */
  Rows appendHex(byte value) {
    reserve(2);
    chars[length++] = DIGITS.charAt((value & 0xff) >> 4);
    chars[length++] = DIGITS.charAt(value & 0xf);
    return this;
  }

  /** Removes the spaces at the end. */
  void stripTrailing() {
    while (length > 0 && chars[length - 1] == ' ') {
      length--;
    }
  }

  /** Prints all characters, and removes them. */
  void printTo(PrintWriter out) {
    out.write(chars, 0, length);
    length = 0;
  }
}
