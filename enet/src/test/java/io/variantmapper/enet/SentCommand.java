package io.variantmapper.enet;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

/** A command in a datagram, as a test sees it. */
record SentCommand(int code, int channel, int number, byte[] fields, byte[] message) {
  static List<SentCommand> in(byte[] datagram) {
    List<SentCommand> commands = new ArrayList<>();
    DatagramReader reader = new DatagramReader();
    int header = datagram[0] < 0 ? 4 : 2;
    reader.begin(datagram, header, datagram.length - header);
    while (reader.remaining() > 0) {
      int code = reader.readByte();
      int channel = reader.readByte();
      int number = reader.readShort();
      int size = Command.size(code & Command.MASK) - Command.HEAD;
      int start = reader.position();
      reader.skip(size);
      byte[] fields = Arrays.copyOfRange(datagram, start, start + size);
      int length = hasMessage(code) ? lengthIn(code, fields) : 0;
      int end = reader.position() + length;
      byte[] message = Arrays.copyOfRange(datagram, reader.position(), end);
      reader.skip(length);
      commands.add(new SentCommand(code, channel, number, fields, message));
    }
    return commands;
  }

  private static boolean hasMessage(int code) {
    return switch (code & Command.MASK) {
      case Command.RELIABLE,
          Command.UNRELIABLE,
          Command.UNSEQUENCED,
          Command.FRAGMENT,
          Command.UNRELIABLE_FRAGMENT -> true;
      default -> false;
    };
  }

  private static int lengthIn(int code, byte[] fields) {
    int index = (code & Command.MASK) == Command.RELIABLE ? 0 : 2;
    return (fields[index] & 0xff) << 8 | (fields[index + 1] & 0xff);
  }

  int kind() {
    return code & Command.MASK;
  }

  boolean isMessage() {
    return hasMessage(code);
  }

  boolean isFragment() {
    return kind() == Command.FRAGMENT || kind() == Command.UNRELIABLE_FRAGMENT;
  }

  int intAt(int index) {
    return (fields[index] & 0xff) << 24
        | (fields[index + 1] & 0xff) << 16
        | (fields[index + 2] & 0xff) << 8
        | (fields[index + 3] & 0xff);
  }

  int fragments() {
    return intAt(4);
  }

  int fragment() {
    return intAt(8);
  }

  DeliveryMode mode() {
    return switch (kind()) {
      case Command.RELIABLE, Command.FRAGMENT -> DeliveryMode.RELIABLE;
      case Command.UNSEQUENCED -> DeliveryMode.UNSEQUENCED;
      default -> DeliveryMode.UNRELIABLE;
    };
  }

  /** Returns everything that a host decides, without what a peer chooses for itself. */
  @Override
  public String toString() {
    HexFormat hex = HexFormat.of();
    byte[] compared = kind() == Command.CONNECT ? Arrays.copyOf(fields, 36) : fields;
    return String.format("%02x", code) + " " + channel + " " + number + " "
        + hex.formatHex(compared) + " " + hex.formatHex(message);
  }
}
