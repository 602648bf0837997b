package io.variantmapper.tools.part;

import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Bytes after the value of a packet. They can be further packets, as in a file in which somebody
 * has collected the packets of a connection.
 *
 * <pre>{@code
 * TrailingBytes.describe(root);   // 12 bytes after the value at offset 8: a second packet, String
 * }</pre>
 */
public final class TrailingBytes {
  private TrailingBytes() {}

  /** Returns the number and the meaning of the bytes after a packet's value; empty if none. */
  public static Optional<String> describe(Part root) {
    int rest = root.packet().bytes().length - root.length();
    if (rest == 0) {
      return Optional.empty();
    }
    String bytes = rest == 1 ? "1 byte" : rest + " bytes";
    return Optional.of(bytes + " after the value at offset " + root.length() + meaning(root));
  }

  private static String meaning(Part root) {
    List<String> types = types(root.packet(), root.length());
    return switch (types.size()) {
      case 0 -> "";
      case 1 -> ": a second packet, " + types.get(0);
      default -> ": " + types.size() + " more packets";
    };
  }

  /** Returns the types of the packets from an offset on; empty if the bytes are something else. */
  private static List<String> types(Packet packet, int start) {
    byte[] bytes = packet.bytes();
    List<String> types = new ArrayList<>();
    int at = start;
    try {
      while (at < bytes.length) {
        VariantReader in = new VariantReader(bytes, at, bytes.length - at, packet.format());
        types.add(in.readVariant().type().godotName());
        at += in.offset();
      }
    } catch (VariantException e) {
      return List.of();
    }
    return types;
  }
}
