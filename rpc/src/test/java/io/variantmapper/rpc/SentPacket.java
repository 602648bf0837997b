package io.variantmapper.rpc;

import java.util.Arrays;
import java.util.List;

/** A packet that a session has sent. */
record SentPacket(String hex, TransferMode mode, int channel) {
  /** Returns a sink that adds each packet to a list. */
  static PacketSink into(List<SentPacket> list) {
    return (bytes, offset, length, mode, channel) -> list.add(new SentPacket(
        Recordings.hex(Arrays.copyOfRange(bytes, offset, offset + length)), mode, channel));
  }

  /** Returns the packets of a list, and clears it. */
  static List<String> drain(List<SentPacket> list) {
    List<String> all = list.stream().map(SentPacket::hex).toList();
    list.clear();
    return all;
  }
}
