package io.variantmapper.netty;

import static io.variantmapper.netty.TestPackets.BAD;
import static io.variantmapper.netty.TestPackets.FORMAT;
import static io.variantmapper.netty.TestPackets.TEXT;
import static io.variantmapper.netty.TestPackets.bytes;
import static io.variantmapper.netty.TestPackets.frame;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import io.variantmapper.runtime.stream.Framing;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClientFaultHandlerTest {
  private final List<String> reports = new ArrayList<>();

  private EmbeddedChannel channel(ClientFaultHandler handler) {
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
    EmbeddedChannel channel = channel(ClientFaultHandler.closing());
    channel.writeInbound(badBetween("before", "after"));
    assertThat(channel.isOpen()).isFalse();
  }

  @Test
  void closingHandlerPassesNothingOnAfterTheBadPacket() {
    EmbeddedChannel channel = channel(ClientFaultHandler.closing());
    channel.writeInbound(badBetween("before", "after"));
    assertThat(channel.inboundMessages()).containsExactly("before");
  }

  @Test
  void closingHandlerReportsOnlyTheFirstBadPacket() {
    channel(ClientFaultHandler.closing()).writeInbound(badBetween("before", "after"));
    assertThat(reports).singleElement().asString().contains("Unknown type id 99");
  }

  @Test
  void answeringHandlerSendsTheAnswerAndCloses() {
    EmbeddedChannel channel = channel(ClientFaultHandler.answering(e -> "I can't read that."));
    channel.writeInbound(badBetween("before", "after"));
    assertThat(bytes(channel.readOutbound())).isEqualTo(frame("I can't read that."));
    assertThat(channel.<Object>readOutbound()).isNull();
    assertThat(channel.isOpen()).isFalse();
  }

  @Test
  void channelIsClosedIfTheReportFails() {
    EmbeddedChannel channel = new EmbeddedChannel(
        new VariantStreamDecoder<>(TEXT, FORMAT, Framing.STREAM_PEER),
        ClientFaultHandler.closing().reporting((same, e) -> {
          throw new IllegalStateException("the log is full");
        }));
    channel.writeInbound(badBetween("before", "after"));
    assertThat(channel.isOpen()).isFalse();
  }

  @Test
  void channelIsClosedIfTheAnswerFunctionThrows() {
    EmbeddedChannel channel = channel(ClientFaultHandler.answering(e -> {
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
        ClientFaultHandler.answering(e -> "I can't read that."));
    channel.writeInbound(badBetween("before", "after"));
    assertThat(channel.isOpen()).isFalse();
  }

  @Test
  void ignoringHandlerPassesLaterMessagesOn() {
    EmbeddedChannel channel = channel(ClientFaultHandler.ignoring());
    channel.writeInbound(badBetween("before", "after"));
    assertThat(channel.inboundMessages()).containsExactly("before", "after");
    assertThat(reports).hasSize(2);
    channel.finishAndReleaseAll();
  }

  @Test
  void frameOverTheLimitIsABadPacket() {
    EmbeddedChannel channel = channel(ClientFaultHandler.closing());
    channel.writeInbound(Unpooled.wrappedBuffer(new byte[] {-1, -1, -1, -1}));
    assertThat(reports).singleElement().asString().startsWith("A frame of 4294967295 bytes");
    assertThat(channel.isOpen()).isFalse();
  }

  @Test
  void otherExceptionsArePassedOn() {
    EmbeddedChannel channel = channel(ClientFaultHandler.closing());
    channel.pipeline().fireExceptionCaught(new IllegalStateException("not a packet"));
    assertThatThrownBy(channel::checkException).hasMessage("not a packet");
    assertThat(channel.isOpen()).isTrue();
    channel.finishAndReleaseAll();
  }
}
