package io.variantmapper.runtime;

import org.jspecify.annotations.Nullable;

/**
 * Thrown if the packet is a valid Variant, but does not match the Java type. Examples are a value
 * of another type, a number that does not fit, a missing key, an unknown enum name, and a value
 * that the mapped type's own constructor refuses by throwing an exception.
 *
 * <pre>{@code
 * try {
 *   chat = ChatVariantSerializer.INSTANCE.decode(packet);
 * } catch (UnexpectedVariantException e) {
 *   reply("bad message: " + e.path());   // well-formed, so the connection can go on
 * }
 * }</pre>
 */
public final class UnexpectedVariantException extends VariantException {
  private static final long serialVersionUID = 1;

  /**
   * Creates an exception about one value of a packet.
   *
   * @param what the start of the message: what was found and expected, without offset and path
   * @param offset bytes from the start of the packet
   * @param path the path to the value, such as {@code $.key[index]}
   * @param cause the exception that a mapped type's constructor or setter threw; null if none did
   */
  public UnexpectedVariantException(
      String what, long offset, String path, @Nullable Throwable cause) {
    super(what, offset, path, cause);
  }

  /**
   * Creates an exception about one value of a packet, with advice at the end of its message.
   *
   * @param what the start of the message: what was found and expected, without offset and path
   * @param offset bytes from the start of the packet
   * @param path the path to the value, such as {@code $.key[index]}
   * @param advice the end of the message: what to do, starting with punctuation; may be empty
   * @param cause the exception that a mapped type's constructor or setter threw; null if none did
   */
  public UnexpectedVariantException(
      String what, long offset, String path, String advice, @Nullable Throwable cause) {
    super(what, offset, path, advice, cause);
  }
}
