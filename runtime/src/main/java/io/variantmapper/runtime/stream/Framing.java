package io.variantmapper.runtime.stream;

import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.wire.LittleEndian;
import java.util.Arrays;
import java.util.Objects;

/**
 * How one of Godot's ways to send a Variant wraps its packet: with a length in front or not, and
 * how large a packet the engine takes (FORMAT.md 7).
 *
 * <pre>{@code
 * PacketOutputStream out =
 *     new PacketOutputStream(stream, VariantFormat.GODOT_4, Framing.PACKET_PEER_STREAM);
 *
 * byte[] message = Framing.WEB_SOCKET_PEER.frame(packet);   // no prefix: one message, one packet
 * }</pre>
 *
 * @param name Godot's class
 * @param prefix what stands before the packet
 * @param maxPacketBytes the largest packet that the engine takes with its default settings
 * @param setting the engine's setting to raise for larger ones; empty where there is none
 */
public record Framing(String name, Prefix prefix, int maxPacketBytes, String setting) {
  /** {@code StreamPeer.put_var} and {@code get_var}: TCP, TLS and buffers. */
  public static final Framing STREAM_PEER =
      new Framing("StreamPeer", Prefix.LITTLE_ENDIAN, Integer.MAX_VALUE, "");

  /** {@code FileAccess.store_var} and {@code get_var}; {@code File} in Godot 2 and 3. */
  public static final Framing FILE_ACCESS =
      new Framing("FileAccess", Prefix.LITTLE_ENDIAN, Integer.MAX_VALUE, "");

  /** {@code PacketPeerStream}: packets over a stream, in a buffer of 2¹⁶ bytes. */
  public static final Framing PACKET_PEER_STREAM = new Framing(
      "PacketPeerStream",
      Prefix.LITTLE_ENDIAN,
      65_532,
      "network/limits/packet_peer_stream/max_buffer_po2");

  /** {@code PacketPeer.put_var} in general: 8 MiB, the engine's buffer for encoding. */
  public static final Framing PACKET_PEER =
      new Framing("PacketPeer", Prefix.NONE, 8 << 20, "encode_buffer_max_size");

  /** {@code PacketPeerUDP}: one datagram, one packet; what a datagram over IPv4 holds. */
  public static final Framing PACKET_PEER_UDP =
      new Framing("PacketPeerUDP", Prefix.NONE, 65_507, "");

  /** {@code WebSocketPeer.put_var}: one binary message, one packet. */
  public static final Framing WEB_SOCKET_PEER =
      new Framing("WebSocketPeer", Prefix.NONE, 65_535, "inbound_buffer_size");

  /** What to say of a packet that was taken for a frame. */
  static final String NO_LENGTH =
      ". The bytes are a packet without a length in front: decode them with a serializer";

  /** So much less than an array holds that there is room for the length and a chunk behind it. */
  private static final int MAX_RECEIVED = Integer.MAX_VALUE - (1 << 24);

  /**
   * Takes a framing as it is given.
   *
   * @throws IllegalArgumentException if {@code maxPacketBytes} is negative
   */
  public Framing {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(prefix, "prefix");
    Objects.requireNonNull(setting, "setting");
    if (maxPacketBytes < 0) {
      throw new IllegalArgumentException("A limit can't be negative: " + maxPacketBytes);
    }
  }

  /** What stands before a packet. */
  public enum Prefix {
    /** Nothing. */
    NONE,
    /** Its length as a u32, lowest byte first. */
    LITTLE_ENDIAN,
    /** Its length as a u32, highest byte first; the packet itself stays little endian. */
    BIG_ENDIAN
  }

  /**
   * Returns this framing with the length's bytes in reverse order, as {@code StreamPeer.big_endian}
   * and {@code FileAccess.big_endian} do it; {@code PacketPeerStream} never does.
   *
   * @throws IllegalStateException where there is no length
   */
  public Framing withBigEndianPrefix() {
    if (prefix == Prefix.NONE) {
      throw new IllegalStateException(name + " has no length in front of its packets.");
    }
    return new Framing(name, Prefix.BIG_ENDIAN, maxPacketBytes, setting);
  }

  /**
   * Returns this framing for an engine whose setting was changed.
   *
   * @throws IllegalArgumentException if {@code bytes} is negative
   */
  public Framing withMaxPacketBytes(int bytes) {
    return new Framing(name, prefix, bytes, setting);
  }

  /**
   * Returns the bytes to send for {@code packet}: the packet with its length in front, or the
   * packet itself. An empty one is framed too, though no engine finds a Variant in it.
   *
   * @throws UnsupportedVariantException if the engine would not take it
   */
  public byte[] frame(byte[] packet) {
    requireSendable(packet.length);
    if (prefix == Prefix.NONE) {
      return packet;
    }
    byte[] frame = new byte[LittleEndian.WORD + packet.length];
    putLength(frame, packet.length);
    System.arraycopy(packet, 0, frame, LittleEndian.WORD, packet.length);
    return frame;
  }

  /** Refuses a packet that the engine would not take. */
  void requireSendable(int length) {
    if (length > maxPacketBytes) {
      String wayOut =
          setting.isEmpty() ? "" : "; raise its " + setting + " and Framing.withMaxPacketBytes";
      throw new UnsupportedVariantException(
          "A packet of " + length + " bytes, and " + name + " takes " + maxPacketBytes + wayOut, 0);
    }
  }

  /** Checks a length that a peer sent, against the receiver's limit too. */
  int requireReceivable(int length, int limit) {
    int most = Math.min(Math.min(limit, maxPacketBytes), MAX_RECEIVED);
    if (length < 0 || length > most) {
      throw new MalformedPacketException(
          "A frame of " + Integer.toUnsignedString(length) + " bytes is over the limit of " + most,
          0);
    }
    return length;
  }

  /** Returns whether the length in front is no length, but the begin of a whole packet. */
  boolean isPacket(byte[] prefix, byte[] rest, VariantFormat format) {
    byte[] packet = Arrays.copyOf(prefix, prefix.length + rest.length);
    System.arraycopy(rest, 0, packet, prefix.length, rest.length);
    try {
      VariantReader in = new VariantReader(packet, format);
      in.skip();
      return in.offset() == packet.length;
    } catch (MalformedPacketException e) {
      return false;
    }
  }

  void putLength(byte[] bytes, int length) {
    boolean swapped = prefix == Prefix.BIG_ENDIAN;
    LittleEndian.putInt(bytes, 0, swapped ? Integer.reverseBytes(length) : length);
  }

  int getLength(byte[] bytes, int index) {
    int length = LittleEndian.getInt(bytes, index);
    return prefix == Prefix.BIG_ENDIAN ? Integer.reverseBytes(length) : length;
  }

  /** This framing, for a stream, which can't do without lengths. */
  Framing onStream() {
    if (prefix == Prefix.NONE) {
      throw new IllegalArgumentException(
          name + " has no length in front of its packets, so a stream can't tell them apart.");
    }
    return this;
  }
}
