package io.variantmapper.runtime;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Thrown if a packet can't be read or a value can't be written. The bytes that a peer sends can't
 * cause any other unchecked exception in {@code decode} and {@code receive}. But
 * {@link VariantReader#read} does not wrap exceptions that a constructor, a setter or a serializer
 * throws, so the caller gets these unchanged.
 *
 * <p>The message contains what was found, what was expected and where, as in
 * {@code Expected int but found String at offset 36 ($.players[3].hp)}. It may contain text of the
 * packet, including line breaks and the escape sequences of a terminal, so replace control
 * characters before you print the message:
 *
 * <pre>{@code
 * try {
 *   chat = ChatVariantSerializer.INSTANCE.decode(packet);
 * } catch (VariantException e) {
 *   log.warn("Dropped a packet: " + e.getMessage().replaceAll("\\p{Cc}", "?"));
 * }
 * }</pre>
 */
public class VariantException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final long offset;
  private final String path;

  /**
   * Creates an exception whose message consists of {@code what}, the offset and the path.
   *
   * @param what the start of the message: what was found and expected, without offset and path
   * @param offset bytes from the start of the packet
   * @param path the path to the value, such as {@code $.key[index]}
   * @param cause the exception of a mapped type's constructor or setter; null if there is none
   */
  protected VariantException(String what, long offset, String path, @Nullable Throwable cause) {
    this(what, offset, path, "", cause);
  }

  /**
   * Creates an exception whose message consists of {@code what}, the offset, the path and
   * {@code advice}.
   *
   * @param what the start of the message: what was found and expected, without offset and path
   * @param offset bytes from the start of the packet
   * @param path the path to the value, such as {@code $.key[index]}
   * @param advice the end of the message: what to do, starting with punctuation; may be empty
   * @param cause the exception of a mapped type's constructor or setter; null if there is none
   */
  protected VariantException(
      String what, long offset, String path, String advice, @Nullable Throwable cause) {
    super(
        Objects.requireNonNull(what, "what") + " at offset " + offset + " (" + path + ")"
            + Objects.requireNonNull(advice, "advice"),
        cause);
    this.offset = offset;
    this.path = Objects.requireNonNull(path, "path");
  }

  /** Returns the number of bytes from the start of the packet to the error. */
  public long offset() {
    return offset;
  }

  /**
   * Returns the path to the value as keys and indices from the outermost value, such as
   * {@code $.players[3].hp}; {@code $} is the outermost value.
   */
  public String path() {
    return path;
  }
}
