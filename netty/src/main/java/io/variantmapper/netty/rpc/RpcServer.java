package io.variantmapper.netty.rpc;

import io.netty.channel.Channel;
import io.netty.channel.ChannelPipeline;
import io.variantmapper.enet.HostOptions;
import io.variantmapper.enet.netty.ENetHandler;
import io.variantmapper.netty.FaultLog;
import java.util.Collection;
import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;

/**
 * A server for clients with Godot's {@code WebSocketMultiplayerPeer}, which get an id, and for
 * clients with {@code ENetMultiplayerPeer}.
 *
 * <pre>{@code
 * RpcServer server = new RpcServer(client -> client.moveTo(room));
 * new ServerBootstrap()
 *     .group(threads)
 *     .channel(NioServerSocketChannel.class)
 *     .childHandler(ServerPipeline.ofPackets(65_535).webSocket("/", server::accept))
 *     .bind(7000);
 * }</pre>
 *
 * <p>One server can have many rooms and many ports. Thread-safe.
 */
public final class RpcServer {
  private final ConnectionListener listener;
  private final ConnectionLimits limits;
  private final ConnectionCounters counters = new ConnectionCounters();
  private final FaultLog faults = RoomLog.faults();
  private final Map<Integer, RpcConnection> connections = new ConcurrentHashMap<>();

  /** Creates a server with {@link ConnectionLimits#DEFAULT}. */
  public RpcServer(ConnectionListener listener) {
    this(listener, ConnectionLimits.DEFAULT);
  }

  /** Creates a server. */
  public RpcServer(ConnectionListener listener, ConnectionLimits limits) {
    this.listener = Objects.requireNonNull(listener, "listener");
    this.limits = Objects.requireNonNull(limits, "limits");
  }

  /**
   * Adds a handler to the pipeline of a client. Pass this method to {@code
   * ServerPipeline.ofPackets(…).webSocket}.
   */
  public void accept(ChannelPipeline pipeline) {
    Channel channel = pipeline.channel();
    ServerHandler handler;
    do {
      // Godot also draws a random number, so that clients do not guess the ids of others.
      int id = ThreadLocalRandom.current().nextInt(Integer.MAX_VALUE - 1) + 2;
      handler = new ServerHandler(channel, id, listener, limits, counters, faults, this::forget);
    } while (connections.putIfAbsent(handler.id(), handler.connection()) != null);
    pipeline.addLast(handler);
  }

  /**
   * Returns a handler for the datagram channel of a port, where clients connect with Godot's {@code
   * ENetMultiplayerPeer}. They choose their ids; the id of a client that is connected is refused.
   * This needs the library {@code variantmapper-enet}.
   *
   * <pre>{@code
   * new Bootstrap()
   *     .group(threads)
   *     .channel(NioDatagramChannel.class)
   *     .handler(server.enet(HostOptions.server(64).build()))
   *     .bind(7000);
   * }</pre>
   *
   * @throws IllegalStateException if {@code variantmapper-enet} is missing
   */
  public ENetHandler enet(HostOptions options) {
    return enet(ENetDelivery.GODOT_4, options);
  }

  /**
   * Returns a handler for the datagram channel of a port, where clients connect with Godot 3's
   * {@code NetworkedMultiplayerENet}. Their rooms have sessions with {@link
   * io.variantmapper.rpc.SessionOptions#GODOT_3}. Godot 3.6 compresses with the range coder, so the
   * options need {@link io.variantmapper.enet.CompressionMode#RANGE_CODER}; clients without
   * compression are understood as well. This needs the library {@code variantmapper-enet}.
   *
   * @throws IllegalStateException if {@code variantmapper-enet} is missing
   */
  public ENetHandler enetOfGodot3(HostOptions options) {
    return enet(ENetDelivery.GODOT_3, options);
  }

  private ENetHandler enet(ENetDelivery delivery, HostOptions options) {
    try {
      return new ENetServerEvents(delivery, listener, limits, counters, faults, connections)
          .newHandler(options);
    } catch (NoClassDefFoundError e) {
      throw RoomLog.missingENet(e);
    }
  }

  private void forget(RpcConnection ended) {
    connections.values().remove(ended);
  }

  /** Returns the connection of the client with an id; null if it has ended. */
  public @Nullable RpcConnection connection(int clientId) {
    return connections.get(clientId);
  }

  /** Returns a view of all connections, also of those that are in no room. */
  public Collection<RpcConnection> connections() {
    return Collections.unmodifiableCollection(connections.values());
  }

  /** Returns the counters of all connections. */
  public ConnectionCounters counters() {
    return counters;
  }
}
