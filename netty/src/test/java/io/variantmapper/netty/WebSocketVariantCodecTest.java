package io.variantmapper.netty;

import static io.variantmapper.netty.TestPackets.FORMAT;
import static io.variantmapper.netty.TestPackets.TEXT;
import static io.variantmapper.netty.TestPackets.direct;
import static io.variantmapper.netty.TestPackets.packet;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.ContinuationWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PingWebSocketFrame;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.variantmapper.runtime.stream.Framing;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class WebSocketVariantCodecTest {
  private final EmbeddedChannel channel = new EmbeddedChannel(
      new WebSocketVariantDecoder<>(TEXT, FORMAT),
      new WebSocketVariantEncoder<>(String.class, TEXT, FORMAT));

  @AfterEach
  void close() {
    channel.finishAndReleaseAll();
  }

  @Test
  void binaryMessageIsReadAsOnePacket() {
    channel.writeInbound(new BinaryWebSocketFrame(direct(packet("hello"))));
    assertThat(channel.<String>readInbound()).isEqualTo("hello");
  }

  @Test
  void textMessageIsMalformed() {
    assertThatThrownBy(() -> channel.writeInbound(new TextWebSocketFrame("hello")))
        .hasMessageContaining("Expected a binary message but found a text message");
  }

  @Test
  void partOfAMessageIsMalformed() {
    BinaryWebSocketFrame first = new BinaryWebSocketFrame(false, 0, direct(packet("hello")));
    assertThatThrownBy(() -> channel.writeInbound(first))
        .hasMessageContaining("found a part of it. To join the parts, add a WebSocketFrameAggr");
    ContinuationWebSocketFrame last =
        new ContinuationWebSocketFrame(true, 0, direct(packet("hello")));
    assertThatThrownBy(() -> channel.writeInbound(last))
        .hasMessageContaining("Expected a whole message");
    assertThat(first.refCnt() + last.refCnt()).isZero();
    assertThat(channel.inboundMessages()).isEmpty();
  }

  @Test
  void controlFrameIsPassedOn() {
    channel.writeInbound(new PingWebSocketFrame());
    assertThat(channel.inboundMessages()).hasOnlyElementsOfType(PingWebSocketFrame.class);
  }

  @Test
  void valueIsSentAsOneBinaryMessage() {
    channel.writeOutbound("hello");
    BinaryWebSocketFrame frame = channel.readOutbound();
    assertThat(TestPackets.bytes(frame.content())).isEqualTo(packet("hello"));
  }

  @Test
  void closeFrameFollowsTheLastMessageLater() {
    channel.freezeTime();
    LastMessage.send(channel, "bye", 4000, "kicked");
    assertThat(TestPackets.bytes(channel.<BinaryWebSocketFrame>readOutbound().content()))
        .isEqualTo(packet("bye"));
    assertThat(channel.<Object>readOutbound()).isNull();
    channel.advanceTimeBy(250, TimeUnit.MILLISECONDS);
    channel.runScheduledPendingTasks();
    CloseWebSocketFrame close = channel.readOutbound();
    assertThat(close.statusCode()).isEqualTo(4000);
    assertThat(close.reasonText()).isEqualTo("kicked");
    close.release();
  }

  @Test
  void clientThatSendsMuchAfterTheLastMessageIsDisconnected() {
    LastMessage.send(channel, "bye");
    channel.writeInbound(direct(new byte[1 << 20]));
    assertThat(channel.isOpen()).isTrue();
    channel.writeInbound(direct(new byte[1]));
    assertThat(channel.isOpen()).isFalse();
  }

  @Test
  void framingWithLengthsIsRefused() {
    assertThatThrownBy(
            () -> new WebSocketVariantEncoder<>(String.class, TEXT, FORMAT, Framing.STREAM_PEER))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("a WebSocket message is exactly one packet");
  }
}
