package io.variantmapper.netty;

import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelPipeline;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.stream.Framing;
import java.util.function.Consumer;

/**
 * Reads and writes values. All channels of a transport share one encoder.
 *
 * @param <I> the type of the values that are received
 * @param <O> the type of the values that are sent
 */
record ValueCodec<I, O>(
    VariantSerializer<I> received,
    Class<? extends O> sentType,
    VariantSerializer<O> sent,
    VariantFormat format)
    implements MessageCodec {
  @Override
  public int maxBytes() {
    return format.limits().maxBytes();
  }

  @Override
  public Consumer<ChannelPipeline> tcp(Framing framing) {
    ChannelHandler encoder = new VariantEncoder<>(sentType, sent, format, framing);
    return pipeline ->
        pipeline.addLast(new VariantStreamDecoder<>(received, format, framing), encoder);
  }

  @Override
  public Consumer<ChannelPipeline> webSocket() {
    ChannelHandler encoder = new WebSocketVariantEncoder<>(sentType, sent, format);
    return pipeline -> pipeline.addLast(new WebSocketVariantDecoder<>(received, format), encoder);
  }

  @Override
  public Consumer<ChannelPipeline> udp() {
    ChannelHandler encoder = new DatagramVariantEncoder<>(sentType, sent, format);
    return pipeline -> pipeline.addLast(new DatagramVariantDecoder<>(received, format), encoder);
  }
}
