package io.variantmapper.enet;

import java.net.InetSocketAddress;
import org.jspecify.annotations.Nullable;

/** Keeps what a listener throws, so that the host can finish first what it does. */
final class GuardedListener implements HostListener {
  private final HostListener listener;
  private @Nullable Throwable thrown;

  GuardedListener(HostListener listener) {
    this.listener = listener;
  }

  @Override
  public boolean accepts(InetSocketAddress address, int data) {
    try {
      return listener.accepts(address, data);
    } catch (RuntimeException | Error e) {
      keep(e);
    }
    return false;
  }

  @Override
  public void connected(ENetPeer peer, int data) {
    try {
      listener.connected(peer, data);
    } catch (RuntimeException | Error e) {
      keep(e);
    }
  }

  @Override
  public void received(
      ENetPeer peer, int channel, DeliveryMode mode, byte[] bytes, int offset, int length) {
    try {
      listener.received(peer, channel, mode, bytes, offset, length);
    } catch (RuntimeException | Error e) {
      keep(e);
    }
  }

  @Override
  public void disconnected(ENetPeer peer, DisconnectReason reason, int data) {
    try {
      listener.disconnected(peer, reason, data);
    } catch (RuntimeException | Error e) {
      keep(e);
    }
  }

  /** Keeps the last exception, unless there is an error. */
  private void keep(Throwable newest) {
    if (newest instanceof Error || !(thrown instanceof Error)) {
      thrown = newest;
    }
  }

  /** Throws what the listener has thrown. */
  void rethrow() {
    Throwable kept = thrown;
    thrown = null;
    if (kept instanceof Error error) {
      throw error;
    }
    if (kept instanceof RuntimeException exception) {
      throw exception;
    }
  }
}
