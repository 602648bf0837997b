package io.variantmapper.netty.rpc;

import io.netty.util.concurrent.EventExecutor;
import io.variantmapper.rpc.SessionGuard;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/**
 * Knows the thread that runs a task of a room, and lets only this thread use the session. The
 * thread that creates the room may use it until the first task runs. If the executor is an event
 * loop, its thread may always use the session, because it runs only one task at a time.
 */
final class RoomThread implements SessionGuard {
  private final @Nullable EventExecutor loop;
  private volatile @Nullable Thread running = Thread.currentThread();

  RoomThread(Executor executor) {
    loop = executor instanceof EventExecutor single ? single : null;
  }

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
    if (running != Thread.currentThread() && (loop == null || !loop.inEventLoop())) {
      throw refusal(action);
    }
  }

  private static IllegalStateException refusal(String action) {
    return new IllegalStateException("The thread " + Thread.currentThread().getName() + " " + action
        + ", but runs no task of the room. Only tasks of the room may use its session: use"
        + " room.execute(() -> …).");
  }
}
