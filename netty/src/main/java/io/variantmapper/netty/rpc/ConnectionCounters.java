package io.variantmapper.netty.rpc;

import java.util.concurrent.atomic.LongAdder;

/**
 * Counts what happens on all connections of an {@link RpcServer} or {@link RpcClient}, since it was
 * created. Any thread may read the counters.
 *
 * <pre>{@code
 * ConnectionCounters counters = server.counters();
 * log.info(counters.dropped() + " dropped, " + counters.tooSlow() + " too slow");
 * }</pre>
 */
public final class ConnectionCounters {
  final LongAdder received = new LongAdder();
  final LongAdder sent = new LongAdder();
  final LongAdder refused = new LongAdder();
  final LongAdder dropped = new LongAdder();
  final LongAdder tooLarge = new LongAdder();
  final LongAdder tooSlow = new LongAdder();

  ConnectionCounters() {}

  /** Returns the number of packets that were handled, with those that were refused. */
  public long received() {
    return received.sum();
  }

  /** Returns the number of packets that were passed to the network. */
  public long sent() {
    return sent.sum();
  }

  /** Returns the number of packets that were reported to {@link ConnectionListener#refused}. */
  public long refused() {
    return refused.sum();
  }

  /** Returns the number of unreliable packets that were not sent, because the peer was slow. */
  public long dropped() {
    return dropped.sum();
  }

  /** Returns the number of packets that were not sent, because they were too large. */
  public long tooLarge() {
    return tooLarge.sum();
  }

  /** Returns the number of peers that were disconnected, because they read too slowly. */
  public long tooSlow() {
    return tooSlow.sum();
  }

  @Override
  public String toString() {
    return "received " + received + ", sent " + sent + ", refused " + refused + ", dropped "
        + dropped + ", too large " + tooLarge + ", too slow " + tooSlow;
  }
}
