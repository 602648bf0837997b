package io.variantmapper.benchmarks.expert;

import java.nio.charset.StandardCharsets;

/** A packet and a place in it. The bytes must be what the expert's own code writes. */
final class ExpertInput {
  private final byte[] bytes;
  private int position;

  ExpertInput(byte[] bytes) {
    this.bytes = bytes;
  }

  byte[] bytes() {
    return bytes;
  }

  int position() {
    return position;
  }

  /** Passes a run and returns where it began. */
  int take(Run run) {
    int at = position;
    if (!run.matches(bytes, at)) {
      throw new IllegalArgumentException("Expected other bytes at offset " + at);
    }
    position = at + run.length();
    return at;
  }

  /** Reads a String block. */
  String takeText() {
    int at = position + Words.WORD;
    int length = Words.getInt(bytes, position);
    position = at + ExpertOutput.padded(length);
    return new String(bytes, at, length, StandardCharsets.UTF_8);
  }

  float[] takeFloats(int count) {
    int at = position;
    if (count < 0 || count > (bytes.length - at) / Words.WORD) {
      throw new IllegalArgumentException("Expected floats but the packet ends at offset " + at);
    }
    position = at + count * Words.WORD;
    return Words.getFloats(bytes, at, count);
  }
}
