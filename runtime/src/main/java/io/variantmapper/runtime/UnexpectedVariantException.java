package io.variantmapper.runtime;

import org.jspecify.annotations.Nullable;

/**
 * A Variant, but not the one that was asked for: another type, a number that does not fit, a
 * missing key, an unknown enum name, or a value that the mapped type's own constructor refused.
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
   * Makes an exception about one value of a packet.
   *
   * @param what what was found and expected, without the place
   * @param offset bytes from the start of the packet
   * @param path the place in the packet as {@code $.key[index]}
   * @param cause the exception of a mapped type's constructor or setter; null if there is none
   */
  public UnexpectedVariantException(
      String what, long offset, String path, @Nullable Throwable cause) {
    super(what, offset, path, cause);
  }
}
