package io.variantmapper.sample.server;

import io.netty.channel.Channel;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.group.ChannelGroup;
import io.netty.channel.group.DefaultChannelGroup;
import io.netty.handler.codec.http.websocketx.BinaryWebSocketFrame;
import io.netty.handler.flush.FlushConsolidationHandler;
import io.netty.util.concurrent.GlobalEventExecutor;
import io.variantmapper.netty.ClientFaultException;
import io.variantmapper.netty.FaultLog;
import io.variantmapper.netty.ServerPipeline;
import io.variantmapper.runtime.stream.Framing;
import io.variantmapper.sample.message.ClientMessageVariantSerializer;
import io.variantmapper.sample.message.Refusal;
import io.variantmapper.sample.message.ServerMessage;
import io.variantmapper.sample.message.ServerMessageVariantSerializer;
import java.time.Duration;
import java.util.function.Consumer;

/** Builds the pipelines for TCP, WebSocket and UDP. */
final class Pipelines {
  private static final int MAX_WRITES = 16;
  private static final Duration LOG_INTERVAL = Duration.ofSeconds(10);

  private final ServerPipeline datagrams;
  private final ServerPipeline connections;
  private final Clients clients;
  private final ChannelGroup open = new DefaultChannelGroup(GlobalEventExecutor.INSTANCE);

  Pipelines(Clients clients, ServerSettings settings, Consumer<String> log) {
    this.clients = clients;
    FaultLog faults = new FaultLog(LOG_INTERVAL, log);
    TrafficCounter traffic = new TrafficCounter(clients.metrics());
    datagrams = ServerPipeline.of(
            ClientMessageVariantSerializer.INSTANCE,
            ServerMessage.class,
            ServerMessageVariantSerializer.INSTANCE,
            settings.format())
        .reporting(faults);
    connections = datagrams
        .withLimits(settings.limits())
        .withConnections(clients.count())
        .withFirst(
            pipeline -> pipeline.addLast(new FlushConsolidationHandler(MAX_WRITES, true), traffic))
        .answering(Pipelines::refusal)
        .reporting((channel, fault) -> {
          clients.metrics().refused();
          faults.accept(channel, fault);
        });
  }

  private static Refusal refusal(ClientFaultException fault) {
    return new Refusal(fault.getMessage() + ".", true);
  }

  /** Returns the pipelines for {@code StreamPeerTCP}. */
  ChannelInitializer<Channel> stream() {
    return connections.tcp(Framing.STREAM_PEER, pipeline -> addClient(pipeline, Outgoing::frame));
  }

  /** Returns the pipelines for {@code WebSocketPeer}. */
  ChannelInitializer<Channel> webSocket() {
    return connections.webSocket(
        "/",
        pipeline -> addClient(pipeline, message -> new BinaryWebSocketFrame(message.packet())));
  }

  /** Returns the pipeline for {@code PacketPeerUDP}, with one channel for all clients. */
  ChannelInitializer<Channel> udp(UdpClients all) {
    return datagrams.udp(pipeline -> pipeline.addLast(all));
  }

  /** Returns the connections of the clients, except those over UDP. */
  ChannelGroup open() {
    return open;
  }

  private void addClient(ChannelPipeline pipeline, Connection.Wrapping wrapping) {
    open.add(pipeline.channel());
    pipeline.addLast(new Connection(pipeline.channel(), wrapping, clients));
  }
}
