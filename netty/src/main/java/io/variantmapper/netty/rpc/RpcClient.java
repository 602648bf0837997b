package io.variantmapper.netty.rpc;

import io.netty.channel.Channel;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelPipeline;
import io.netty.handler.codec.http.HttpClientCodec;
import io.netty.handler.codec.http.HttpObjectAggregator;
import io.netty.handler.codec.http.websocketx.WebSocketClientProtocolConfig;
import io.netty.handler.codec.http.websocketx.WebSocketClientProtocolHandler;
import io.netty.handler.codec.http.websocketx.WebSocketFrameAggregator;
import io.variantmapper.enet.HostOptions;
import io.variantmapper.enet.netty.ENetHandler;
import io.variantmapper.netty.FaultLog;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.Objects;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Consumer;

/**
 * A client of a Godot server, or of an {@link RpcServer}: for example a bot that tests a game.
 *
 * <pre>{@code
 * RpcClient client = new RpcClient(server -> {
 *   ClientSession session = new ClientSession(server.clientId(), listener, SessionOptions.DEFAULT);
 *   session.addNode("Game", table, dispatcher);
 *   server.moveTo(new RpcRoom(session, server.channel().eventLoop()));
 * });
 * new Bootstrap()
 *     .group(threads)
 *     .channel(NioSocketChannel.class)
 *     .handler(client.webSocket(URI.create("ws://127.0.0.1:7000/")))
 *     .connect("127.0.0.1", 7000);
 * }</pre>
 *
 * <p>One client can make many connections. Thread-safe.
 */
public final class RpcClient {
  private static final int MAX_RESPONSE_BYTES = 1 << 16;

  private final ConnectionListener listener;
  private final ConnectionLimits limits;
  private final ConnectionCounters counters = new ConnectionCounters();
  private final FaultLog faults = RoomLog.faults();

  /** Creates a client with {@link ConnectionLimits#DEFAULT}. */
  public RpcClient(ConnectionListener listener) {
    this(listener, ConnectionLimits.DEFAULT);
  }

  /** Creates a client. */
  public RpcClient(ConnectionListener listener, ConnectionLimits limits) {
    this.listener = Objects.requireNonNull(listener, "listener");
    this.limits = Objects.requireNonNull(limits, "limits");
  }

  /**
   * Returns the pipelines for connections to a server. They need the library {@code
   * netty-codec-http}.
   *
   * @throws IllegalStateException if {@code netty-codec-http} is missing
   */
  public ChannelInitializer<Channel> webSocket(URI uri) {
    return webSocket(uri, pipeline -> {});
  }

  /**
   * Returns the pipelines for connections to a server.
   *
   * @param uri the address of the server; it is also sent to the server
   * @param first adds handlers to the empty pipeline, such as the handler for TLS
   * @throws IllegalStateException if {@code netty-codec-http} is missing
   */
  public ChannelInitializer<Channel> webSocket(URI uri, Consumer<? super ChannelPipeline> first) {
    Objects.requireNonNull(uri, "uri");
    Objects.requireNonNull(first, "first");
    int maxBytes = limits.peer().maxPacketBytes();
    WebSocketClientProtocolConfig config = config(uri, maxBytes);
    return new ChannelInitializer<>() {
      @Override
      protected void initChannel(Channel channel) {
        ChannelPipeline pipeline = channel.pipeline();
        first.accept(pipeline);
        pipeline.addLast(
            new HttpClientCodec(),
            new HttpObjectAggregator(MAX_RESPONSE_BYTES),
            new WebSocketClientProtocolHandler(config),
            new WebSocketFrameAggregator(maxBytes),
            new ClientHandler(channel, uri.toString(), listener, limits, counters, faults));
      }
    };
  }

  private static WebSocketClientProtocolConfig config(URI uri, int maxBytes) {
    try {
      return WebSocketClientProtocolConfig.newBuilder()
          .webSocketUri(uri)
          .maxFramePayloadLength(maxBytes)
          .handleCloseFrames(false)
          .build();
    } catch (NoClassDefFoundError e) {
      throw new IllegalStateException(
          "A WebSocket needs io.netty:netty-codec-http on the class path or the module path", e);
    }
  }

  /**
   * Returns the pipelines of datagram channels that connect to a server with {@code
   * ENetMultiplayerPeer} as soon as they are bound. They need the library {@code
   * variantmapper-enet}.
   *
   * <pre>{@code
   * new Bootstrap()
   *     .group(threads)
   *     .channel(NioDatagramChannel.class)
   *     .handler(client.enet(server, HostOptions.client().build()))
   *     .bind(0);
   * }</pre>
   *
   * @throws IllegalArgumentException if the address is unresolved
   * @throws IllegalStateException if {@code variantmapper-enet} is missing
   */
  public ChannelInitializer<Channel> enet(InetSocketAddress server, HostOptions options) {
    return enet(ENetDelivery.GODOT_4, server, options);
  }

  /**
   * Returns the pipelines of datagram channels that connect to a server with Godot 3's {@code
   * NetworkedMultiplayerENet}. The rooms of their connections have sessions with {@link
   * io.variantmapper.rpc.SessionOptions#GODOT_3}. The options have the compression of the server,
   * because a server with another one does not understand the client: by default, {@link
   * io.variantmapper.enet.CompressionMode#RANGE_CODER} for Godot 3.6, and none for Godot 3.2. They
   * need the library {@code variantmapper-enet}.
   *
   * @throws IllegalArgumentException if the address is unresolved
   * @throws IllegalStateException if {@code variantmapper-enet} is missing
   */
  public ChannelInitializer<Channel> enetOfGodot3(InetSocketAddress server, HostOptions options) {
    return enet(ENetDelivery.GODOT_3, server, options);
  }

  private ChannelInitializer<Channel> enet(
      ENetDelivery delivery, InetSocketAddress server, HostOptions options) {
    if (server.isUnresolved()) {
      throw new IllegalArgumentException("The address " + server + " is not resolved: the name is"
          + " unknown, or the address was made by createUnresolved. Use new InetSocketAddress");
    }
    Objects.requireNonNull(options, "options");
    try {
      Objects.requireNonNull(ENetHandler.class);
    } catch (NoClassDefFoundError e) {
      throw RoomLog.missingENet(e);
    }
    return new ChannelInitializer<>() {
      @Override
      protected void initChannel(Channel channel) {
        int id = ThreadLocalRandom.current().nextInt(Integer.MAX_VALUE - 1) + 2;
        ENetClientEvents events =
            new ENetClientEvents(delivery, id, listener, limits, counters, faults);
        channel
            .pipeline()
            .addLast(
                events.newHandler(options), events.connecting(server, HostOptions.MAX_CHANNELS));
      }
    };
  }

  /** Returns the counters of all connections. */
  public ConnectionCounters counters() {
    return counters;
  }
}
