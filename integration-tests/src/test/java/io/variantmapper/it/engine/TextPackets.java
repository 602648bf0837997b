package io.variantmapper.it.engine;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.value.NodePath;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * Packets with usual, unusual and invalid UTF-8. Each text is written as a String, in a
 * PackedStringArray, and as a name in a NodePath.
 */
final class TextPackets {
  private static final List<String> PLAIN = List.of("", "61", "7f", "01", "0d0a09", "00", "610062");
  private static final List<String> MARKS =
      List.of("efbbbf", "efbbbf61", "61efbbbf", "efbbbfefbbbf61", "fffe", "feff");
  private static final List<String> LONGER = List.of(
      "c3a9", "e697a5", "f09f9880", "f48fbfbf", "efbfbe", "efbfbf", "efb790", "61f09f988062");
  private static final List<String> OVERLONG = List.of("c080", "c1bf", "e08080", "f0808080");
  private static final List<String> SURROGATES = List.of("eda080", "edb080", "eda0bdedb880");
  private static final List<String> BROKEN = List.of(
      "80",
      "618062",
      "c3",
      "61c3",
      "c361",
      "e282",
      "e28261",
      "f09f98",
      "f09f61",
      "f8888080",
      "fe",
      "ff",
      "00ff",
      "6100c3");

  /** Bytes that Godot 3 reads as characters, but that are not UTF-8. The library refuses them. */
  private static final List<String> LOOSE =
      List.of("e09fbf", "f08fbfbf", "f4908080", "f5808080", "fc8480808080");

  private TextPackets() {}

  static List<byte[]> of(GodotProject project) {
    VariantFormat format = project.format();
    Stream<String> texts =
        Stream.of(PLAIN, MARKS, LONGER, OVERLONG, SURROGATES, BROKEN).flatMap(List::stream);
    Stream<String> loose = format.equals(VariantFormat.GODOT_4) ? LOOSE.stream() : Stream.empty();
    return Stream.concat(texts, loose)
        .map(HexFormat.of()::parseHex)
        .flatMap(text -> Stream.of(
            packet(header("", format), text),
            packet(header(new String[] {""}, format), text),
            packet(header(NodePath.parse("a"), format), text)))
        .toList();
  }

  /** Returns the bytes of a value's packet that precede the length of its last text. */
  private static byte[] header(Object value, VariantFormat format) {
    byte[] packet = Variant.of(value).encode(format);
    return Arrays.copyOf(packet, packet.length - (value instanceof String ? 4 : 8));
  }

  private static byte[] packet(byte[] header, byte[] text) {
    int end = header.length + 4 + text.length;
    return ByteBuffer.allocate((end + 3) & ~3)
        .order(ByteOrder.LITTLE_ENDIAN)
        .put(header)
        .putInt(text.length)
        .put(text)
        .array();
  }
}
