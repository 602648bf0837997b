package io.variantmapper.netty;

import static io.variantmapper.netty.TestPackets.FORMAT;
import static io.variantmapper.netty.TestPackets.MAX_BYTES;
import static io.variantmapper.netty.TestPackets.frame;
import static io.variantmapper.netty.TestPackets.heap;
import static io.variantmapper.netty.TestPackets.packet;
import static io.variantmapper.netty.TestPackets.received;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.DecoderException;
import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.stream.FrameDecoder;
import io.variantmapper.runtime.stream.Framing;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class VariantFrameDecoderTest {
  private EmbeddedChannel channel = channel(Framing.STREAM_PEER);

  private static EmbeddedChannel channel(Framing framing) {
    return new EmbeddedChannel(new VariantFrameDecoder(FORMAT, framing));
  }

  @AfterEach
  void close() {
    channel.finishAndReleaseAll();
  }

  @Test
  void packetIsPassedOnAfterItsLastByte() {
    byte[] frame = frame("hello");
    for (int i = 0; i < frame.length - 1; i++) {
      assertThat(channel.writeInbound(heap(new byte[] {frame[i]}))).isFalse();
    }
    channel.writeInbound(heap(new byte[] {frame[frame.length - 1]}));
    assertThat(received(channel)).containsExactly(packet("hello"));
  }

  @Test
  void bufferMayContainManyFrames() {
    channel.writeInbound(Unpooled.wrappedBuffer(frame("a"), frame("b"), new byte[] {8, 0}));
    assertThat(received(channel)).containsExactly(packet("a"), packet("b"));
  }

  @Test
  void frameAsLargeAsTheLimitIsPassedOn() {
    byte[] largest = new byte[MAX_BYTES];
    channel.writeInbound(heap(Framing.STREAM_PEER.frame(largest)));
    assertThat(received(channel)).containsExactly(largest);
  }

  @Test
  void frameOverTheLimitIsRefusedAsSoonAsItsLengthIsRead() {
    assertThatThrownBy(() -> channel.writeInbound(heap(new byte[] {1, 4, 0, 0})))
        .isInstanceOf(DecoderException.class)
        .cause()
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageStartingWith("A frame of 1025 bytes is over the limit of 1024");
  }

  @Test
  void frameBeforeAFrameOverTheLimitIsPassedOn() {
    byte[] tooLarge = {-1, -1, -1, -1};
    assertThatThrownBy(() -> channel.writeInbound(Unpooled.wrappedBuffer(frame("a"), tooLarge)))
        .isInstanceOf(DecoderException.class);
    assertThat(received(channel)).containsExactly(packet("a"));
  }

  @Test
  void bytesAfterAFrameOverTheLimitAreDiscarded() {
    assertThatThrownBy(() -> channel.writeInbound(heap(new byte[] {-1, -1, -1, -1})))
        .isInstanceOf(DecoderException.class);
    for (int i = 0; i < 100; i++) {
      assertThat(channel.writeInbound(heap(frame("a")))).isFalse();
    }
  }

  @Test
  void limitOfTheFramingAlsoApplies() {
    channel = channel(Framing.PACKET_PEER_STREAM.withMaxPacketBytes(8));
    assertThatThrownBy(() -> channel.writeInbound(heap(new byte[] {9, 0, 0, 0})))
        .hasMessageContaining("A frame of 9 bytes is over the limit of 8");
  }

  @Test
  void emptyFrameIsPassedOnAsAnEmptyPacket() {
    channel.writeInbound(heap(new byte[4]));
    assertThat(received(channel)).containsExactly(new byte[0]);
  }

  @Test
  void lengthMayBeBigEndian() {
    channel = channel(Framing.STREAM_PEER.withBigEndianPrefix());
    channel.writeInbound(heap(Framing.STREAM_PEER.withBigEndianPrefix().frame(packet("a"))));
    assertThat(received(channel)).containsExactly(packet("a"));
  }

  @Test
  void framingWithoutLengthsIsRefused() {
    assertThatThrownBy(() -> new VariantFrameDecoder(FORMAT, Framing.WEB_SOCKET_PEER))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("WebSocketPeer has no length");
  }

  @Test
  void anyBytesGiveTheSamePacketsAsTheFrameDecoderOfTheRuntime() {
    for (int seed = 0; seed < 500; seed++) {
      byte[] bytes = framesAndGarbage(new Random(seed));
      channel = channel(Framing.STREAM_PEER);
      assertThat(packets(channel, bytes, new Random(seed)))
          .as("seed %s", seed)
          .containsExactlyElementsOf(packets(bytes));
      channel.finishAndReleaseAll();
    }
  }

  private static byte[] framesAndGarbage(Random random) {
    ByteBuf bytes = Unpooled.buffer();
    int frames = random.nextInt(10);
    for (int i = 0; i < frames; i++) {
      bytes.writeBytes(Framing.STREAM_PEER.frame(new byte[random.nextInt(MAX_BYTES)]));
    }
    byte[] garbage = new byte[random.nextInt(20)];
    random.nextBytes(garbage);
    return TestPackets.bytes(bytes.writeBytes(garbage));
  }

  private static List<byte[]> packets(EmbeddedChannel channel, byte[] bytes, Random random) {
    for (int at = 0; at < bytes.length; ) {
      int length = Math.min(1 + random.nextInt(600), bytes.length - at);
      try {
        channel.writeInbound(Unpooled.wrappedBuffer(bytes, at, length));
      } catch (DecoderException e) {
        break;
      }
      at += length;
    }
    return received(channel);
  }

  private static List<byte[]> packets(byte[] bytes) {
    FrameDecoder decoder = new FrameDecoder(FORMAT);
    List<byte[]> packets = new ArrayList<>();
    try {
      decoder.feed(bytes);
      for (byte[] next = decoder.nextPacket(); next != null; next = decoder.nextPacket()) {
        packets.add(next);
      }
    } catch (MalformedPacketException e) {
      // The packets before the frame over the limit are returned.
    }
    return packets;
  }
}
