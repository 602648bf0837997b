package io.variantmapper.enet;

import org.jspecify.annotations.Nullable;

/** A command that is to be sent, or waits for its acknowledgement. Its object is used again. */
final class OutgoingCommand {
  private static final byte[] NO_BYTES = {};

  /** The code with its flags. */
  int code;

  int channel;

  /** The number in the head. */
  int number;

  /** The number after the head: of an unreliable message, a group, or of the first fragment. */
  int secondNumber;

  byte[] bytes = NO_BYTES;
  int offset;
  int length;

  int fragments;
  int fragment;
  int total;

  /** When the command was written to a datagram last, in milliseconds. */
  long sentTime;

  /** The number of the datagram that contained the command last. */
  long datagram;

  /** The time after which the command is repeated, in milliseconds. */
  int timeout;

  int attempts;

  /** The place among all commands of the peer. */
  long order;

  @Nullable
  CommandQueue queue;

  @Nullable
  OutgoingCommand previous;

  @Nullable
  OutgoingCommand next;

  void set(int newCode, int newChannel, byte[] source, int start, int size) {
    code = newCode;
    channel = newChannel;
    bytes = source;
    offset = start;
    length = size;
    attempts = 0;
  }

  void setFragment(int count, int index, int messageSize) {
    fragments = count;
    fragment = index;
    total = messageSize;
  }

  boolean isReliable() {
    return (code & Command.WANTS_ACK) != 0;
  }

  /** Returns whether this is a command of the connection itself. */
  boolean isControl() {
    return channel == Command.OF_CONNECTION;
  }

  boolean isFragment() {
    int kind = code & Command.MASK;
    return kind == Command.FRAGMENT || kind == Command.UNRELIABLE_FRAGMENT;
  }

  /** Returns the number of bytes in a datagram. */
  int size() {
    int size = Command.size(code & Command.MASK);
    return hasMessage() ? size + length : size;
  }

  private boolean hasMessage() {
    return switch (code & Command.MASK) {
      case Command.RELIABLE,
          Command.UNRELIABLE,
          Command.UNSEQUENCED,
          Command.FRAGMENT,
          Command.UNRELIABLE_FRAGMENT -> true;
      default -> false;
    };
  }

  void write(DatagramWriter datagram) {
    datagram.command(code, channel, number);
    switch (code & Command.MASK) {
      case Command.RELIABLE -> datagram.writeShort(length);
      case Command.UNRELIABLE, Command.UNSEQUENCED -> {
        datagram.writeShort(secondNumber);
        datagram.writeShort(length);
      }
      case Command.FRAGMENT, Command.UNRELIABLE_FRAGMENT -> {
        datagram.writeShort(secondNumber);
        datagram.writeShort(length);
        datagram.writeInt(fragments);
        datagram.writeInt(fragment);
        datagram.writeInt(total);
        datagram.writeInt(offset);
      }
      default -> {
        // The bytes of the other commands are their fields.
      }
    }
    datagram.writeBytes(bytes, offset, length);
  }

  void release() {
    bytes = NO_BYTES;
    queue = null;
    previous = null;
    next = null;
  }
}
