package io.variantmapper.benchmarks.expert;

/**
 * Consecutive bytes of a packet that are always the same, except for holes at constant offsets. One
 * copy writes a run, and one comparison under a mask checks it.
 */
final class Run {
  private static final int LONG = Long.BYTES;

  private final byte[] bytes;
  private final long[] expected;
  private final long[] mask;
  private final int tailExpected;
  private final int tailMask;

  /**
   * Creates a run. The bits of {@code solid} are 1 at the positions where a packet must equal
   * {@code bytes}.
   */
  Run(byte[] bytes, byte[] solid) {
    this.bytes = bytes;
    expected = new long[bytes.length / LONG];
    mask = new long[expected.length];
    for (int i = 0; i < mask.length; i++) {
      mask[i] = Words.getLong(solid, i * LONG);
      expected[i] = Words.getLong(bytes, i * LONG) & mask[i];
    }
    tailExpected = hasTail() ? Words.getInt(bytes, tailAt()) : 0;
    tailMask = hasTail() ? Words.getInt(solid, tailAt()) : 0;
  }

  int length() {
    return bytes.length;
  }

  /** Copies the run to {@code target}. Holes are filled with zeros. */
  void copyTo(byte[] target, int at) {
    System.arraycopy(bytes, 0, target, at, bytes.length);
  }

  /**
   * Returns whether the packet contains this run at offset {@code at}. The content of holes is
   * ignored.
   */
  boolean matches(byte[] packet, int at) {
    if (packet.length - at < bytes.length) {
      return false;
    }
    long difference = 0;
    for (int i = 0; i < expected.length; i++) {
      difference |= (Words.getLong(packet, at + i * LONG) & mask[i]) ^ expected[i];
    }
    if (hasTail()) {
      difference |= (Words.getInt(packet, at + tailAt()) ^ tailExpected) & tailMask;
    }
    return difference == 0;
  }

  private boolean hasTail() {
    return bytes.length % LONG != 0;
  }

  private int tailAt() {
    return bytes.length - Words.WORD;
  }
}
