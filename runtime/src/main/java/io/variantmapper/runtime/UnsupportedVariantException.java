package io.variantmapper.runtime;

/**
 * Thrown if a value can't be written in a format: the format does not have the type, a text has no
 * UTF-8 form, or the object graph is deeper than {@link ReadLimits#maxDepth()}, for example because
 * of a cycle. Also thrown if code reads a type that the format does not have.
 *
 * <pre>{@code
 * try {
 *   packet = TileVariantSerializer.INSTANCE.encode(tile, VariantFormat.GODOT_3);
 * } catch (UnsupportedVariantException e) {
 *   // a Vector2i for a Godot 3 client, say
 * }
 * }</pre>
 */
public final class UnsupportedVariantException extends VariantException {
  private static final long serialVersionUID = 1;

  /**
   * Creates an exception about a frame, a packet or a file as a whole. Its message has no position.
   *
   * @param message what can't be written and why, and what to do
   * @param offset bytes from the start of the packet
   */
  public UnsupportedVariantException(String message, long offset) {
    super(message, offset);
  }

  /**
   * Creates an exception about one value of a packet.
   *
   * @param what the start of the message: what can't be written and why, without offset and path
   * @param offset bytes from the start of the packet
   * @param path the path to the value, such as {@code $.key[index]}
   */
  public UnsupportedVariantException(String what, long offset, String path) {
    super(what, offset, path, null);
  }

  /**
   * Creates an exception about one value of a packet, with advice at the end of its message.
   *
   * @param what the start of the message: what can't be written and why, without offset and path
   * @param offset bytes from the start of the packet
   * @param path the path to the value, such as {@code $.key[index]}
   * @param advice the end of the message: what to do, starting with punctuation; may be empty
   */
  public UnsupportedVariantException(String what, long offset, String path, String advice) {
    super(what, offset, path, advice, null);
  }
}
