package io.variantmapper.sample.cli;

/**
 * Reports that a command could not do its work. The user sees only the one-line message.
 *
 * <pre>{@code
 * throw new CommandFailure("No such file: " + file);
 * }</pre>
 */
public final class CommandFailure extends Exception {
  private static final long serialVersionUID = 1;

  private final String line;

  /** Creates the exception with the line that the user sees. */
  public CommandFailure(String line) {
    super(line);
    this.line = line;
  }

  String line() {
    return line;
  }
}
