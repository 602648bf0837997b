package io.variantmapper.runtime.types;

import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;

/**
 * The members of packets for the other packages of the runtime. They are not public in the classes
 * themselves, because users would then see them in a reader or a writer.
 */
public final class PacketAccess {
  private PacketAccess() {}

  public static byte[] bytes(PacketState packet) {
    return packet.bytes;
  }

  public static int position(PacketState packet) {
    return packet.position;
  }

  public static int generation(PacketState packet) {
    return packet.generation;
  }

  public static VariantFormat format(PacketState packet) {
    return packet.format;
  }

  public static int start(PacketInput in) {
    return in.start;
  }

  public static int end(PacketInput in) {
    return in.end;
  }

  public static int valueStart(PacketInput in) {
    return in.valueStart;
  }

  public static int elementHeader(PacketInput in) {
    return in.elementHeader;
  }

  public static boolean isInBytes(PacketInput in) {
    return in.inBytes;
  }

  public static boolean isElement(PacketInput in) {
    return in.isElement();
  }

  public static KeyComparisons comparisons(PacketInput in) {
    return in.comparisons();
  }

  public static RuntimeException malformed(PacketInput in, String what) {
    return in.malformed(what);
  }

  public static void requireEnd(PacketInput in) {
    in.requireEnd();
  }

  public static int nextHeader(PacketInput in) {
    return in.nextHeader();
  }

  public static int peekHeader(PacketInput in) {
    return in.peekHeader();
  }

  public static VariantType nextType(PacketInput in) {
    return in.nextType();
  }

  public static void passKey(PacketInput in, int length) {
    in.passKey(length);
  }

  public static boolean hasNarrowInts(PacketOutput out) {
    return out.hasNarrowInts;
  }

  public static UnsupportedVariantException unsupported(PacketOutput out, String what) {
    return out.unsupported(what);
  }

  public static void putRaw(PacketOutput out, byte[] value) {
    out.putRaw(value);
  }

  public static void putValue(PacketOutput out, byte[] value, int length) {
    out.putValue(value, length);
  }

  public static void discardFrom(PacketOutput out, int start) {
    out.discardFrom(start);
  }
}
