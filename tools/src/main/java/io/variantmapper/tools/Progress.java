package io.variantmapper.tools;

import io.variantmapper.tools.part.Packet;
import java.io.PrintWriter;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Iterator;
import java.util.List;

/** Prints about every two seconds how many of the packets are done. */
final class Progress {
  private static final Duration INTERVAL = Duration.ofSeconds(2);

  private final PrintWriter err;
  private final InstantSource clock;
  private Instant last;

  Progress(PrintWriter err, InstantSource clock) {
    this.err = err;
    this.clock = clock;
    last = clock.instant();
  }

  /**
   * Returns the packets. Whenever the caller takes a packet, prints a line if the last line is at
   * least two seconds old.
   */
  Iterable<Packet> over(List<Packet> packets) {
    return () -> {
      Iterator<Packet> rest = packets.iterator();
      int[] done = {0};
      return new Iterator<>() {
        @Override
        public boolean hasNext() {
          return rest.hasNext();
        }

        @Override
        public Packet next() {
          print(done[0]++, packets.size());
          return rest.next();
        }
      };
    };
  }

  private void print(int done, int count) {
    Instant now = clock.instant();
    if (Duration.between(last, now).compareTo(INTERVAL) >= 0) {
      last = now;
      err.printf("%d of %d packets%n", done, count);
      err.flush();
    }
  }
}
