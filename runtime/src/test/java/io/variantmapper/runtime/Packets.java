package io.variantmapper.runtime;

import java.util.HexFormat;

/** Packets as hex, with spaces for reading. */
final class Packets {
  private Packets() {}

  static byte[] packet(String hex) {
    return HexFormat.of().parseHex(hex.replace(" ", ""));
  }

  static VariantReader reader(String hex) {
    return reader(hex, VariantFormat.GODOT_4);
  }

  static VariantReader reader(String hex, VariantFormat format) {
    return new VariantReader(packet(hex), format);
  }

  /** The words of a packet, as hex with spaces. */
  static String hex(byte[] packet) {
    return HexFormat.of().formatHex(packet).replaceAll("(.{8})(?=.)", "$1 ");
  }

  static String hex(VariantWriter out) {
    return hex(out.toByteArray());
  }
}
