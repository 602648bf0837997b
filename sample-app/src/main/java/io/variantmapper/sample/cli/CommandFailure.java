package io.variantmapper.sample.cli;

/** A command could not do its work; its line is all that the user sees. */
final class CommandFailure extends Exception {
  private static final long serialVersionUID = 1;

  private final String line;

  CommandFailure(String line) {
    super(line);
    this.line = line;
  }

  String line() {
    return line;
  }
}
