package io.variantmapper.netty.rpc;

import io.variantmapper.enet.DeliveryMode;
import io.variantmapper.enet.DisconnectReason;
import io.variantmapper.enet.ENetPeer;
import io.variantmapper.enet.HostListener;
import io.variantmapper.enet.HostOptions;
import io.variantmapper.enet.netty.ENetHandler;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Passes the events of a host to the links of its peers. */
abstract class ENetEvents implements HostListener {
  private @Nullable ENetHandler handler;

  /** Creates the handler of these events. Called once. */
  ENetHandler newHandler(HostOptions options) {
    ENetHandler created = new ENetHandler(options, this);
    handler = created;
    return created;
  }

  ENetHandler handler() {
    return Objects.requireNonNull(handler, "newHandler was not called");
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
      link.ended();
    }
  }
}
