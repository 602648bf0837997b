package io.variantmapper.netty.rpc;

import io.variantmapper.enet.DeliveryMode;
import io.variantmapper.enet.DisconnectReason;
import io.variantmapper.enet.ENetPeer;
import io.variantmapper.enet.HostListener;
import io.variantmapper.enet.HostOptions;
import io.variantmapper.enet.netty.ENetHandler;
import io.variantmapper.netty.FaultLog;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Passes the events of a host to the links of its peers. */
abstract class ENetEvents implements HostListener {
  private final ConnectionListener listener;
  private final ConnectionLimits limits;
  private final ConnectionCounters counters;
  private final FaultLog faults;

  /** The links whose connections have not ended. Used in the event loop. */
  private final Set<ENetLink> links = new HashSet<>();

  private @Nullable ENetHandler handler;
  private boolean isWatching;

  ENetEvents(
      ConnectionListener listener,
      ConnectionLimits limits,
      ConnectionCounters counters,
      FaultLog faults) {
    this.listener = listener;
    this.limits = limits;
    this.counters = counters;
    this.faults = faults;
  }

  /** Creates the handler of these events. Called once. */
  ENetHandler newHandler(HostOptions options) {
    ENetHandler created = new ENetHandler(options, this);
    handler = created;
    return created;
  }

  ENetHandler handler() {
    return Objects.requireNonNull(handler, "newHandler was not called");
  }

  /**
   * Creates the link of a peer.
   *
   * @param forget is called when the connection has ended
   */
  ENetLink newLink(
      ENetPeer peer, ENetDelivery delivery, int peerId, Consumer<RpcConnection> forget) {
    if (!isWatching) {
      isWatching = true;
      handler().channel().closeFuture().addListener(closed -> channelClosed());
    }
    return new ENetLink(
        handler(), peer, delivery, peerId, listener, limits, counters, faults, forget, links);
  }

  /** Forgets a link whose connection nobody knows. */
  void discard(ENetLink link) {
    links.remove(link);
  }

  /** Ends the links, because the host does not report the ends that it causes by itself. */
  private void channelClosed() {
    List.copyOf(links).forEach(ENetLink::ended);
  }

  @Override
  public void received(
      ENetPeer peer, int channel, DeliveryMode mode, byte[] bytes, int offset, int length) {
    if (peer.attachment() instanceof ENetLink link && length > 0) {
      link.receive(bytes, offset, length, ENetDelivery.transferMode(mode), channel);
    }
  }

  @Override
  public void disconnected(ENetPeer peer, DisconnectReason reason, int data) {
    if (peer.attachment() instanceof ENetLink link) {
      log(link.connection(), reason);
      link.ended();
    }
  }

  /** Logs an end that no method of the listener explains. */
  private void log(RpcConnection connection, DisconnectReason reason) {
    if (reason == DisconnectReason.TOO_LONG) {
      connection.log(
          "TOO_LONG",
          "a message is longer than maxMessage or maxStored of HostOptions. Send less in one call,"
              + " or raise both.");
    } else if (reason == DisconnectReason.BROKEN) {
      connection.log("BROKEN", "its commands contradict each other");
    }
  }
}
