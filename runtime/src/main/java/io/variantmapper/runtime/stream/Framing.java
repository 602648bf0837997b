package io.variantmapper.runtime.stream;

import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.packet.PacketDiagnosis;
import io.variantmapper.runtime.wire.Layout;
import io.variantmapper.runtime.wire.LittleEndian;
import java.util.Arrays;
import java.util.Objects;

/**
 * Describes how one of Godot's classes frames packets: whether a length precedes each packet, and
 * how large a packet the engine accepts.
 *
 * <pre>{@code
 * PacketOutputStream out =
 *     new PacketOutputStream(stream, VariantFormat.GODOT_4, Framing.PACKET_PEER_STREAM);
 *
 * byte[] message = Framing.WEB_SOCKET_PEER.frame(packet);   // no prefix: one message, one packet
 * }</pre>
 *
 * @param name the name of Godot's class
 * @param prefix the bytes before each packet
 * @param maxPacketBytes the size of the largest packet that the engine accepts, in bytes without
 *     the prefix
 * @param setting the name of the engine's setting that raises this limit, for messages; empty if
 *     there is none
 */
public record Framing(String name, Prefix prefix, int maxPacketBytes, String setting) {
  /** {@code StreamPeer.put_var} and {@code get_var}, for TCP, TLS and buffers. */
  public static final Framing STREAM_PEER =
      new Framing("StreamPeer", Prefix.LITTLE_ENDIAN, Integer.MAX_VALUE, "");

  /** {@code FileAccess.store_var} and {@code get_var}; {@code File} in Godot 2 and 3. */
  public static final Framing FILE_ACCESS =
      new Framing("FileAccess", Prefix.LITTLE_ENDIAN, Integer.MAX_VALUE, "");

  /**
   * {@code PacketPeerStream}: packets over a stream. The engine's buffer holds 2¹⁶ − 1 bytes, and
   * also the length. It never reads a larger packet, and so it reads nothing after it either. A
   * Variant, whose size is a multiple of 4, has at most 65,528 bytes. If you have set {@code
   * max_buffer_po2} to n, pass 2ⁿ − 5 to {@link #withMaxPacketBytes}.
   */
  public static final Framing PACKET_PEER_STREAM = new Framing(
      "PacketPeerStream",
      Prefix.LITTLE_ENDIAN,
      65_531,
      "network/limits/packet_peer_stream/max_buffer_po2");

  /** {@code PacketPeer.put_var} in general: packets that fit into the engine's buffer of 8 MiB. */
  public static final Framing PACKET_PEER =
      new Framing("PacketPeer", Prefix.NONE, 8 << 20, "encode_buffer_max_size");

  /**
   * {@code PacketPeerUDP}: each datagram is a packet of up to 65,507 bytes, the maximum of IPv4.
   */
  public static final Framing PACKET_PEER_UDP =
      new Framing("PacketPeerUDP", Prefix.NONE, 65_507, "");

  /**
   * {@code WebSocketPeer.put_var}, in Godot 3 {@code WebSocketClient} and {@code WebSocketServer}:
   * each binary message is a packet. A message has at most 65,535 bytes. There is also a limit for
   * all messages together that arrive before the game calls {@code poll} again, usually once a
   * frame; see docs/wire-format.md.
   */
  public static final Framing WEB_SOCKET_PEER = new Framing(
      "WebSocketPeer",
      Prefix.NONE,
      65_535,
      "inbound_buffer_size (in Godot 3, network/limits/websocket_client/max_in_buffer_kb)");

  /** The end of a message about a packet without a length that was passed as a frame. */
  private static final String NO_LENGTH =
      ". The bytes are a packet without a length in front: decode them with a serializer";

  /**
   * The maximum size of a received packet. It is 16 MiB below the size of the largest array,
   * because a buffer also has to hold the packet's length and a chunk of received bytes.
   */
  private static final int MAX_RECEIVED = Integer.MAX_VALUE - (1 << 24);

  /**
   * Creates a framing. For Godot's classes, there are constants.
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

  /** The bytes before a packet. */
  public enum Prefix {
    /** Nothing. */
    NONE,
    /** The packet's length as an unsigned 32-bit number, lowest byte first. */
    LITTLE_ENDIAN,
    /**
     * The packet's length as an unsigned 32-bit number, highest byte first. The packet itself stays
     * little endian.
     */
    BIG_ENDIAN
  }

  /**
   * Returns this framing with big-endian lengths, as Godot writes them if
   * {@code StreamPeer.big_endian} or {@code FileAccess.big_endian} is true.
   * {@code PacketPeerStream} has no such setting.
   *
   * @throws IllegalStateException if this framing has no length in front of packets
   */
  public Framing withBigEndianPrefix() {
    if (prefix == Prefix.NONE) {
      throw new IllegalStateException(name + " has no length in front of its packets.");
    }
    return new Framing(name, Prefix.BIG_ENDIAN, maxPacketBytes, setting);
  }

