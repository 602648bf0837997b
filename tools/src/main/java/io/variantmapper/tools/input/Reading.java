package io.variantmapper.tools.input;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.tools.part.Packet;
import java.util.List;
import java.util.stream.Collectors;

/**
 * One way to read bytes: the version of Godot, and the packets.
 *
 * @param isFramed whether each packet comes after its length
 */
record Reading(VariantFormat format, boolean isFramed, List<Packet> packets) {
  /** The maximum number of packets whose types are listed. */
  private static final int LISTED = 3;

  /** Returns the number of packets and their place, as in {@code 1 packet after its length}. */
  String count() {
    boolean isSingle = packets.size() == 1;
    String count = isSingle ? "1 packet" : packets.size() + " packets";
    return count + (!isFramed ? "" : isSingle ? " after its length" : ", each after its length");
  }

  /** Returns the number of bytes of the packets, without their lengths. */
  long size() {
    return packets.stream().mapToLong(packet -> packet.bytes().length).sum();
  }

  /** Returns the types of the first packets. */
  String types() {
    String types = packets.stream()
        .limit(LISTED)
        .map(packet ->
            new VariantReader(packet.bytes(), packet.format()).peekType().godotName())
        .collect(Collectors.joining(", "));
    return packets.size() > LISTED ? types + ", …" : types;
  }

  /** Returns whether another way to read the same bytes gives the same values. */
  boolean hasValuesOf(Reading other) {
    if (isFramed != other.isFramed || packets.size() != other.packets.size()) {
      return false;
    }
    for (int i = 0; i < packets.size(); i++) {
      if (!decode(packets.get(i)).equals(decode(other.packets.get(i)))) {
        return false;
      }
    }
    return true;
  }

  private static Variant decode(Packet packet) {
    return Variant.decode(packet.bytes(), packet.format());
  }
}
