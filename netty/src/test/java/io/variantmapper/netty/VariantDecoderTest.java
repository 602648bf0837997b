package io.variantmapper.netty;

import static io.variantmapper.netty.TestPackets.BAD;
import static io.variantmapper.netty.TestPackets.FORMAT;
import static io.variantmapper.netty.TestPackets.MAX_BYTES;
import static io.variantmapper.netty.TestPackets.TEXT;
import static io.variantmapper.netty.TestPackets.direct;
import static io.variantmapper.netty.TestPackets.heap;
import static io.variantmapper.netty.TestPackets.packet;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.DecoderException;
import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.VariantWriter;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class VariantDecoderTest {
  private final EmbeddedChannel channel = new EmbeddedChannel(new VariantDecoder<>(TEXT, FORMAT));

  @AfterEach
  void close() {
    channel.finishAndReleaseAll();
  }

  @Test
  void packetOnTheHeapIsRead() {
    channel.writeInbound(heap(packet("hello")));
    assertThat(channel.<String>readInbound()).isEqualTo("hello");
  }

  @Test
  void packetOffTheHeapIsRead() {
    channel.writeInbound(direct(packet("hello")));
    assertThat(channel.<String>readInbound()).isEqualTo("hello");
  }

  @Test
  void packetInSeveralBuffersIsRead() {
    ByteBuf whole = heap(packet("hello"));
    channel.writeInbound(Unpooled.wrappedBuffer(whole.readRetainedSlice(6), whole));
    assertThat(channel.<String>readInbound()).isEqualTo("hello");
  }

  @Test
  void packetInsideALargerArrayIsRead() {
    ByteBuf larger = Unpooled.buffer().writeZero(3).writeBytes(packet("hello")).skipBytes(3);
    channel.writeInbound(larger);
    assertThat(channel.<String>readInbound()).isEqualTo("hello");
  }

  @Test
  void bufferIsReleased() {
    ByteBuf buffer = direct(packet("hello"));
    channel.writeInbound(buffer);
    assertThat(buffer.refCnt()).isZero();
  }

  @Test
  void bufferOfAPacketThatCannotBeReadIsReleased() {
    ByteBuf buffer = direct(BAD);
    assertThatThrownBy(() -> channel.writeInbound(buffer)).isInstanceOf(DecoderException.class);
    assertThat(buffer.refCnt()).isZero();
  }

  @Test
  void packetThatCannotBeReadCausesADecoderException() {
    assertThatThrownBy(() -> channel.writeInbound(heap(BAD)))
        .isInstanceOf(DecoderException.class)
        .cause()
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageContaining("Unknown type id 99");
  }

  @Test
  void packetAfterAPacketThatCannotBeReadIsRead() {
    assertThatThrownBy(() -> channel.writeInbound(direct(BAD)))
        .isInstanceOf(DecoderException.class);
    channel.writeInbound(direct(packet("hello")));
    assertThat(channel.<String>readInbound()).isEqualTo("hello");
  }

  @Test
  void valueOfAnotherTypeIsUnexpected() {
    assertThatThrownBy(() -> channel.writeInbound(heap(new byte[] {2, 0, 0, 0, 7, 0, 0, 0})))
        .cause()
        .isInstanceOf(UnexpectedVariantException.class);
  }

  @Test
  void emptyPacketIsMalformed() {
    assertThatThrownBy(() -> channel.writeInbound(Unpooled.EMPTY_BUFFER))
        .cause()
        .isInstanceOf(MalformedPacketException.class);
  }

  @Test
  void packetOverTheLimitIsRefused() {
    assertThatThrownBy(() -> channel.writeInbound(direct(new byte[MAX_BYTES + 1])))
        .cause()
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageStartingWith("A packet of 1025 bytes is over the limit of 1024");
  }

  @Test
  void serializerMayDecodeAnotherPacketWhileItReads() {
    VariantSerializer<String> nested = new VariantSerializer<>() {
      @Override
      public String read(VariantReader in) {
        EmbeddedChannel inner = new EmbeddedChannel(new VariantDecoder<>(TEXT, FORMAT));
        inner.writeInbound(direct(packet("inner")));
        return inner.<String>readInbound() + " in " + in.readString();
      }

      @Override
      public void write(VariantWriter out, @Nullable String value) {
        out.writeString(value);
      }
    };
    EmbeddedChannel outer = new EmbeddedChannel(new VariantDecoder<>(nested, FORMAT));
    outer.writeInbound(direct(packet("outer")));
    assertThat(outer.<String>readInbound()).isEqualTo("inner in outer");
  }
}
