package io.variantmapper.text.base;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The characters of a text while it is written. */
public final class TextOutput {
  private static final int FIRST_CAPACITY = 1024;

  /** The largest array that every virtual machine can create. */
  private static final int MAX_CAPACITY = Integer.MAX_VALUE - 8;

  /** The number of characters after which {@link #spill} moves them. */
  private static final int FULL = 4096;

  /** The parts of the text before {@link #chars}. Most of their characters take one byte. */
  private final List<String> spilled = new ArrayList<>();

  private char[] chars = new char[FIRST_CAPACITY];
  private int length;

  /** Moves the characters to a smaller form if there are many. Changes all indices. */
  public void spill() {
    if (length >= FULL) {
      spilled.add(new String(chars, 0, length));
      length = 0;
    }
  }

  /** Returns the number of characters since the last {@link #spill}. */
  public int length() {
    return length;
  }

  /** Removes the characters from this index on. */
  public void cut(int newLength) {
    length = newLength;
  }

  /** Returns the float that the engine reads from the characters from this index on. */
  public double readReal(int from) {
    return NumberText.readReal(chars, from, length);
  }

  /** Returns whether one of the characters from this index on is a point or an e. */
  public boolean hasPointOrExponent(int from) {
    for (int i = from; i < length; i++) {
      if (chars[i] == '.' || chars[i] == 'e') {
        return true;
      }
    }
    return false;
  }

  /** Returns whether one of the characters from this index on is a control, a quote or a \\. */
  public boolean needsEscape(int from) {
    for (int i = from; i < length; i++) {
      char c = chars[i];
      if (c < ' ' || c == '"' || c == '\\') {
        return true;
      }
    }
    return false;
  }

  private void reserve(int count) {
    if (chars.length - length < count) {
      int needed = Math.addExact(length, count);
      int doubled = length > MAX_CAPACITY / 2 ? MAX_CAPACITY : 2 * length;
      chars = Arrays.copyOf(chars, Math.max(needed, doubled));
    }
  }

  /** Appends a character. */
  public TextOutput append(char c) {
    if (length == chars.length) {
      reserve(1);
    }
    chars[length++] = c;
    return this;
  }

  /** Appends two characters. */
  public TextOutput append(char first, char second) {
    if (length + 2 > chars.length) {
      reserve(2);
    }
    chars[length] = first;
    chars[length + 1] = second;
    length += 2;
    return this;
  }

  /** Appends a text. */
  public TextOutput append(String text) {
    int count = text.length();
    reserve(count);
    text.getChars(0, count, chars, length);
    length += count;
    return this;
  }

  /** Appends characters of an array. */
  public TextOutput append(char[] text, int from, int count) {
    reserve(count);
    System.arraycopy(text, from, chars, length, count);
    length += count;
    return this;
  }

  /** Appends {@code count} zeros. */
  TextOutput appendZeros(int count) {
    reserve(count);
    Arrays.fill(chars, length, length + count, '0');
    length += count;
    return this;
  }

  /** Appends the digits of an integer, after a minus if it is negative. */
  public TextOutput append(long number) {
    reserve(DecimalDigits.MOST + 1);
    if (number == Long.MIN_VALUE) {
      return append(Long.toString(number));
    }
    long left = number;
    if (number < 0) {
      chars[length++] = '-';
      left = -number;
    }
    length += DecimalDigits.count(left);
    DecimalDigits.put(left, chars, length);
    return this;
  }

  @Override
  public String toString() {
    String last = new String(chars, 0, length);
    return spilled.isEmpty() ? last : String.join("", spilled) + last;
  }
}
