package io.variantmapper.netty;

import io.netty.channel.ChannelPipeline;
import io.netty.handler.codec.LengthFieldPrepender;
import io.variantmapper.runtime.ReadLimits;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.stream.Framing;
import java.nio.ByteOrder;
import java.util.function.Consumer;

/** Passes packets on without reading them. */
record PacketCodec(int maxBytes) implements MessageCodec {
  @Override
  public Consumer<ChannelPipeline> tcp(Framing framing) {
    VariantFormat format =
        VariantFormat.GODOT_4.withLimits(ReadLimits.DEFAULT.withMaxBytes(maxBytes));
    ByteOrder order = framing.onStream().prefix() == Framing.Prefix.BIG_ENDIAN
        ? ByteOrder.BIG_ENDIAN
        : ByteOrder.LITTLE_ENDIAN;
    return pipeline -> pipeline.addLast(
        new VariantFrameDecoder(format, framing),
        new LengthFieldPrepender(order, Integer.BYTES, 0, false));
  }

  @Override
  public Consumer<ChannelPipeline> webSocket() {
    return pipeline -> {};
  }

  @Override
  public Consumer<ChannelPipeline> udp() {
    return pipeline -> {};
  }
}
