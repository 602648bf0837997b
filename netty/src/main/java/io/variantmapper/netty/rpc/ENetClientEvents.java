package io.variantmapper.netty.rpc;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.variantmapper.enet.DisconnectReason;
import io.variantmapper.enet.ENetPeer;
import io.variantmapper.enet.netty.ENetHandler;
import io.variantmapper.netty.FaultLog;
import java.net.InetSocketAddress;

/** The events of a client, which has one connection. */
final class ENetClientEvents extends ENetEvents {
  private static final int SERVER = 1;

  private final ENetDelivery delivery;
  private final int id;

  ENetClientEvents(
      ENetDelivery delivery,
      int id,
      ConnectionListener listener,
      ConnectionLimits limits,
      ConnectionCounters counters,
      FaultLog faults) {
    super(listener, limits, counters, faults);
    this.delivery = delivery;
    this.id = id;
  }

  /** Returns a handler that connects as soon as its channel is bound. */
  ChannelInboundHandlerAdapter connecting(InetSocketAddress server, int channels) {
    return new ChannelInboundHandlerAdapter() {
      @Override
      public void channelActive(ChannelHandlerContext context) {
        ENetPeer peer = handler().host().connect(server, channels, id, ENetHandler.time());
        newLink(peer, delivery, SERVER, ended -> {});
        handler().flush();
        context.fireChannelActive();
      }
    };
  }

  @Override
  public void connected(ENetPeer peer, int data) {
    if (peer.attachment() instanceof ENetLink link) {
      link.connection().open(id, "");
    }
  }

  @Override
  public void disconnected(ENetPeer peer, DisconnectReason reason, int data) {
    if (reason == DisconnectReason.BY_PEER && peer.attachment() instanceof ENetLink link) {
      link.connection().closedByServer(data, "");
    }
    super.disconnected(peer, reason, data);
    // The peer gets an acknowledgement first.
    handler().channel().eventLoop().execute(handler().channel()::close);
  }
}
