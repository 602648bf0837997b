package io.variantmapper.enet;

/** The codes of commands, and their sizes. */
final class Command {
  static final int ACK = 1;
  static final int CONNECT = 2;
  static final int VERIFY = 3;
  static final int DISCONNECT = 4;
  static final int PING = 5;
  static final int RELIABLE = 6;
  static final int UNRELIABLE = 7;
  static final int FRAGMENT = 8;
  static final int UNSEQUENCED = 9;
  static final int BANDWIDTH = 10;
  static final int THROTTLE = 11;
  static final int UNRELIABLE_FRAGMENT = 12;

  /** The bits of the first byte that contain the code. */
  static final int MASK = 0x0f;

  static final int WANTS_ACK = 0x80;
  static final int IS_UNSEQUENCED = 0x40;

  /** The channel of the connection itself. */
  static final int OF_CONNECTION = 0xff;

  /** The code, the channel and the number. */
  static final int HEAD = 4;

  /** The number of commands that ENet sends in a datagram, without counting acknowledgements. */
  static final int MAX_IN_DATAGRAM = 32;

  private static final int[] SIZES = {0, 8, 48, 44, 8, 4, 6, 8, 24, 8, 12, 16, 24};

  private Command() {}

  /** Returns the size with the head and without the bytes of a message; 0 for an unknown code. */
  static int size(int code) {
    return code < SIZES.length ? SIZES[code] : 0;
  }
}
