package io.variantmapper.netty;

import io.netty.channel.ChannelPipeline;
import io.variantmapper.runtime.stream.Framing;
import java.util.function.Consumer;

/**
 * Turns the bytes of a transport into messages, and messages into bytes. Each method returns a
 * function that adds the handlers to the pipeline of a channel.
 */
interface MessageCodec {
  /** Returns the size of the largest message, in bytes. */
  int maxBytes();

  Consumer<ChannelPipeline> tcp(Framing framing);

  Consumer<ChannelPipeline> webSocket();

  Consumer<ChannelPipeline> udp();
}
