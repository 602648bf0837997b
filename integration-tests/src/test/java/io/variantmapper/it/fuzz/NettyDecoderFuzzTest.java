package io.variantmapper.it.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import io.variantmapper.netty.BadPacketHandler;
import io.variantmapper.netty.VariantStreamDecoder;
import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.stream.Framing;
import io.variantmapper.sample.message.ClientMessage;
import io.variantmapper.sample.message.ClientMessageVariantSerializer;

class NettyDecoderFuzzTest {
  private static final VariantFormat FORMAT =
      VariantFormat.GODOT_4.withLimits(ReadLimits.MESSAGE.withMaxBytes(4096));

  @FuzzTest(maxDuration = FuzzBudget.DURATION)
  void anyChunksAreMessagesOrBadPackets(byte[] input) {
    EmbeddedChannel channel = new EmbeddedChannel(
        new VariantStreamDecoder<>(
            ClientMessageVariantSerializer.INSTANCE, FORMAT, Framing.STREAM_PEER),
        BadPacketHandler.ignoring());
    for (int at = 0; at < input.length; ) {
      int chunk = Math.min(1 + (input[at] & 0x3F), input.length - at);
      // The handler ignores bad packets. This call throws any other exception.
      channel.writeInbound(Unpooled.wrappedBuffer(input, at, chunk));
      at += chunk;
    }
    assertThat(channel.inboundMessages()).allMatch(ClientMessage.class::isInstance);
    channel.finishAndReleaseAll();
  }
}
