package io.variantmapper.sample.server;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * A thread that owns games. It runs the ticks of the games, and the tasks of clients between the
 * ticks.
 */
final class GameLoop {
  private final ScheduledExecutorService thread;
  private final Consumer<String> log;

  GameLoop(String name, Consumer<String> log) {
    this.log = log;
    thread = Executors.newSingleThreadScheduledExecutor(task -> {
      Thread created = new Thread(task, name);
      created.setDaemon(true);
      return created;
    });
  }

  /** Runs the ticks of one game. */
  void start(Runnable tick, Duration delay, Duration interval) {
    thread.scheduleAtFixedRate(
        () -> runSafely(tick), delay.toNanos(), interval.toNanos(), TimeUnit.NANOSECONDS);
  }

  /** Runs a task after the tasks that already wait. Does nothing if the loop has been stopped. */
  void execute(Runnable task) {
    try {
      thread.execute(() -> runSafely(task));
    } catch (RejectedExecutionException e) {
      // The server is being closed, and its clients are already disconnected.
    }
  }

  /** Runs a task. An exception ends neither the thread nor the ticks. */
  private void runSafely(Runnable task) {
    try {
      task.run();
    } catch (RuntimeException e) {
      log.accept("The game failed: " + e);
    }
  }

  /** Runs a task, waits for it, and returns its result. */
  <T> T call(Callable<T> task) {
    try {
      return thread.submit(task).get();
    } catch (ExecutionException e) {
      throw new CompletionException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CompletionException(e);
    }
  }

  /** Runs the tasks that already wait, and then stops. This method waits at most a second. */
  void stop() {
    thread.shutdown();
    try {
      thread.awaitTermination(1, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
