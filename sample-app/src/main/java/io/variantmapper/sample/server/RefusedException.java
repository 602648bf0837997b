package io.variantmapper.sample.server;

/** A message that can be read, but breaks the rules of the game. The client gets the reason. */
final class RefusedException extends Exception {
  private static final long serialVersionUID = 1;

  private final String reason;

  RefusedException(String reason) {
    super(reason);
    this.reason = reason;
  }

  /** A sentence for the player. */
  String reason() {
    return reason;
  }
}
