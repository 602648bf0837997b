package io.variantmapper.runtime;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A packet could not be read, or a value could not be written. {@code decode} and {@code receive}
 * throw no other exception for what a peer has sent; {@link VariantReader#read} also passes on what
 * a constructor, a setter or a serializer throws.
 *
 * <p>The message says what was found, what was expected and where: {@code Expected int but found
 * String at offset 36 ($.players[3].hp)}.
 *
 * <pre>{@code
 * try {
 *   chat = ChatVariantSerializer.INSTANCE.decode(packet);
 * } catch (VariantException e) {
 *   log.warn("Dropped a packet: " + e.getMessage());
 * }
 * }</pre>
 */
public class VariantException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final long offset;
  private final String path;

  /**
   * Makes an exception whose message is {@code what} and the place.
   *
   * @param what what was found and expected, without the place
   * @param offset bytes from the start of the packet
   * @param path the place in the packet as {@code $.key[index]}
   * @param cause null if there is none
   */
  protected VariantException(String what, long offset, String path, @Nullable Throwable cause) {
    super(Objects.requireNonNull(what, "what") + " at offset " + offset + " (" + path + ")", cause);
    this.offset = offset;
    this.path = Objects.requireNonNull(path, "path");
  }

  /** Returns the number of bytes from the start of the packet to where it went wrong. */
  public long offset() {
    return offset;
  }

  /**
   * Returns the place as keys and indices from the outermost value: {@code $.players[3].hp};
   * {@code $} is the packet itself.
   */
  public String path() {
    return path;
  }
}
