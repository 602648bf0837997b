package io.variantmapper.benchmarks.expert;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Builds the layout of a {@link Run}. Only the Dictionary shape contains keys. */
final class RunBuilder {
  static final int BOOL = 1;
  static final int INT = 2;
  static final int FLOAT = 3;
  static final int STRING = 4;
  static final int VECTOR3 = 9;
  static final int DICTIONARY = 27;
  static final int ARRAY = 28;
  static final int PACKED_FLOAT32_ARRAY = 32;

  private final boolean keyed;
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final ByteArrayOutputStream solid = new ByteArrayOutputStream();

  RunBuilder(boolean keyed) {
    this.keyed = keyed;
  }

  /** Appends the header of a mapped type and the number of its fields. */
  RunBuilder type(int fields) {
    return word(keyed ? DICTIONARY : ARRAY).word(fields);
  }

  /** Appends the key of the next field, or nothing in Array shape. */
  RunBuilder key(String name) {
    return keyed ? word(STRING).text(name) : this;
  }

  /** Appends a String block, which consists of the length, the UTF-8 bytes and the padding. */
  RunBuilder text(String text) {
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    word(utf8.length);
    bytes.writeBytes(utf8);
    while (bytes.size() % Words.WORD != 0) {
      bytes.write(0);
    }
    while (solid.size() < bytes.size()) {
      solid.write(-1);
    }
    return this;
  }

  /** Appends a word that is the same in every packet, such as a header. */
  RunBuilder word(int value) {
    return append(value, -1);
  }

  /** Appends a header and a hole of {@code words} words, and returns the offset of the hole. */
  int hole(int header, int words) {
    word(header);
    int offset = bytes.size();
    for (int i = 0; i < words; i++) {
      append(0, 0);
    }
    return offset;
  }

  int size() {
    return bytes.size();
  }

  Run build() {
    return new Run(bytes.toByteArray(), solid.toByteArray());
  }

  private RunBuilder append(int value, int mask) {
    byte[] word = new byte[Words.WORD];
    Words.putInt(word, 0, value);
    bytes.writeBytes(word);
    Words.putInt(word, 0, mask);
    solid.writeBytes(word);
    return this;
  }
}
