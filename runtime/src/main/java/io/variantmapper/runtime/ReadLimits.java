package io.variantmapper.runtime;

/**
 * Limits for packets of a peer; a packet over a limit is refused.
 *
 * <p>Counts and lengths are always checked against the bytes that are left. These limits are for
 * packets that are well-formed, but too large or too deep.
 *
 * <pre>{@code
 * VariantFormat strict =
 *     VariantFormat.GODOT_4.withLimits(ReadLimits.DEFAULT.withMaxDepth(32).withMaxBytes(65_536));
 * }</pre>
 *
 * @param maxDepth the maximum number of containers around a value; the outermost value has depth 0.
 *     The engine's own limit is 1024. Also applies to writing, where it ends cycles
 * @param maxBytes the largest packet, in bytes
 * @param maxValues the maximum number of values in all Arrays and Dictionaries of a packet
 *     together, read or skipped; an entry counts as two
 * @param maxStringBytes the maximum length of a text, read or skipped, in bytes of UTF-8. The NUL
 *     at the end of a text in a packed array does not count. The keys of a mapped type may be
 *     longer
 */
public record ReadLimits(int maxDepth, int maxBytes, int maxValues, int maxStringBytes) {
  /** The engine's depth of 1024, and no other limit. */
  public static final ReadLimits DEFAULT =
      new ReadLimits(1024, Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE);

  /**
   * Creates limits; {@link #DEFAULT} and its {@code with} methods are easier to read.
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
   * Returns these limits with another maximum depth.
   *
   * <p>Each nested container of a tree takes up to about 600 bytes of the thread's stack, so the
   * default fits the JVM's stack of 1 MiB. Nested mapped types can take more. If a packet is too
   * deep for the stack, {@code decode} throws {@link MalformedPacketException}. But {@code equals},
   * {@code toString} and {@code encode} of a tree that is too deep throw
   * {@link StackOverflowError}, so don't raise the depth without need.
   */
  public ReadLimits withMaxDepth(int depth) {
    return new ReadLimits(depth, maxBytes, maxValues, maxStringBytes);
  }

  /** Returns these limits with another maximum size of a packet, in bytes. */
  public ReadLimits withMaxBytes(int bytes) {
    return new ReadLimits(maxDepth, bytes, maxValues, maxStringBytes);
  }

  /** Returns these limits with another maximum number of values. */
  public ReadLimits withMaxValues(int values) {
    return new ReadLimits(maxDepth, maxBytes, values, maxStringBytes);
  }

  /** Returns these limits with another maximum length of a text, in bytes of UTF-8. */
  public ReadLimits withMaxStringBytes(int bytes) {
    return new ReadLimits(maxDepth, maxBytes, maxValues, bytes);
  }
}
