package io.variantmapper.rpc;

/**
 * Refuses the use of a session by code that must not use it now. A transport installs its guard
 * with {@link Session#guard} when the session becomes its own.
 *
 * <pre>{@code
 * Thread game = Thread.currentThread();
 * session.guard(action -> {
 *   if (Thread.currentThread() != game) {
 *     throw new IllegalStateException(Thread.currentThread() + " " + action);
 *   }
 * });
 * }</pre>
 */
@FunctionalInterface
public interface SessionGuard {
  /**
   * Returns if the caller may use the session now. Called before each call, so it must be fast.
   *
   * @param action what the caller does, such as {@code calls a function}; for the message
   * @throws IllegalStateException if the caller must not use the session; nothing happens then
   */
  void check(String action);
}
