package io.variantmapper.netty.rpc;

import io.variantmapper.rpc.SessionGuard;
import org.jspecify.annotations.Nullable;

/**
 * Knows the thread that runs a task of a room, and lets only this thread use the session. The
 * thread that creates the room may use it until the first task runs.
 */
final class RoomThread implements SessionGuard {
  private volatile @Nullable Thread running = Thread.currentThread();

  /** Runs a task of the room on the current thread. */
  void run(Runnable task) {
    running = Thread.currentThread();
    try {
      task.run();
    } finally {
      running = null;
    }
  }

  @Override
  public void check(String action) {
    if (running != Thread.currentThread()) {
      throw refusal(action);
    }
  }

  private static IllegalStateException refusal(String action) {
    return new IllegalStateException("The thread " + Thread.currentThread().getName() + " " + action
        + ", but runs no task of the room. Only tasks of the room may use its session: use"
        + " room.execute(() -> …).");
  }
}
