package io.variantmapper.runtime;

/**
 * How much of a peer's packet is taken before it is refused.
 *
 * <p>Counts and lengths are checked against the bytes that are left in any case; these limits are
 * for packets that are honest but too large or too deep.
 *
 * <pre>{@code
 * VariantFormat strict =
 *     VariantFormat.GODOT_4.withLimits(ReadLimits.DEFAULT.withMaxDepth(32).withMaxBytes(65_536));
 * }</pre>
 *
 * @param maxDepth how many containers may enclose a value; the outermost value has depth 0. The
 *     engine's own limit is 1024 (FORMAT.md 6). Holds for writing too, where it ends cycles
 * @param maxBytes the largest packet, in bytes
 * @param maxValues the most values that all Arrays and Dictionaries of a packet may hold together,
 *     read or skipped; an entry is two
 * @param maxStringBytes the longest text, in bytes of UTF-8, read or skipped, without the NUL that
 *     ends each in a packed array; a mapped type's own keys may be longer
 */
public record ReadLimits(int maxDepth, int maxBytes, int maxValues, int maxStringBytes) {
  /** The engine's depth of 1024, and no other limit. */
  public static final ReadLimits DEFAULT =
      new ReadLimits(1024, Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE);

  /**
   * Limits by hand.
   *
   * @throws IllegalArgumentException if a limit is negative
   */
  public ReadLimits {
    requireLimit("maxDepth", maxDepth);
    requireLimit("maxBytes", maxBytes);
    requireLimit("maxValues", maxValues);
    requireLimit("maxStringBytes", maxStringBytes);
  }

  private static void requireLimit(String name, int limit) {
    if (limit < 0) {
      throw new IllegalArgumentException("A limit can't be negative: " + name + " is " + limit);
    }
  }

  /**
   * Returns these limits with another depth.
   *
   * <p>A tree takes up to about 600 bytes of the thread's stack a container, so that the default
   * fits the JVM's stack of 1 MiB; mapped types inside each other can take more. A packet too deep
   * for the stack is refused as malformed by {@code decode}, but to raise the depth without need
   * makes {@code equals}, {@code toString} and {@code encode} of such a tree throw
   * StackOverflowError.
   */
  public ReadLimits withMaxDepth(int depth) {
    return new ReadLimits(depth, maxBytes, maxValues, maxStringBytes);
  }

  /** Returns these limits with another packet size. */
  public ReadLimits withMaxBytes(int bytes) {
    return new ReadLimits(maxDepth, bytes, maxValues, maxStringBytes);
  }

  /** Returns these limits with another number of values. */
  public ReadLimits withMaxValues(int values) {
    return new ReadLimits(maxDepth, maxBytes, values, maxStringBytes);
  }

  /** Returns these limits with another length of texts. */
  public ReadLimits withMaxStringBytes(int bytes) {
    return new ReadLimits(maxDepth, maxBytes, maxValues, bytes);
  }
}
