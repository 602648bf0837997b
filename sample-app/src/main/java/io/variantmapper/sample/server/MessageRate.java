package io.variantmapper.sample.server;

/** Counts the messages of one client in each second. */
final class MessageRate {
  private static final long SECOND = 1_000_000_000L;

  private final int most;
  private long second = System.nanoTime();
  private int messages;

  MessageRate(int most) {
    this.most = most;
  }

  /** Counts a message and returns whether there have been too many messages in this second. */
  boolean isExceeded() {
    long now = System.nanoTime();
    if (now - second >= SECOND) {
      second = now;
      messages = 0;
    }
    messages++;
    return messages > most;
  }
}
