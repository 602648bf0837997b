package io.variantmapper.enet.compression;

/** Reads what {@link RangeEncoder} writes. After the last byte of the source come zeros. */
final class RangeDecoder {
  private static final int TOP_BITS = 24;
  private static final int BOTTOM = 1 << 16;

  private byte[] source = {};
  private int next;
  private int end;
  private int low;
  private int range;
  private int code;

  void begin(byte[] array, int offset, int length) {
    source = array;
    next = offset;
    end = offset + length;
    low = 0;
    range = -1;
    code = 0;
    for (int i = 0; i < Integer.BYTES; i++) {
      shift();
    }
  }

  /**
   * Returns the number whose interval comes next. A call of {@link #take} with the same total
   * follows. If the source is damaged, the number may be {@code total} or more as an unsigned int.
   */
  int read(int total) {
    range = Integer.divideUnsigned(range, total);
    return Integer.divideUnsigned(code - low, range);
  }

  /** Goes to the next interval, after {@link #read}. */
  void take(int under, int count) {
    low += under * range;
    range *= count;
    while (true) {
      if ((low ^ (low + range)) >>> TOP_BITS != 0) {
        if (range >>> 16 != 0) {
          return;
        }
        range = -low & (BOTTOM - 1);
      }
      shift();
      low <<= 8;
      range <<= 8;
    }
  }

  private void shift() {
    code <<= 8;
    if (next < end) {
      code |= source[next++] & 0xFF;
    }
  }
}
