package io.variantmapper.runtime.value;

/**
 * Computes the hash codes of vectors. The default hash code of a record is a polynomial of 31, so
 * many cells of a grid would have equal hash codes: 23 on average, and up to 108, among 2048 × 2048
 * vectors.
 */
final class Hashing {
  /** 2⁶⁴ divided by the golden ratio, an odd number whose bits look random. */
  private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;

  private Hashing() {}

  /**
   * Adds a component to the hash. All bits of the result depend on all components: the high bits
   * because of the multiplication, and the low bits because the high bits are folded into them.
   */
  static long mix(long hash, long component) {
    long mixed = (hash ^ component) * MULTIPLIER;
    return mixed ^ (mixed >>> Integer.SIZE);
  }

  /** Adds a component to the hash; components that {@code Double.compare} equates are the same. */
  static long mix(long hash, double component) {
    return mix(hash, Double.doubleToLongBits(component));
  }
}
