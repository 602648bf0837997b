package io.variantmapper.netty.rpc;

import io.variantmapper.enet.ENetPeer;
import io.variantmapper.netty.FaultLog;
import java.net.InetSocketAddress;
import java.util.Map;

/** The events of a server. Its clients choose their own ids. */
final class ENetServerEvents extends ENetEvents {
  private static final int LOWEST_ID = 2;

  private final ENetDelivery delivery;
  private final Map<Integer, RpcConnection> connections;

  ENetServerEvents(
      ENetDelivery delivery,
      ConnectionListener listener,
      ConnectionLimits limits,
      ConnectionCounters counters,
      FaultLog faults,
      Map<Integer, RpcConnection> connections) {
    super(listener, limits, counters, faults);
    this.delivery = delivery;
    this.connections = connections;
  }

  /** Refuses an id that is taken, that belongs to the server, or that Godot reads as negative. */
  @Override
  public boolean accepts(InetSocketAddress address, int id) {
    return id >= LOWEST_ID && !connections.containsKey(id);
  }

  @Override
  public void connected(ENetPeer peer, int id) {
    ENetLink link = newLink(peer, delivery, id, ended -> connections.values().remove(ended));
    if (connections.putIfAbsent(id, link.connection()) == null) {
      link.connection().open(id, "");
    } else {
      // Another client has been faster with the same id.
      discard(link);
      peer.attach(null);
      peer.disconnectNow(0);
    }
  }
}
