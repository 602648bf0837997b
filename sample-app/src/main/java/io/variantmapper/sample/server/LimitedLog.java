package io.variantmapper.sample.server;

import io.variantmapper.netty.RateLimit;
import java.util.function.Consumer;

/**
 * Passes on an average of 10 lines in a second, so that clients that log in and leave again and
 * again can't fill the log. Counts the lines that it leaves out. Safe for use by several threads.
 */
final class LimitedLog implements Consumer<String> {
  private static final int LINES_PER_SECOND = 10;

  private final Consumer<String> log;
  private final RateLimit limit = new RateLimit(LINES_PER_SECOND, System.nanoTime());
  private long omitted;

  LimitedLog(Consumer<String> log) {
    this.log = log;
  }

  @Override
  public synchronized void accept(String line) {
    if (limit.isExceeded(1, System.nanoTime())) {
      omitted++;
      return;
    }
    if (omitted > 0) {
      log.accept("Lines that were left out: " + omitted);
      omitted = 0;
    }
    log.accept(line);
  }
}
