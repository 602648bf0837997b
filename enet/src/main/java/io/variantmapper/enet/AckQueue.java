package io.variantmapper.enet;

import java.util.Arrays;

/** The acknowledgements that go out with the next datagram. */
final class AckQueue {
  private static final int MIN_CAPACITY = 8;

  private long[] acks = {};
  private int start;
  private int end;

  int size() {
    return end - start;
  }

  boolean fillsDatagram(int mtu) {
    return size() >= (mtu - DatagramWriter.HEADER) / Command.size(Command.ACK);
  }

  /**
   * Adds an acknowledgement.
   *
   * @param sentTime the sent time of the datagram that contained the command
   */
  void add(int channel, int number, int sentTime) {
    if (end == acks.length) {
      makeRoom();
    }
    acks[end++] = (long) channel << 32 | (long) number << 16 | sentTime;
  }

  private void makeRoom() {
    int size = size();
    if (start > 0 && size <= acks.length / 2) {
      System.arraycopy(acks, start, acks, 0, size);
    } else {
      long[] larger = new long[Math.max(MIN_CAPACITY, 2 * acks.length)];
      System.arraycopy(acks, start, larger, 0, size);
      acks = larger;
    }
    start = 0;
    end = size;
  }

  /** Writes as many acknowledgements as there is room for. */
  void write(DatagramWriter datagram, int mtu) {
    int size = Command.size(Command.ACK);
    while (start < end && datagram.size() + size <= mtu) {
      long ack = acks[start++];
      int number = (int) (ack >> 16) & 0xffff;
      datagram.command(Command.ACK, (int) (ack >> 32), number);
      datagram.writeShort(number);
      datagram.writeShort((int) ack);
    }
    if (start == end) {
      clear();
    }
  }

  void clear() {
    start = 0;
    end = 0;
    if (acks.length > 16 * MIN_CAPACITY) {
      acks = Arrays.copyOf(acks, MIN_CAPACITY);
    }
  }
}
