package io.variantmapper.sample.server;

/** A message that was understood, but is against the rules of the game; the client is told why. */
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
