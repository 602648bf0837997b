package io.variantmapper.it.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import io.variantmapper.netty.ServerPipeline;
import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.sample.message.ClientMessage;
import io.variantmapper.sample.message.ClientMessageVariantSerializer;
import io.variantmapper.sample.message.Refusal;
import io.variantmapper.sample.message.ServerMessage;
import io.variantmapper.sample.message.ServerMessageVariantSerializer;
import java.nio.charset.StandardCharsets;

class WebSocketFuzzTest {
  private static final ServerPipeline PIPELINE = ServerPipeline.of(
          ClientMessageVariantSerializer.INSTANCE,
          ServerMessage.class,
          ServerMessageVariantSerializer.INSTANCE,
          VariantFormat.GODOT_4.withLimits(ReadLimits.MESSAGE.withMaxBytes(4096)))
      .answering(fault -> new Refusal(fault.getMessage(), true));
  private static final byte[] HANDSHAKE = """
      GET / HTTP/1.1
      Connection: Upgrade
      Upgrade: websocket
      Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==
      Sec-WebSocket-Version: 13

      """.getBytes(StandardCharsets.US_ASCII);

  /** Half of the inputs come after a handshake, the other half instead of it. */
  @FuzzTest(maxDuration = FuzzBudget.DURATION)
  void anyBytesAreMessagesOrFaults(byte[] input) {
    EmbeddedChannel channel = new EmbeddedChannel(PIPELINE.webSocket("/", client -> {}));
    if (input.length % 2 == 0) {
      channel.writeInbound(Unpooled.wrappedBuffer(HANDSHAKE));
    }
    for (int at = 0; at < input.length && channel.isOpen(); ) {
      int chunk = Math.min(1 + (input[at] & 0x3F), input.length - at);
      // The pipeline handles all faults. This call throws any other exception.
      channel.writeInbound(Unpooled.wrappedBuffer(input, at, chunk));
      at += chunk;
    }
    assertThat(channel.inboundMessages()).allMatch(ClientMessage.class::isInstance);
    channel.finishAndReleaseAll();
  }
}
