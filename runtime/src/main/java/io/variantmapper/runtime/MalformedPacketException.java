package io.variantmapper.runtime;

/**
 * Thrown if the bytes are not a Variant of the format, or exceed the {@link ReadLimits}. Examples
 * are a packet that is cut off, an unknown type id, a count that needs more bytes than are left,
 * and text that is not UTF-8.
 *
 * <pre>{@code
 * try {
 *   chat = ChatVariantSerializer.INSTANCE.decode(packet);
 * } catch (MalformedPacketException e) {
 *   connection.close();   // the peer does not send Variants
 * }
 * }</pre>
 */
public final class MalformedPacketException extends VariantException {
  private static final long serialVersionUID = 1;

  /**
   * Creates an exception about a frame, a packet or a file as a whole. Its message has no position.
   *
   * @param message what was found and expected, and what to do
   * @param offset bytes from the start of the packet
   */
  public MalformedPacketException(String message, long offset) {
    super(message, offset);
  }

  /**
   * Creates an exception about one value of a packet.
   *
   * @param what the start of the message: what was found and expected, without offset and path
   * @param offset bytes from the start of the packet
   * @param path the path to the value, such as {@code $.key[index]}
   */
  public MalformedPacketException(String what, long offset, String path) {
    super(what, offset, path, null);
  }

  /**
   * Creates an exception about one value of a packet, with advice at the end of its message.
   *
   * @param what the start of the message: what was found and expected, without offset and path
   * @param offset bytes from the start of the packet
   * @param path the path to the value, such as {@code $.key[index]}
   * @param advice the end of the message: what to do, starting with punctuation; may be empty
   */
  public MalformedPacketException(String what, long offset, String path, String advice) {
    super(what, offset, path, advice, null);
  }
}
