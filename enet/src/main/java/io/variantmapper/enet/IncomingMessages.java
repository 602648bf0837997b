package io.variantmapper.enet;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Everything that a peer sends: its channels, and the messages without order. */
final class IncomingMessages {
  private static final int BITS = 1024;
  private static final int MAX_AHEAD = 32 * BITS;

  private final MessageSink sink;
  private final StoredBytes stored;

  /** Grows up to the highest channel that the peer has used. */
  private @Nullable IncomingChannel[] channels = {};

  /** Bits of the unsequenced messages of a block of {@link #BITS} that have arrived. */
  private long[] arrived = {};

  private int firstOfBlock;

  IncomingMessages(int maxStored, MessageSink sink) {
    this.sink = sink;
    stored = new StoredBytes(maxStored);
  }

  IncomingChannel channel(int id) {
    if (id >= channels.length) {
      channels = Arrays.copyOf(channels, id + 1);
    }
    IncomingChannel channel = channels[id];
    if (channel == null) {
      channel = new IncomingChannel(id, stored, sink);
      channels[id] = channel;
    }
    return channel;
  }

  /** Returns whether a reliable command must not be acked. */
  boolean isTooFarAhead(int channel, int number) {
    if (channel >= channels.length) {
      return false;
    }
    IncomingChannel existing = channels[channel];
    return existing != null && existing.isTooFarAhead(number);
  }

  /** Delivers a message, unless it has arrived before. */
  void receiveUnsequenced(int channel, int group, byte[] bytes, int offset, int length) {
    int ahead = group < firstOfBlock ? group + (1 << 16) - firstOfBlock : group - firstOfBlock;
    if (ahead >= MAX_AHEAD) {
      return;
    }
    int bit = group % BITS;
    if (group - bit != firstOfBlock || arrived.length == 0) {
      firstOfBlock = group - bit;
      arrived = arrived.length == 0 ? new long[BITS / Long.SIZE] : arrived;
      Arrays.fill(arrived, 0);
    }
    long mask = 1L << bit;
    if ((arrived[bit / Long.SIZE] & mask) == 0) {
      arrived[bit / Long.SIZE] |= mask;
      sink.deliver(channel, DeliveryMode.UNSEQUENCED, bytes, offset, length);
    }
  }
}
