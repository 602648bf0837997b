package io.variantmapper.tools.input;

/**
 * Thrown if an input cannot be read. The message is one human-readable line.
 *
 * <pre>{@code
 * throw new InputException("player.save: there is no such file");
 * }</pre>
 */
public final class InputException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** Creates an exception with the line that the command prints. */
  public InputException(String message) {
    super(message);
  }
}
