package io.variantmapper.sample.server;

/** Reports that a readable message breaks the rules of the game. The client receives the reason. */
final class RefusedException extends Exception {
  private static final long serialVersionUID = 1;

  private final String reason;

  RefusedException(String reason) {
    super(reason);
    this.reason = reason;
  }

  /** Returns the reason, a sentence for the player. */
  String reason() {
    return reason;
  }
}
