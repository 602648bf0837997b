package io.variantmapper.rpc;

/** The numbers in packets that say what a packet is, and the sizes of their fields. */
final class Command {
  /** The bits of the first byte that contain the command. */
  static final int MASK = 7;

  static final int CALL = 0;
  static final int SIMPLIFY_PATH = 1;
  static final int CONFIRM_PATH = 2;
  static final int RAW = 3;
  static final int SYS = 7;

  /** The second byte of {@link #SYS}. */
  static final int AUTH = 0;

  static final int ADD_PEER = 1;
  static final int DEL_PEER = 2;
  static final int RELAY = 3;

  /** The size of an AUTH packet without its data. */
  static final int AUTH_HEADER = 2;

  /** The size of a SYS packet with an id; in RELAY, a packet follows. */
  static final int SYS_HEADER = 2 + Integer.BYTES;

  /** The offset of the checksum in SIMPLIFY_PATH; a NUL follows it. */
  static final int CHECKSUM = 1;

  static final int CHECKSUM_BYTES = 32;

  /** The offset of the id in SIMPLIFY_PATH; the path follows. */
  static final int SIMPLIFY_ID = CHECKSUM + CHECKSUM_BYTES + 1;

  static final int SIMPLIFY_HEADER = SIMPLIFY_ID + Integer.BYTES;

  /** The size of CONFIRM_PATH, and the offset of its id. */
  static final int CONFIRM_SIZE = 2 + Integer.BYTES;

  static final int CONFIRM_ID = 2;

  /** The position of the two bits in a call's first byte that contain the width of the node id. */
  static final int NODE_WIDTH_SHIFT = 4;

  /** The bit in a call's first byte for a function number of two bytes. */
  static final int WIDE_FUNCTION = 1 << 6;

  /** The bit in a call's first byte for a call without a count of arguments. */
  static final int NO_COUNT = 1 << 7;

  private Command() {}

  /** Returns a SYS packet that has an id and nothing more. */
  static byte[] system(int command, int id) {
    byte[] packet = {SYS, (byte) command, 0, 0, 0, 0};
    Bytes.putInt(packet, 2, id);
    return packet;
  }
}
