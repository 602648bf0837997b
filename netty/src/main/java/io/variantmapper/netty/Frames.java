package io.variantmapper.netty;

import io.netty.buffer.ByteBuf;
import io.variantmapper.runtime.stream.Framing;
import io.variantmapper.runtime.stream.Framing.Prefix;

/** Reads and writes the lengths in front of packets. */
final class Frames {
  private Frames() {}

  static int lengthAt(ByteBuf in, Prefix prefix) {
    int index = in.readerIndex();
    return prefix == Prefix.BIG_ENDIAN ? in.getInt(index) : in.getIntLE(index);
  }

  /**
   * Returns the size in bytes of the length prefix in front of a packet; 0 if there is no length.
   */
  static int bytes(Prefix prefix) {
    return prefix == Prefix.NONE ? 0 : Integer.BYTES;
  }

  static void writeLength(ByteBuf out, int length, Prefix prefix) {
    if (prefix == Prefix.LITTLE_ENDIAN) {
      out.writeIntLE(length);
    } else if (prefix == Prefix.BIG_ENDIAN) {
      out.writeInt(length);
    }
  }

  /**
   * Returns the framing. Throws an exception if the framing has a length in front of packets,
   * because a WebSocket message is exactly one packet.
   */
  static Framing requireNoPrefix(Framing framing) {
    if (framing.prefix() != Prefix.NONE) {
      throw new IllegalArgumentException(framing.name()
          + " has a length in front of its packets, but a WebSocket message is exactly"
          + " one packet. Use Framing.WEB_SOCKET_PEER");
    }
    return framing;
  }
}