  /**
   * Returns this framing with another limit. Use this if you have changed the setting of the
   * engine.
   *
   * @throws IllegalArgumentException if {@code bytes} is negative
   */
  public Framing withMaxPacketBytes(int bytes) {
    return new Framing(name, prefix, bytes, setting);
  }

  /**
   * Returns the bytes to send for {@code packet}: a new array with the length and the packet, or
   * {@code packet} itself if this framing puts no length in front. An empty packet is also framed,
   * although it is not a Variant.
   *
   * @throws UnsupportedVariantException if the packet is larger than {@link #maxPacketBytes()}
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

  /**
   * Checks the length of a packet before it is sent.
   *
   * @param length the length in bytes, without the prefix
   * @throws UnsupportedVariantException if the packet is larger than {@link #maxPacketBytes()}
   */
  public void requireSendable(int length) {
    if (length > maxPacketBytes) {
      String wayOut =
          setting.isEmpty() ? "" : "; raise its " + setting + " and Framing.withMaxPacketBytes";
      throw new UnsupportedVariantException(
          "A packet of " + length + " bytes, but " + name + " takes " + maxPacketBytes + wayOut, 0);
    }
  }

  /**
   * Checks a length that has been received, before anything is allocated for the packet. Packets of
   * the engine may be larger than {@link #maxPacketBytes()} by up to 3 bytes, because {@code
   * PacketPeerStream} sends one byte more than it accepts.
   *
   * @param length the length in bytes, as the 32 bits of the prefix; they are unsigned, so a
   *     negative number stands for a length of 2 GiB or more
   * @param limit the largest length that the receiver accepts, usually
   *     {@link io.variantmapper.runtime.ReadLimits#maxBytes()}
   * @return {@code length}
   * @throws MalformedPacketException if the length exceeds {@code limit}, or {@link
   *     #maxPacketBytes()} after it was rounded up to a multiple of 4
   */
  public int requireReceivable(int length, int limit) {
    long most = Math.min(Math.min(limit, MAX_RECEIVED), Layout.padded(maxPacketBytes));
    if (length < 0 || length > most) {
      throw new MalformedPacketException(
          "A frame of " + Integer.toUnsignedString(length) + " bytes is over the limit of " + most
              + PacketDiagnosis.adviceOnOtherBytes(prefixOf(length), 0, LittleEndian.WORD),
          0);
    }
    return length;
  }

  /**
   * Returns advice to append to a message about bytes that are not a whole frame; empty if there is
   * none.
   */
  static String hint(byte[] prefix, byte[] rest, VariantFormat format) {
    return isPacket(prefix, rest, format)
        ? NO_LENGTH
        : PacketDiagnosis.adviceOnOtherBytes(prefix, 0, prefix.length);
  }

  /**
   * Returns an exception about a frame that can't be decoded. The exception says that the length is
   * missing if the length is the header of a Dictionary or an Array, and the frame is not a whole
   * packet. Otherwise returns {@code e}.
   */
  static VariantException withoutLength(byte[] frame, VariantFormat format, VariantException e) {
    VariantType type = format.typeWithId(frame.length);
    if ((type != VariantType.DICTIONARY && type != VariantType.ARRAY) || isPacket(frame, format)) {
      return e;
    }
    MalformedPacketException noLength = new MalformedPacketException(
        "Expected a length but found the type " + type.godotName() + NO_LENGTH, 0);
    noLength.addSuppressed(e);
    return noLength;
  }

  /** Returns whether {@code prefix} is not a length, but the first 4 bytes of a whole packet. */
  private static boolean isPacket(byte[] prefix, byte[] rest, VariantFormat format) {
    byte[] packet = Arrays.copyOf(prefix, prefix.length + rest.length);
    System.arraycopy(rest, 0, packet, prefix.length, rest.length);
    return isPacket(packet, format);
  }

  /** Returns whether the bytes are one whole packet, without a length in front. */
  static boolean isPacket(byte[] bytes, VariantFormat format) {
    try {
      VariantReader in = new VariantReader(bytes, format);
      in.skip();
      return in.offset() == bytes.length;
    } catch (MalformedPacketException e) {
      return false;
    }
  }

  private byte[] prefixOf(int length) {
    byte[] bytes = new byte[LittleEndian.WORD];
    putLength(bytes, length);
    return bytes;
  }

  void putLength(byte[] bytes, int length) {
    boolean swapped = prefix == Prefix.BIG_ENDIAN;
    LittleEndian.putInt(bytes, 0, swapped ? Integer.reverseBytes(length) : length);
  }

  int getLength(byte[] bytes, int index) {
    int length = LittleEndian.getInt(bytes, index);
    return prefix == Prefix.BIG_ENDIAN ? Integer.reverseBytes(length) : length;
  }

  /**
   * Returns this framing, or throws an exception if it has no length in front of packets. A stream
   * can't be divided into packets without their lengths.
   *
   * @throws IllegalArgumentException if {@link #prefix()} is {@link Prefix#NONE}
   */
  public Framing onStream() {
    if (prefix == Prefix.NONE) {
      throw new IllegalArgumentException(
          name + " has no length in front of its packets, so a stream can't tell them apart.");
    }
    return this;
  }
}
