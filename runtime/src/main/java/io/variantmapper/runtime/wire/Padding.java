package io.variantmapper.runtime.wire;

/** Strings and byte arrays are followed by 0 to 3 pad bytes, up to a multiple of 4. */
public final class Padding {
  private Padding() {}

  /** The number of pad bytes after {@code length} bytes. */
  public static int after(int length) {
    return -length & 3;
  }

  /** {@code length} with its padding; a long, for a length near 2³¹ must not wrap. */
  public static long padded(long length) {
    return (length + 3) & ~3L;
  }
}
