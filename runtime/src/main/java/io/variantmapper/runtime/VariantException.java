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

  /** The file or section that has the bytes, and a colon; empty if the caller did not name it. */
  private String source = "";

  /**
   * Creates an exception about a packet, a file or a text as a whole. Its message is {@code
   * message}, without a position.
   *
   * @param message what was found and expected, and what to do
   * @param offset bytes from the start of the packet
   */
  protected VariantException(String message, long offset) {
    super(Objects.requireNonNull(message, "message"));
    this.offset = offset;
    this.path = "$";
  }

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

  /**
   * Names the file that has the packet, or a part of this file: puts the name and a colon in front
   * of the message. If the exception already has a name, the new name comes before it.
   *
   * <pre>{@code
   * try {
   *   world = WorldVariantSerializer.INSTANCE.decode(upload);
   * } catch (VariantException e) {
   *   throw e.in("world.save");   // world.save: Expected int but found String at offset 36 ($.hp)
   * }
   * }</pre>
   *
   * @return this exception
   */
  public final VariantException in(String source) {
    this.source = Objects.requireNonNull(source, "source") + ": " + this.source;
    return this;
  }

  /** Returns what was found, what was expected, where, and what to do. */
  @Override
  public String getMessage() {
    return source + super.getMessage();
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
