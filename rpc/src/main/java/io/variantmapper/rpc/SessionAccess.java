package io.variantmapper.rpc;

import java.util.Objects;

/** Asks the guard of a session, if there is one. */
final class SessionAccess {
  private static final SessionGuard OPEN = action -> {};

  private SessionGuard guard = OPEN;

  void guard(SessionGuard added) {
    Objects.requireNonNull(added, "guard");
    if (guard != OPEN) {
      throw new IllegalStateException(
          "The session has a guard already: it is in a room. Create a session for each room.");
    }
    guard = added;
  }

  void check(String action) {
    guard.check(action);
  }
}
