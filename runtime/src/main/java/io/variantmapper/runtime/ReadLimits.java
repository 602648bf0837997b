package io.variantmapper.runtime;

/**
 * Limits for packets from a peer. A packet that exceeds a limit is refused.
 *
 * <p>Reading always checks that the packet has enough bytes left for each count and length. The
 * limits are for packets that are well-formed, but too large or too deep.
 *
 * <pre>{@code
 * VariantFormat strict =
 *     VariantFormat.GODOT_4.withLimits(ReadLimits.MESSAGE.withMaxBytes(4_096));
 * }</pre>
 *
 * @param maxDepth the maximum number of containers around a value; the outermost value has depth 0.
 *     The engine's own limit is 1024. {@code maxDepth} also applies to writing, where it stops
 *     cycles
 * @param maxBytes the largest packet, in bytes
 * @param maxValues the maximum number of values in all Arrays and Dictionaries of a packet
 *     together. Skipped values also count, and an entry of a Dictionary counts as two values
 * @param maxStringBytes the maximum length of a text, in bytes of UTF-8, even if the text is
 *     skipped. The NUL at the end of a text in a packed array does not count. The keys of a mapped
 *     type may be longer
 */
public record ReadLimits(int maxDepth, int maxBytes, int maxValues, int maxStringBytes) {
  /** The engine's depth of 1024, and no other limit. */
  public static final ReadLimits DEFAULT =
      new ReadLimits(1024, Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE);

  /**
   * Limits for a message from a stranger to a server: a depth of 32, 65,536 bytes, 8,192 values,
   * and texts of 4,096 bytes.
   *
   * <ul>
   * <li>Depth: the types of a message are rarely nested more than a few levels deep. Reading 32
   *     nested containers takes less than 32 KiB of the thread's stack.
   * <li>Bytes: the buffer of Godot's {@code WebSocketPeer} has 65,535 bytes by default, and a
   *     datagram can't be larger than that. Reading a packet of this size allocates at most 14 MiB,
   *     even if the packet is made to waste memory.
   * <li>Values: half of the number of values that fit into 65,536 bytes. A packet is refused if its
   *     counts add up to more values.
   * <li>Text: 4,096 bytes are about a page of chat, and do not make a log line too long.
   * </ul>
   *
   * @see <a href="https://docs.godotengine.org/en/stable/classes/class_websocketpeer.html">
   *     WebSocketPeer</a>
   */
  public static final ReadLimits MESSAGE = new ReadLimits(32, 1 << 16, 1 << 13, 1 << 12);

  /**
   * Creates limits. Code with {@link #DEFAULT} and its {@code with} methods is easier to read.
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
   * Returns a copy of these limits with another maximum depth.
   *
   * <p>Each nested container of a tree takes up to about 600 bytes of the thread's stack, so the
   * default depth of 1024 fits the JVM's stack of 1 MiB. Nested mapped types can take more of the
   * stack. If a packet is too deep for the stack, {@code decode} throws
   * {@link MalformedPacketException}. But {@code equals}, {@code hashCode} and {@code encode} of a
   * tree that is too deep throw {@link StackOverflowError}, so don't raise the depth without need.
   */
  public ReadLimits withMaxDepth(int depth) {
    return new ReadLimits(depth, maxBytes, maxValues, maxStringBytes);
  }

  /** Returns a copy of these limits with another maximum size of a packet, in bytes. */
  public ReadLimits withMaxBytes(int bytes) {
    return new ReadLimits(maxDepth, bytes, maxValues, maxStringBytes);
  }

  /** Returns a copy of these limits with another maximum number of values. */
  public ReadLimits withMaxValues(int values) {
    return new ReadLimits(maxDepth, maxBytes, values, maxStringBytes);
  }

  /** Returns a copy of these limits with another maximum length of a text, in bytes of UTF-8. */
  public ReadLimits withMaxStringBytes(int bytes) {
    return new ReadLimits(maxDepth, maxBytes, maxValues, bytes);
  }
}
