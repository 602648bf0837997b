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
 * @param gaps the time from one snapshot to the next, for honest clients
 * @param seconds the duration of the measurement
 * @param counters the growth of each counter of the server, by the counter's name for Prometheus
 * @param heapBytes the maximum heap that the server used, including garbage
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
  /** Returns the growth of a counter per second. */
  public double perSecond(String counter) {
    return total(counter) / seconds;
  }

  /** Returns the growth of a counter. */
  public long total(String counter) {
    return counters.getOrDefault(counter, 0L);
  }
}
