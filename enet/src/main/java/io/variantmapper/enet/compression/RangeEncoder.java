package io.variantmapper.enet.compression;

/** Writes intervals as the digits of one long number. */
final class RangeEncoder {
  private static final int TOP_BITS = 24;
  private static final int BOTTOM = 1 << 16;

  private byte[] target = {};
  private int start;
  private int end;
  private int next;
  private int low;
  private int range;

  void begin(byte[] array, int offset, int room) {
    target = array;
    start = offset;
    next = offset;
    end = offset + room;
    low = 0;
    range = -1;
  }

  /** Writes the interval of {@code count} numbers from {@code under} on, out of {@code total}. */
  void put(int under, int count, int total) {
    int unit = Integer.divideUnsigned(range, total);
    low += under * unit;
    range = unit * count;
    while (true) {
      if ((low ^ (low + range)) >>> TOP_BITS != 0) {
        if (range >>> 16 != 0) {
          return;
        }
        range = -low & (BOTTOM - 1);
      }
      write();
      range <<= 8;
    }
  }

  /** Returns the number of bytes, or 0 if there was not enough room. */
  int finish() {
    while (low != 0) {
      write();
    }
    return isFull() ? 0 : next - start;
  }

  /** Says whether there was not enough room. */
  boolean isFull() {
    return next > end;
  }

  private void write() {
    if (next < end) {
      target[next] = (byte) (low >>> TOP_BITS);
    }
    next = Math.min(next, end) + 1;
    low <<= 8;
  }
}
