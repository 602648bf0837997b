package io.variantmapper.netty;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import io.variantmapper.runtime.PlainSerializer;
import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.stream.Framing;
import java.util.ArrayList;
import java.util.List;

/** Packets and buffers for tests. */
final class TestPackets {
  static final int MAX_BYTES = 1024;
  static final VariantFormat FORMAT =
      VariantFormat.GODOT_4.withLimits(ReadLimits.MESSAGE.withMaxBytes(MAX_BYTES));
  static final PlainSerializer<String> TEXT = PlainSerializer.STRING;

  /** A packet with an unknown type. */
  static final byte[] BAD = {99, 0, 0, 0};

  private TestPackets() {}

  static byte[] packet(String text) {
    return TEXT.encode(text, FORMAT);
  }

  static byte[] frame(String text) {
    return Framing.STREAM_PEER.frame(packet(text));
  }

  static ByteBuf heap(byte[] bytes) {
    return Unpooled.wrappedBuffer(bytes);
  }

  static ByteBuf direct(byte[] bytes) {
    return Unpooled.directBuffer().writeBytes(bytes);
  }

  /** Takes all inbound buffers out of the channel and returns their bytes. */
  static List<byte[]> received(EmbeddedChannel channel) {
    List<byte[]> packets = new ArrayList<>();
    for (ByteBuf packet = channel.readInbound(); packet != null; packet = channel.readInbound()) {
      packets.add(ByteBufUtil.getBytes(packet));
      packet.release();
    }
    return packets;
  }

  /** Takes all outbound buffers out of the channel and returns their bytes. */
  static byte[] sent(EmbeddedChannel channel) {
    ByteBuf all = Unpooled.buffer();
    for (ByteBuf part = channel.readOutbound(); part != null; part = channel.readOutbound()) {
      all.writeBytes(part);
      part.release();
    }
    return bytes(all);
  }

  /** Releases a buffer, and returns its bytes. */
  static byte[] bytes(ByteBuf buffer) {
    byte[] bytes = ByteBufUtil.getBytes(buffer);
    buffer.release();
    return bytes;
  }
}
