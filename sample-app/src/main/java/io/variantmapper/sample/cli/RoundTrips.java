package io.variantmapper.sample.cli;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import java.util.Arrays;

/**
 * Checks that packets survive a round trip. Each packet is decoded and encoded again, once through
 * its Java type and once as a tree of Variants. Each result must have the same bytes as the packet.
 */
final class RoundTrips {
  private int packets;
  private int bytes;

  <T> void check(VariantSerializer<T> serializer, byte[] packet, VariantFormat format)
      throws CommandFailure {
    T value = serializer.decode(packet, format);
    compare(packet, serializer.encode(value, format), value.getClass().getSimpleName());
    compare(packet, Variant.decode(packet, format).encode(format), "Variant");
    packets++;
    bytes += packet.length;
  }

  private static void compare(byte[] first, byte[] second, String type) throws CommandFailure {
    int difference = Arrays.mismatch(first, second);
    if (difference >= 0) {
      throw new CommandFailure(
          "Round trip failed: the bytes of a " + type + " differ at byte " + difference);
    }
  }

  String verdict() {
    return "Round trip verified: "
        + packets
        + " packets, "
        + bytes
        + " bytes, decoded and encoded again to the same bytes";
  }
}
