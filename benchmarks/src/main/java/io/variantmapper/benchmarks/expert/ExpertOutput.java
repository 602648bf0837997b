package io.variantmapper.benchmarks.expert;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A growing array that is reused for each packet. */
final class ExpertOutput {
  private static final int INITIAL_SIZE = 4096;
  private static final int MOST_BYTES_A_CHAR = 3;
  private static final int ASCII = 0x80;

  private byte[] bytes = new byte[INITIAL_SIZE];
  private int size;

  void reset() {
    size = 0;
  }

  /** Returns the array, which is valid until the next call that appends something. */
  byte[] bytes() {
    return bytes;
  }

  /** Appends a run and returns the offset at which the run begins. */
  int add(Run run) {
    int at = reserve(run.length());
    run.copyTo(bytes, at);
    size = at + run.length();
    return at;
  }

  /** Appends a String block. ASCII characters are written directly into the array. */
  void addText(String text) {
    int length = text.length();
    int at = reserve(Words.WORD + length * MOST_BYTES_A_CHAR + Words.WORD) + Words.WORD;
    int seen = 0;
    Words.putInt(bytes, at + (length & -Words.WORD), 0);
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      seen |= c;
      bytes[at + i] = (byte) c;
    }
    if (seen >= ASCII) {
      length = putUtf8(text, at);
    }
    Words.putInt(bytes, at - Words.WORD, length);
    size = at + padded(length);
  }

  private int putUtf8(String text, int at) {
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    Words.putInt(bytes, at + (utf8.length & -Words.WORD), 0);
    System.arraycopy(utf8, 0, bytes, at, utf8.length);
    return utf8.length;
  }

  void addFloats(float[] floats) {
    int at = reserve(floats.length * Words.WORD);
    Words.putFloats(bytes, at, floats);
    size = at + floats.length * Words.WORD;
  }

  byte[] packet() {
    return Arrays.copyOf(bytes, size);
  }

  static int padded(int length) {
    return (length + Words.WORD - 1) & -Words.WORD;
  }

  private int reserve(int count) {
    if (count > bytes.length - size) {
      bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, size + count));
    }
    return size;
  }
}
