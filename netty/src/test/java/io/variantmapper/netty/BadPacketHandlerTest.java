package io.variantmapper.netty;

import static io.variantmapper.netty.TestPackets.BAD;
import static io.variantmapper.netty.TestPackets.FORMAT;
import static io.variantmapper.netty.TestPackets.TEXT;
import static io.variantmapper.netty.TestPackets.bytes;
import static io.variantmapper.netty.TestPackets.frame;
import static io.variantmapper.runtime.ContainerSerializers.listOf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.TooLongFrameException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.stream.Framing;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class BadPacketHandlerTest {
  private final List<String> reports = new ArrayList<>();

  private EmbeddedChannel channel(BadPacketHandler handler) {
    return new EmbeddedChannel(
        new VariantStreamDecoder<>(TEXT, FORMAT, Framing.STREAM_PEER),
        new VariantEncoder<>(String.class, TEXT, FORMAT, Framing.STREAM_PEER),
        handler.reporting((channel, e) -> reports.add(e.getMessage())));
  }

  private static ByteBuf badBetween(String before, String after) {
    return Unpooled.wrappedBuffer(
        frame(before),
        Framing.STREAM_PEER.frame(BAD),
        Framing.STREAM_PEER.frame(BAD),
        frame(after));
  }

  @Test
  void closingHandlerClosesTheChannel() {
    EmbeddedChannel channel = channel(BadPacketHandler.closing());
    channel.writeInbound(badBetween("before", "after"));
    assertThat(channel.isOpen()).isFalse();
  }

  @Test
  void closingHandlerPassesNothingOnAfterTheBadPacket() {
    EmbeddedChannel channel = channel(BadPacketHandler.closing());
    channel.writeInbound(badBetween("before", "after"));
    assertThat(channel.inboundMessages()).containsExactly("before");
  }

  @Test
  void closingHandlerReportsOnlyTheFirstBadPacket() {
    channel(BadPacketHandler.closing()).writeInbound(badBetween("before", "after"));
    assertThat(reports).singleElement().asString().contains("Unknown type id 99");
  }

  @Test
  void answeringHandlerSendsTheAnswerAndCloses() {
    EmbeddedChannel channel = channel(BadPacketHandler.answering(e -> "I can't read that."));
    channel.writeInbound(badBetween("before", "after"));
    assertThat(bytes(channel.readOutbound())).isEqualTo(frame("I can't read that."));
    assertThat(channel.<Object>readOutbound()).isNull();
    assertThat(channel.isOpen()).isFalse();
  }

  @Test
  void functionsForVariantExceptionsGetTheOffsetAndThePathOfABadPacket() {
    Function<VariantException, String> answer = e -> "at offset " + e.offset() + " of " + e.path();
    BiConsumer<Channel, VariantException> report = (channel, e) -> reports.add(answer.apply(e));
    EmbeddedChannel channel = new EmbeddedChannel(
        new VariantStreamDecoder<>(listOf(TEXT), FORMAT, Framing.STREAM_PEER),
        BadPacketHandler.answering(answer).reporting(report));
    channel.writeInbound(Unpooled.wrappedBuffer(
        Framing.STREAM_PEER.frame(Variant.of(List.of("a", 7)).encode(FORMAT))));
    assertThat(reports).containsExactly("at offset 20 of $[1]");
    assertThat(channel.<String>readOutbound()).isEqualTo("at offset 20 of $[1]");
  }

  @Test
  void otherFaultsOfAClientAreTakenLikeABadPacket() {
    EmbeddedChannel channel = channel(BadPacketHandler.closing());
    channel.pipeline().fireExceptionCaught(new TooLongFrameException("too long"));
    assertThat(reports).containsExactly("too long");
    assertThat(channel.isOpen()).isFalse();
  }

  @Test
  void channelIsClosedIfTheReportFails() {
    EmbeddedChannel channel = new EmbeddedChannel(
        new VariantStreamDecoder<>(TEXT, FORMAT, Framing.STREAM_PEER),
        BadPacketHandler.closing().reporting((same, e) -> {
          throw new IllegalStateException("the log is full");
        }));
    channel.writeInbound(badBetween("before", "after"));
    assertThat(channel.isOpen()).isFalse();
  }

  @Test
  void channelIsClosedIfTheAnswerFunctionThrows() {
    EmbeddedChannel channel = channel(BadPacketHandler.answering(e -> {
      throw new IllegalStateException("no words");
    }));
    channel.writeInbound(badBetween("before", "after"));
    assertThat(channel.isOpen()).isFalse();
  }

  @Test
  void channelIsClosedIfTheAnswerIsTooLarge() {
    EmbeddedChannel channel = new EmbeddedChannel(
        new VariantStreamDecoder<>(TEXT, FORMAT, Framing.STREAM_PEER),
        new VariantEncoder<>(String.class, TEXT, FORMAT, Framing.STREAM_PEER.withMaxPacketBytes(8)),
        BadPacketHandler.answering(e -> "I can't read that."));
    channel.writeInbound(badBetween("before", "after"));
    assertThat(channel.isOpen()).isFalse();
  }

  @Test
  void ignoringHandlerPassesLaterMessagesOn() {
    EmbeddedChannel channel = channel(BadPacketHandler.ignoring());
    channel.writeInbound(badBetween("before", "after"));
    assertThat(channel.inboundMessages()).containsExactly("before", "after");
    assertThat(reports).hasSize(2);
    channel.finishAndReleaseAll();
  }

  @Test
  void frameOverTheLimitIsABadPacket() {
    EmbeddedChannel channel = channel(BadPacketHandler.closing());
    channel.writeInbound(Unpooled.wrappedBuffer(new byte[] {-1, -1, -1, -1}));
    assertThat(reports).singleElement().asString().startsWith("A frame of 4294967295 bytes");
    assertThat(channel.isOpen()).isFalse();
  }

  @Test
  void otherExceptionsArePassedOn() {
    EmbeddedChannel channel = channel(BadPacketHandler.closing());
    channel.pipeline().fireExceptionCaught(new IllegalStateException("not a packet"));
    assertThatThrownBy(channel::checkException).hasMessage("not a packet");
    assertThat(channel.isOpen()).isTrue();
    channel.finishAndReleaseAll();
  }
}
