package io.variantmapper.runtime;

/**
 * The bytes are no Variant of this format: cut off, an unknown type id, a count beyond the bytes
 * left, text that is not UTF-8, too deep or too large for the {@link ReadLimits}.
 *
 * <pre>{@code
 * try {
 *   chat = ChatVariantSerializer.INSTANCE.decode(packet);
 * } catch (MalformedPacketException e) {
 *   connection.close();   // the peer speaks something else
 * }
 * }</pre>
 */
public final class MalformedPacketException extends VariantException {
  private static final long serialVersionUID = 1;

  /**
   * An exception about a frame or a packet as a whole.
   *
   * @param what what was found and expected, without the place
   * @param offset bytes from the start of the packet
   */
  public MalformedPacketException(String what, long offset) {
    this(what, offset, "$");
  }

  /**
   * Makes an exception about one value of a packet.
   *
   * @param what what was found and expected, without the place
   * @param offset bytes from the start of the packet
   * @param path the place in the packet as {@code $.key[index]}
   */
  public MalformedPacketException(String what, long offset, String path) {
    super(what, offset, path, null);
  }
}
