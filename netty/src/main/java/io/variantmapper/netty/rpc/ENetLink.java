package io.variantmapper.netty.rpc;

import io.netty.channel.Channel;
import io.variantmapper.enet.ENetPeer;
import io.variantmapper.enet.netty.ENetHandler;
import io.variantmapper.netty.FaultLog;
import io.variantmapper.rpc.PacketSink;
import io.variantmapper.rpc.PeerLimits;
import io.variantmapper.rpc.PeerListener;
import io.variantmapper.rpc.RpcPeer;
import io.variantmapper.rpc.TransferMode;
import java.util.Set;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;

/** Passes the messages of a peer of ENet to a connection, and the packets of a session back. */
final class ENetLink implements Link, OutgoingPackets.Transport {
  private final ENetHandler handler;
  private final Channel channel;
  private final ENetPeer peer;
  private final ENetDelivery delivery;
  private final ConnectionListener listener;
  private final ConnectionLimits limits;
  private final Consumer<RpcConnection> forget;
  private final Set<ENetLink> links;
  private final OutgoingPackets outgoing;
  private final RpcConnection connection;

  /**
   * Creates a link.
   *
   * @param delivery the generation of Godot at the other end
   * @param peerId the id of the other end
   * @param forget is called when the connection has ended
   * @param links contains the link until the connection ends
   */
  ENetLink(
      ENetHandler handler,
      ENetPeer peer,
      ENetDelivery delivery,
      int peerId,
      ConnectionListener listener,
      ConnectionLimits limits,
      ConnectionCounters counters,
      FaultLog faults,
      Consumer<RpcConnection> forget,
      Set<ENetLink> links) {
    this.handler = handler;
    this.channel = handler.channel();
    this.peer = peer;
    this.delivery = delivery;
    this.listener = listener;
    this.limits = limits;
    this.forget = forget;
    this.links = links;
    outgoing = new OutgoingPackets(this, limits, counters);
    connection = new RpcConnection(this, peerId, listener, limits, counters, faults);
    peer.attach(this);
    links.add(this);
  }

  RpcConnection connection() {
    return connection;
  }

  @Override
  public Channel channel() {
    return channel;
  }

  @Override
  public PacketSink sink() {
    return outgoing;
  }

  @Override
  public RpcPeer newPeer(int id, PeerListener peerListener, PeerLimits peerLimits) {
    return delivery.newPeer(id, outgoing, peerListener, peerLimits);
  }

  @Override
  public void sendId() {
    // The client has chosen its id.
  }

  @Override
  public void read(boolean isReading) {
    peer.pause(!isReading);
  }

  @Override
  public void run(Runnable task) {
    try {
      channel.eventLoop().execute(task);
    } catch (RejectedExecutionException e) {
      // The thread has ended, and with it the channel.
    }
  }

  /** Takes a message of the peer. */
  void receive(byte[] bytes, int offset, int length, TransferMode mode, int enetChannel) {
    connection.receive(bytes, offset, length, mode, delivery.channel(enetChannel));
    connection.wakeUp();
  }

  /** Notes that the connection has ended. */
  void ended() {
    links.remove(this);
    outgoing.end();
    connection.inactive();
  }

  @Override
  public void waiting() {
    run(outgoing::write);
  }

  @Override
  public long waitingBytes() {
    // The peer is checked in its own thread.
    return 0;
  }

  @Override
  public boolean canSend() {
    return true;
  }

  @Override
  public void send(PacketBuffer packet) {
    int enetChannel = delivery.enetChannel(packet.mode(), packet.channel());
    if (enetChannel >= peer.channels()) {
      notSent("A packet on channel " + packet.channel() + " was not sent, because the peer has "
          + peer.channels() + " channels of ENet, of which Godot 4 uses 2 for its channel 0.");
    } else if (packet.length() > limits.maxWaiting() - peer.waitingBytes()
        || !peer.send(
            enetChannel,
            ENetDelivery.deliveryMode(packet.mode()),
            packet.bytes(),
            packet.offset(),
            packet.length())) {
      tooSlow();
    }
  }

  @Override
  public void flush() {
    handler.flush();
  }

  @Override
  public void tooLarge(int length) {
    notSent("A packet of " + length + " bytes was not sent, because a message has at most "
        + limits.maxMessage() + " bytes. Send less in one call, or raise maxMessage.");
  }

  private void notSent(String reason) {
    connection.execute(() -> listener.notSent(connection, reason));
  }

  @Override
  public void tooSlow() {
    run(() -> {
      if (peer.isConnected()) {
        connection.log("NOT_READING", "more bytes wait than maxWaiting allows");
        disconnectNow();
      }
    });
  }

  @Override
  public void disconnect(int code, String reason) {
    run(() -> {
      outgoing.write();
      outgoing.end();
      peer.disconnectLater(code);
      handler.flush();
    });
  }

  @Override
  public void abandon() {
    outgoing.end();
    forget();
    run(this::disconnectNow);
  }

  private void disconnectNow() {
    peer.disconnectNow(0);
    handler.flush();
    ended();
  }

  @Override
  public void forget() {
    forget.accept(connection);
  }

  @Override
  public void log(Throwable thrown) {
    run(() -> channel.pipeline().fireExceptionCaught(thrown));
  }
}
