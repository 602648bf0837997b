package io.variantmapper.sample.server;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;

/** Counts what the server does. Safe for use by several threads. */
final class Metrics {
  private final LongAdder messagesIn = new LongAdder();
  private final LongAdder messagesOut = new LongAdder();
  private final LongAdder bytesIn = new LongAdder();
  private final LongAdder bytesOut = new LongAdder();
  private final LongAdder drops = new LongAdder();
  private final LongAdder refusals = new LongAdder();
  private volatile int clients;

  void clients(int now) {
    clients = now;
  }

  void received() {
    messagesIn.increment();
  }

  void sent() {
    messagesOut.increment();
  }

  void bytesReceived(long bytes) {
    bytesIn.add(bytes);
  }

  void bytesSent(long bytes) {
    bytesOut.add(bytes);
  }

  /**
   * Counts a message that was not sent: a snapshot for a client that does not read, or any message
   * that UDP could not send at once.
   */
  void dropped() {
    drops.increment();
  }

  /** Counts a client that was disconnected or turned away. */
  void refused() {
    refusals.increment();
  }

  /** Returns the values by their names for Prometheus. */
  Map<String, Long> values() {
    Runtime runtime = Runtime.getRuntime();
    Map<String, Long> values = new LinkedHashMap<>();
    values.put("clients", (long) clients);
    values.put("messages_in_total", messagesIn.sum());
    values.put("messages_out_total", messagesOut.sum());
    values.put("bytes_in_total", bytesIn.sum());
    values.put("bytes_out_total", bytesOut.sum());
    values.put("dropped_snapshots_total", drops.sum());
    values.put("refused_clients_total", refusals.sum());
    values.put("heap_bytes", runtime.totalMemory() - runtime.freeMemory());
    return values;
  }
}
