package io.variantmapper.enet;

import java.util.Arrays;

/** Builds datagrams that an honest peer would not send, and those that it would. */
final class TestDatagram {
  private final DatagramWriter writer = new DatagramWriter();
  private int slot = DatagramWriter.NO_SLOT;
  private int session;
  private int sentTime;

  TestDatagram() {
    writer.begin();
  }

  /** Addresses the peer of a slot. */
  TestDatagram to(int receiver, int bits) {
    slot = receiver;
    session = bits;
    return this;
  }

  TestDatagram sentAt(int time) {
    sentTime = time;
    return this;
  }

  TestDatagram command(int code, int channel, int number) {
    writer.command(code, channel, number);
    return this;
  }

  TestDatagram bytes(int... values) {
    for (int value : values) {
      writer.writeByte(value);
    }
    return this;
  }

  TestDatagram shorts(int... values) {
    for (int value : values) {
      writer.writeShort(value);
    }
    return this;
  }

  TestDatagram ints(int... values) {
    for (int value : values) {
      writer.writeInt(value);
    }
    return this;
  }

  TestDatagram connect(int connectId, int data) {
    return command(Command.CONNECT | Command.WANTS_ACK, Command.OF_CONNECTION, 1)
        .shorts(0)
        .bytes(0xff, 0xff)
        .ints(1392, 65_536, 3, 0, 0, 5000, 2, 2, connectId, data);
  }

  TestDatagram ack(int channel, int number, int time) {
    return command(Command.ACK, channel, number).shorts(number, time);
  }

  TestDatagram reliable(int channel, int number, int... message) {
    return command(Command.RELIABLE | Command.WANTS_ACK, channel, number)
        .shorts(message.length)
        .bytes(message);
  }

  TestDatagram fragment(
      int channel, int number, int first, int count, int index, int total, int place, int length) {
    return command(Command.FRAGMENT | Command.WANTS_ACK, channel, number)
        .shorts(first, length)
        .ints(count, index, total, place)
        .bytes(new int[length]);
  }

  TestDatagram unreliable(int channel, int number, int unreliableNumber, int... message) {
    return command(Command.UNRELIABLE, channel, number)
        .shorts(unreliableNumber, message.length)
        .bytes(message);
  }

  TestDatagram unsequenced(int channel, int group, int... message) {
    return command(Command.UNSEQUENCED | Command.IS_UNSEQUENCED, channel, 0)
        .shorts(group, message.length)
        .bytes(message);
  }

  byte[] build() {
    writer.finish(slot, session, sentTime, null);
    return Arrays.copyOfRange(writer.bytes(), writer.start(), writer.start() + writer.length());
  }
}
