package io.variantmapper.sample.load;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * Starts a server, connects clients to it, and measures for a fixed time.
 *
 * <pre>{@code
 * LoadResult result = LoadTest.run(SampleApp.class.getName(), new LoadSettings(50, 5, 3));
 * }</pre>
 */
public final class LoadTest {
  private static final int MAX_CONNECTING_SECONDS = 60;
  private static final int POLL_MILLIS = 100;
  private static final double NANOS_PER_SECOND = 1e9;

  private LoadTest() {}

  /**
   * Runs the test. Before the measurement, the clients connect within a minute, and then play for
   * about a sixth of the measured time.
   *
   * @param mainClass the main class, whose command {@code serve} starts the server
   * @throws IOException if the server does not start, or if an honest client can't log in
   */
  public static LoadResult run(String mainClass, LoadSettings settings)
      throws IOException, InterruptedException {
    try (ServerProcess server = ServerProcess.start(mainClass, settings);
        Crowd crowd = new Crowd(server.port())) {
      crowd.connect(settings);
      awaitReady(crowd);
      TimeUnit.SECONDS.sleep(settings.warmUpSeconds());
      return measure(server, crowd, settings.seconds());
    }
  }

  private static void awaitReady(Crowd crowd) throws IOException, InterruptedException {
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(MAX_CONNECTING_SECONDS);
    while (!crowd.isReady()) {
      if (System.nanoTime() > deadline) {
        throw new IOException("Not all honest clients could log in within a minute");
      }
      TimeUnit.MILLISECONDS.sleep(POLL_MILLIS);
    }
  }

  private static LoadResult measure(ServerProcess server, Crowd crowd, int seconds)
      throws IOException, InterruptedException {
    crowd.startMeasuring();
    Map<String, Long> before = server.metrics();
    long start = System.nanoTime();
    long heap = 0;
    for (int second = 0; second < seconds; second++) {
      TimeUnit.SECONDS.sleep(1);
      heap = Math.max(heap, server.metrics().getOrDefault("heap_bytes", 0L));
    }
    Map<String, Long> counters = new HashMap<>(server.metrics());
    before.forEach((name, value) -> counters.merge(name, -value, Long::sum));
    return new LoadResult(
        crowd.moves(),
        crowd.gaps(),
        (System.nanoTime() - start) / NANOS_PER_SECOND,
        counters,
        heap,
        crowd.honestDisconnected(),
        crowd.honestWithoutSnapshot(),
        crowd.disconnected(BadClient.Kind.SENDS_GARBAGE),
        crowd.disconnected(BadClient.Kind.STAYS_SILENT),
        crowd.disconnected(BadClient.Kind.NEVER_READS));
  }
}
