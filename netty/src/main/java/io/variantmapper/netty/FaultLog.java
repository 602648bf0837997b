package io.variantmapper.netty;

import io.netty.channel.Channel;
import io.netty.channel.EventLoop;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Writes a log that strangers can't fill: in each interval, one line about the first fault, and one
 * line with the number of all others.
 *
 * <pre>{@code
 * pipeline.reporting(new FaultLog(Duration.ofSeconds(10), log::info));
 *
 * // BAD_PACKET, [id: 0x2f3a, …]: Expected Dictionary but found int at offset 0 ($)
 * // Further faults in 10 s: 31 BAD_PACKET, 1202 TOO_MANY_CLIENTS
 * }</pre>
 *
 * <p>Control characters in messages become question marks. Any number of channels and threads may
 * share a log.
 */
public final class FaultLog implements BiConsumer<Channel, ClientFaultException> {
  private static final int MAX_LINE = 500;

  private final Duration interval;
  private final Consumer<? super String> log;
  private final Map<String, Long> further = new TreeMap<>();
  private boolean isCounting;
  private long countingEnd;

  /**
   * Creates a log.
   *
   * @param interval the time for which faults are counted after the first one
   * @param log receives the lines, in the threads of the channels
   */
  public FaultLog(Duration interval, Consumer<? super String> log) {
    this.interval = Objects.requireNonNull(interval, "interval");
    this.log = Objects.requireNonNull(log, "log");
  }

  @Override
  public void accept(Channel channel, ClientFaultException fault) {
    write(channel, fault.fault().name(), fault.getMessage());
  }

  /**
   * Writes a fault of another kind, such as a {@code PeerFault} of a call.
   *
   * @param kind one of a few names, which never contains a text of a stranger
   * @param message the details; can contain a text of a stranger
   */
  public void write(Channel channel, String kind, String message) {
    EventLoop thread = channel.eventLoop();
    if (isFirst(kind, thread.ticker().nanoTime())) {
      log.accept(line(kind + ", " + channel + ": " + message));
      thread.schedule(this::summarize, interval.toNanos(), TimeUnit.NANOSECONDS);
    }
  }

  /** Counts a fault, unless it is the first one of its interval. */
  private synchronized boolean isFirst(String kind, long now) {
    // If the thread has ended that was to write the summary, only the time ends the interval.
    if (isCounting && now - countingEnd < 0) {
      further.merge(kind, 1L, Long::sum);
      return false;
    }
    isCounting = true;
    countingEnd = now + interval.toNanos();
    return true;
  }

  private void summarize() {
    String counts = takeCounts();
    if (!counts.isEmpty()) {
      log.accept("Further faults in " + interval.toSeconds() + " s: " + counts);
    }
  }

  private synchronized String takeCounts() {
    String counts = further.entrySet().stream()
        .map(entry -> entry.getValue() + " " + entry.getKey())
        .collect(Collectors.joining(", "));
    further.clear();
    isCounting = false;
    return counts;
  }

  private static String line(String text) {
    String cut = text.length() <= MAX_LINE ? text : text.substring(0, MAX_LINE) + "…";
    return cut.replaceAll("\\p{Cc}", "?");
  }
}
