package io.variantmapper.sample.cluster;

import io.variantmapper.sample.cli.CommandFailure;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/** Everything that rooms have acknowledged to clients. Thread-safe. */
final class Tally {
  /** A player's room and state after all acknowledged steps. */
  record Expected(String room, Visitor visitor) {}

  private final Map<String, Expected> players = new TreeMap<>();
  private final List<String> refusals = new ArrayList<>();
  private long steps;
  private long repeated;

  /** Records an acknowledged step, after which the player is in {@code room}. */
  synchronized void acknowledged(String room, Visitor visitor) {
    players.put(visitor.player(), new Expected(room, visitor));
    steps++;
    notifyAll();
  }

  /** Records that a client has sent a step again, because the room has not answered. */
  synchronized void repeated() {
    repeated++;
  }

  synchronized void refused(RoomReply.Refused refused) {
    refusals.add("step " + refused.number() + " of " + refused.player() + ": " + refused.reason());
    notifyAll();
  }

  /**
   * Waits until all clients together have this number of acknowledged steps.
   *
   * @throws CommandFailure if a room has refused a step, or if this takes too long
   */
  synchronized void await(long wanted, int seconds) throws CommandFailure {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    while (steps < wanted) {
      if (!refusals.isEmpty()) {
        throw new CommandFailure("A room has refused " + refusals.get(0));
      }
      long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
      if (left <= 0) {
        throw new CommandFailure("Only " + steps + " of " + wanted + " steps were acknowledged in "
            + seconds + " seconds");
      }
      try {
        wait(left);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new CommandFailure("Interrupted");
      }
    }
  }

  synchronized Map<String, Expected> players() {
    return new TreeMap<>(players);
  }

  synchronized long steps() {
    return steps;
  }

  synchronized long repeats() {
    return repeated;
  }
}
