package io.variantmapper.benchmarks.expert;

import java.nio.charset.StandardCharsets;

/** A packet and a position in it. The packet must come from the expert's own code. */
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

  /** Skips a run and returns the offset at which the run begins. */
  int take(Run run) {
    int at = position;
    if (!run.matches(bytes, at)) {
      throw new IllegalArgumentException(
          "Expected the bytes of a run but found other bytes at offset " + at);
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
      throw new IllegalArgumentException("Expected a number of floats from 0 to "
          + (bytes.length - at) / Words.WORD + " but found " + count);
    }
    position = at + count * Words.WORD;
    return Words.getFloats(bytes, at, count);
  }
}
