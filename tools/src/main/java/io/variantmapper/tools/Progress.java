package io.variantmapper.tools;

import io.variantmapper.tools.part.Packet;
import java.io.PrintWriter;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Iterator;
import java.util.List;

/**
 * Prints about every two seconds how many of the packets are done, or how many bytes of the only
 * packet.
 */
final class Progress {
  private static final Duration INTERVAL = Duration.ofSeconds(2);

  private final InstantSource clock;
  private Instant last;
  private int count;

  Progress(InstantSource clock) {
    this.clock = clock;
    last = clock.instant();
  }

  /**
   * Returns the packets. Whenever the caller takes a packet, prints a line if the last line is at
   * least two seconds old.
   */
  Iterable<Packet> over(List<Packet> packets, PrintWriter err) {
    count = packets.size();
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
          if (count > 1) {
            print(done[0], count, "packets", err);
          }
          done[0]++;
          return rest.next();
        }
      };
    };
  }

  /**
   * Prints how many bytes of a packet are done if it is the only one, and if the last line is at
   * least two seconds old.
   */
  void reached(Packet packet, int offset, PrintWriter err) {
    if (count == 1) {
      print(offset, packet.bytes().length, "bytes", err);
    }
  }

  private void print(int done, int all, String unit, PrintWriter err) {
    Instant now = clock.instant();
    if (Duration.between(last, now).compareTo(INTERVAL) >= 0) {
      last = now;
      err.printf("%d of %d %s%n", done, all, unit);
      err.flush();
    }
  }
}
