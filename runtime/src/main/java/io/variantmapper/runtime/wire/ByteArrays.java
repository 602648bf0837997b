package io.variantmapper.runtime.wire;

/** Lengths of byte arrays. In a packet 0 to 3 pad bytes follow each, up to a multiple of 4. */
public final class ByteArrays {
  /** Some virtual machines refuse the last few bytes of an array. */
  public static final int MAX_LENGTH = Integer.MAX_VALUE - 8;

  private ByteArrays() {}

  /** Returns the number of pad bytes after {@code length} bytes. */
  public static int padding(int length) {
    return -length & 3;
  }

  /** Returns {@code length} with its padding; a long, for a length near 2³¹ must not wrap. */
  public static long padded(long length) {
    return (length + 3) & ~3L;
  }
}
