package io.variantmapper.runtime.wire;

/** What virtual machines allow of arrays. */
public final class ByteArrays {
  /** Some virtual machines refuse the last few bytes of an array. */
  public static final int MAX_LENGTH = Integer.MAX_VALUE - 8;

  private ByteArrays() {}
}
