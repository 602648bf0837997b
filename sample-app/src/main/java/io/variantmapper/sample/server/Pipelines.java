package io.variantmapper.sample.server;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelPipeline;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.HttpServerCodec;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketFrameAggregator;
import io.netty.handler.codec.http.websocketx.WebSocketServerProtocolHandler;
import io.netty.handler.flush.FlushConsolidationHandler;
import io.variantmapper.netty.BadPacketHandler;
import io.variantmapper.netty.DatagramVariantDecoder;
import io.variantmapper.netty.VariantEncoder;
import io.variantmapper.netty.VariantStreamDecoder;
import io.variantmapper.netty.WebSocketVariantDecoder;
import io.variantmapper.netty.WebSocketVariantEncoder;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.stream.Framing;
import io.variantmapper.sample.message.ClientMessageVariantSerializer;
import io.variantmapper.sample.message.Refusal;
import io.variantmapper.sample.message.ServerMessage;
import io.variantmapper.sample.message.ServerMessageVariantSerializer;

/** Builds the pipelines for TCP, WebSocket and UDP. */
final class Pipelines {
  private static final int MAX_HANDSHAKE = 8192;
  private static final int MAX_WRITES = 16;

  private final Clients clients;
  private final ServerSettings settings;
  private final TrafficCounter traffic;
  private final VariantEncoder<ServerMessage> streamEncoder;
  private final WebSocketVariantEncoder<ServerMessage> webSocketEncoder;

  Pipelines(Clients clients, ServerSettings settings, Metrics metrics) {
    this.clients = clients;
    this.settings = settings;
    traffic = new TrafficCounter(metrics);
    streamEncoder = new VariantEncoder<>(
        ServerMessage.class,
        ServerMessageVariantSerializer.INSTANCE,
        settings.format(),
        Framing.STREAM_PEER);
    webSocketEncoder = new WebSocketVariantEncoder<>(
        ServerMessage.class, ServerMessageVariantSerializer.INSTANCE, settings.format());
  }

  /** Returns the pipeline for {@code StreamPeerTCP}. */
  ChannelInitializer<Channel> stream() {
    return new ChannelInitializer<>() {
      @Override
      protected void initChannel(Channel channel) {
        VariantFormat format = settings.format();
        ChannelPipeline pipeline = channel.pipeline();
        pipeline.addLast(oneFlush());
        pipeline.addLast(traffic);
        pipeline.addLast(new VariantStreamDecoder<>(
            ClientMessageVariantSerializer.INSTANCE, format, Framing.STREAM_PEER));
        pipeline.addLast(streamEncoder);
        addClient(pipeline, Outgoing::frame);
      }
    };
  }

  /** Returns the pipeline for {@code WebSocketPeer}. */
  ChannelInitializer<Channel> webSocket() {
    return new ChannelInitializer<>() {
      @Override
      protected void initChannel(Channel channel) {
        VariantFormat format = settings.format();
        int most = format.limits().maxBytes();
        ChannelPipeline pipeline = channel.pipeline();
        pipeline.addLast(oneFlush());
        pipeline.addLast(traffic);
        pipeline.addLast(new HttpServerCodec());
        pipeline.addLast(new HttpObjectAggregator(MAX_HANDSHAKE));
        pipeline.addLast(new WebSocketServerProtocolHandler("/", null, false, most));
        pipeline.addLast(new WebSocketFrameAggregator(most));
        pipeline.addLast(
            new WebSocketVariantDecoder<>(ClientMessageVariantSerializer.INSTANCE, format));
        pipeline.addLast(webSocketEncoder);
        addClient(pipeline, message -> new BinaryWebSocketFrame(message.packet()));
      }
    };
  }

  /** Returns the pipeline for {@code PacketPeerUDP}, with one channel for all clients. */
  ChannelInitializer<Channel> udp(UdpClients all) {
    return new ChannelInitializer<>() {
      @Override
      protected void initChannel(Channel channel) {
        ChannelPipeline pipeline = channel.pipeline();
        pipeline.addLast(new DatagramVariantDecoder<>(
            ClientMessageVariantSerializer.INSTANCE, settings.format()));
        pipeline.addLast(BadPacketHandler.ignoring());
        pipeline.addLast(all);
      }
    };
  }

  /** Returns a handler that sends messages together if the game writes them in quick succession. */
  private static ChannelHandler oneFlush() {
    return new FlushConsolidationHandler(MAX_WRITES, true);
  }

  private void addClient(ChannelPipeline pipeline, Connection.Wrapping wrapping) {
    Connection connection = new Connection(pipeline.channel(), wrapping, clients, settings);
    pipeline.addLast(
        BadPacketHandler.answering(e -> new Refusal("I can't read that: " + e.getMessage(), true))
            .reporting((channel, e) -> connection.answeredBadPacket(e)));
    pipeline.addLast(connection);
  }
}
