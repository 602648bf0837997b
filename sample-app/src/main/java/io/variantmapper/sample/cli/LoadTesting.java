package io.variantmapper.sample.cli;

import io.variantmapper.sample.load.LoadResult;
import io.variantmapper.sample.load.LoadSettings;
import io.variantmapper.sample.load.LoadTest;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/**
 * Runs {@code load-test}, which measures twice, each time with a new server: first without bad
 * clients, then with them.
 */
final class LoadTesting {
  private static final double MEBIBYTE = 1 << 20;

  private final PrintWriter out;

  LoadTesting(PrintWriter out) {
    this.out = out;
  }

  void run(LoadSettings settings) throws CommandFailure {
    LoadSettings calm = new LoadSettings(settings.honest(), 0, settings.seconds());
    int bad = settings.badOfEachKind();
    out.printf(
        Locale.ROOT,
        "Honest clients: %,d, measured for %d s. Bad clients in the second measurement: %d that"
            + " never read, %d that send garbage, and %d that stay silent%n",
        settings.honest(),
        settings.seconds(),
        bad,
        bad,
        bad);
    try {
      LoadResult without = LoadTest.run(SampleApp.class.getName(), calm);
      LoadResult with = LoadTest.run(SampleApp.class.getName(), settings);
      print(without, with);
      check(with, settings);
    } catch (IOException e) {
      throw new CommandFailure("The load test failed: " + e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CommandFailure("The load test was interrupted");
    }
  }

  private void print(LoadResult without, LoadResult with) {
    out.printf("%-40s %14s %14s%n", "", "without bad", "with bad");
    row("messages received per second", without, with, r -> r.perSecond("messages_in_total"));
    row("messages sent per second", without, with, r -> r.perSecond("messages_out_total"));
    row("KiB sent per second", without, with, r -> r.perSecond("bytes_out_total") / 1024);
    row("move to snapshot, median, ms", without, with, r -> r.moves().median());
    row("move to snapshot, 99%, ms", without, with, r -> r.moves().p99());
    row("move to snapshot, 99.9%, ms", without, with, r -> r.moves().p999());
    row("move to snapshot, longest, ms", without, with, r -> r.moves().longest());
    row("between snapshots, median, ms", without, with, r -> r.gaps().median());
    row("between snapshots, 99%, ms", without, with, r -> r.gaps().p99());
    row("most heap, MiB", without, with, r -> r.heapBytes() / MEBIBYTE);
    row("dropped snapshots", without, with, r -> r.total("dropped_snapshots_total"));
    row("disconnected honest clients", without, with, LoadResult::honestDisconnected);
    row("disconnected senders of garbage", without, with, LoadResult::garbageDisconnected);
    row("disconnected silent clients", without, with, LoadResult::silentDisconnected);
    row("disconnected clients that never read", without, with, LoadResult::lazyDisconnected);
    out.printf(
        Locale.ROOT,
        "With bad clients, the 99th percentile of \"move to snapshot\" is %.2f times as high as"
            + " without them.%n",
        with.moves().p99() / without.moves().p99());
  }

  private void row(
      String what, LoadResult without, LoadResult with, ToDoubleFunction<LoadResult> value) {
    out.printf(
        Locale.ROOT,
        "%-40s %,14.1f %,14.1f%n",
        what,
        value.applyAsDouble(without),
        value.applyAsDouble(with));
  }

  private static void check(LoadResult result, LoadSettings settings) throws CommandFailure {
    if (result.honestDisconnected() + result.honestWithoutSnapshot() > 0) {
      throw new CommandFailure("Honest clients that were disconnected: "
          + result.honestDisconnected()
          + "; honest clients that received no snapshot: "
          + result.honestWithoutSnapshot());
    }
    if (result.garbageDisconnected() < settings.badOfEachKind()) {
      throw new CommandFailure("Disconnected senders of garbage: only %d of %d"
          .formatted(result.garbageDisconnected(), settings.badOfEachKind()));
    }
  }
}
