package io.variantmapper.netty;

/**
 * Limits the average rate of one client. Short bursts may be faster, because after a stall of the
 * network everything that a client has sent in the meantime arrives at once: a client may send in
 * one moment what the limit allows for {@value #BURST_SECONDS} seconds.
 *
 * <pre>{@code
 * RateLimit datagrams = new RateLimit(100, System.nanoTime());
 * if (datagrams.isExceeded(1, System.nanoTime())) {
 *   disconnect(client);
 * }
 * }</pre>
 *
 * <p>The caller passes the time, so tests don't have to wait. This class is not safe for use by
 * several threads.
 */
public final class RateLimit {
  /** The number of seconds whose amount may arrive in one moment. */
  public static final int BURST_SECONDS = 10;

  private static final long NANOS_PER_SECOND = 1_000_000_000;
  private static final long BURST_NANOS = BURST_SECONDS * NANOS_PER_SECOND;

  private final double nanosPerUnit;

  /** The time at which everything that has arrived fits the average rate. */
  private long settled;

  /**
   * Creates a limit.
   *
   * @param perSecond the average number of units in a second, such as messages or bytes
   * @param nanoTime the current {@link System#nanoTime()}
   * @throws IllegalArgumentException if {@code perSecond} is not positive
   */
  public RateLimit(long perSecond, long nanoTime) {
    if (perSecond <= 0) {
      throw new IllegalArgumentException("A rate must be positive, found " + perSecond);
    }
    nanosPerUnit = (double) NANOS_PER_SECOND / perSecond;
    settled = nanoTime;
  }

  /**
   * Counts units, and returns whether there are too many. Units over the limit are not counted.
   *
   * @param units the number of units that have arrived
   * @param nanoTime the current {@link System#nanoTime()}
   */
  public boolean isExceeded(long units, long nanoTime) {
    long ahead = Math.max(0, settled - nanoTime) + (long) (units * nanosPerUnit);
    if (ahead > BURST_NANOS) {
      return true;
    }
    settled = nanoTime + ahead;
    return false;
  }
}
