package io.variantmapper.netty;

import static io.variantmapper.netty.TestPackets.BAD;
import static io.variantmapper.netty.TestPackets.FORMAT;
import static io.variantmapper.netty.TestPackets.TEXT;
import static io.variantmapper.netty.TestPackets.direct;
import static io.variantmapper.netty.TestPackets.frame;
import static io.variantmapper.netty.TestPackets.heap;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.DecoderException;
import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.stream.Framing;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class VariantStreamDecoderTest {
  private final EmbeddedChannel channel =
      new EmbeddedChannel(new VariantStreamDecoder<>(TEXT, FORMAT, Framing.STREAM_PEER));

  @AfterEach
  void close() {
    channel.finishAndReleaseAll();
  }

  @Test
  void valueIsPassedOnAfterItsLastByte() {
    byte[] frame = frame("hello");
    for (int i = 0; i < frame.length - 1; i++) {
      assertThat(channel.writeInbound(heap(new byte[] {frame[i]}))).isFalse();
    }
    channel.writeInbound(heap(new byte[] {frame[frame.length - 1]}));
    assertThat(channel.inboundMessages()).containsExactly("hello");
  }

  @Test
  void framesOffTheHeapAreRead() {
    channel.writeInbound(Unpooled.wrappedBuffer(direct(frame("a")), direct(frame("b"))));
    assertThat(channel.inboundMessages()).containsExactly("a", "b");
  }

  @Test
  void framesAroundABadPacketAreRead() {
    ByteBuf frames = Unpooled.wrappedBuffer(frame("a"), Framing.STREAM_PEER.frame(BAD), frame("b"));
    assertThatThrownBy(() -> channel.writeInbound(frames))
        .isInstanceOf(DecoderException.class)
        .cause()
        .isInstanceOf(MalformedPacketException.class);
    assertThat(channel.inboundMessages()).containsExactly("a", "b");
  }

  @Test
  void packetsAreNotReadAfterABadPacketMadeAHandlerCloseTheChannel() {
    List<Throwable> exceptions = new ArrayList<>();
    channel.pipeline().addLast(new ChannelInboundHandlerAdapter() {
      @Override
      public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        exceptions.add(cause);
        context.close();
      }
    });
    ByteBuf emptyFrames = direct(new byte[4000]);
    channel.writeInbound(emptyFrames);
    assertThat(exceptions).hasSize(1);
    assertThat(emptyFrames.refCnt()).isZero();
  }

  @Test
  void bytesAfterAFrameOverTheLimitAreDiscarded() {
    assertThatThrownBy(() -> channel.writeInbound(heap(new byte[] {-1, -1, -1, -1})))
        .hasMessageContaining("over the limit of 1024");
    assertThat(channel.writeInbound(heap(frame("a")))).isFalse();
  }

  @Test
  void buffersAreReleased() {
    ByteBuf buffer = direct(frame("hello"));
    channel.writeInbound(buffer);
    assertThat(buffer.refCnt()).isZero();
  }
}
