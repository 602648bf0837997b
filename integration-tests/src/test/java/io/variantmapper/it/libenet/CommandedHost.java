package io.variantmapper.it.libenet;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/** A host that obeys the commands that {@code peer.c} describes, and reports its events as lines. */
abstract class CommandedHost implements AutoCloseable {
  private static final long MAX_SECONDS = 60;

  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();

  /** Returns the port on which the host receives datagrams. */
  abstract int port();

  abstract void command(String line);

  final void report(String line) {
    lines.add(line);
  }

  /** Returns the lines up to the first one for which a condition is true. */
  final List<String> linesUntil(Predicate<String> isLast) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(MAX_SECONDS);
    List<String> read = new ArrayList<>();
    while (true) {
      String line = lines.poll(end - System.nanoTime(), TimeUnit.NANOSECONDS);
      if (line == null) {
        throw new AssertionError("The expected line has not come. Lines: " + read);
      }
      read.add(line);
      if (isLast.test(line)) {
        return read;
      }
    }
  }

  final List<String> linesUntil(String last) throws InterruptedException {
    return linesUntil(last::equals);
  }

  @Override
  public abstract void close();
}
