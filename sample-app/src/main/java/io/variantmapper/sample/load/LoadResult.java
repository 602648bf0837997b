package io.variantmapper.sample.load;

import java.util.Map;

/**
 * The measurements of a load test.
 *
 * <pre>{@code
 * boolean isHarmless = result.honestDisconnected() == 0;
 * }</pre>
 *
 * @param moves the time from a move to the snapshot that shows it, for honest clients
 * @param gaps the time between two snapshots, for honest clients
 * @param seconds the time of the measurement
 * @param counters how much each counter of the server has grown, by its name for Prometheus
 * @param heapBytes the most heap that the server used, with garbage
 * @param honestDisconnected the number of honest clients that lost their connection
 * @param honestWithoutSnapshot the number of honest clients that received no snapshot
 * @param garbageDisconnected the number of senders of garbage that were disconnected
 * @param silentDisconnected the number of silent clients that were disconnected
 * @param lazyDisconnected the number of clients that never read and were disconnected
 */
public record LoadResult(
    Percentiles moves,
    Percentiles gaps,
    double seconds,
    Map<String, Long> counters,
    long heapBytes,
    long honestDisconnected,
    long honestWithoutSnapshot,
    long garbageDisconnected,
    long silentDisconnected,
    long lazyDisconnected) {
  /** Returns how much a counter has grown in each second. */
  public double perSecond(String counter) {
    return total(counter) / seconds;
  }

  /** Returns how much a counter has grown. */
  public long total(String counter) {
    return counters.getOrDefault(counter, 0L);
  }
}
