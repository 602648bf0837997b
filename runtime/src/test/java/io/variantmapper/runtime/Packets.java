package io.variantmapper.runtime;

import io.variantmapper.runtime.types.PacketAccess;
import java.util.Arrays;
import java.util.HexFormat;

/** Converts packets from and to hex with spaces. */
public final class Packets {
  private Packets() {}

  public static byte[] packet(String hex) {
    return HexFormat.of().parseHex(hex.replace(" ", ""));
  }

  public static VariantReader reader(String hex) {
    return reader(hex, VariantFormat.GODOT_4);
  }

  public static VariantReader reader(String hex, VariantFormat format) {
    return new VariantReader(packet(hex), format);
  }

  /** Returns a writer whose buffer can take {@code room} bytes before it grows. */
  public static VariantWriter writer(int room) {
    return new VariantWriter(VariantFormat.GODOT_4, room);
  }

  /** Returns the words of a packet as hex with spaces. */
  public static String hex(byte[] packet) {
    return HexFormat.of().formatHex(packet).replaceAll("(.{8})(?=.)", "$1 ");
  }

  public static String hex(VariantWriter out) {
    return hex(written(out));
  }

  /** Returns the bytes written so far, even if they are not a whole packet. */
  public static byte[] written(VariantWriter out) {
    return Arrays.copyOf(PacketAccess.bytes(out), out.size());
  }
}
