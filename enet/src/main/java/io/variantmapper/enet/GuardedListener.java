package io.variantmapper.enet;

import java.net.InetSocketAddress;
import org.jspecify.annotations.Nullable;

/** Keeps what a listener throws, so that the host can finish first what it does. */
final class GuardedListener implements HostListener {
  private final HostListener listener;
  private @Nullable RuntimeException exception;
  private @Nullable Error error;

  GuardedListener(HostListener listener) {
    this.listener = listener;
  }

  @Override
  public boolean accepts(InetSocketAddress address, int data) {
    try {
      return listener.accepts(address, data);
    } catch (RuntimeException e) {
      exception = e;
    } catch (Error e) {
      error = e;
    }
    return false;
  }

  @Override
  public void connected(ENetPeer peer, int data) {
    try {
      listener.connected(peer, data);
    } catch (RuntimeException e) {
      exception = e;
    } catch (Error e) {
      error = e;
    }
  }

  @Override
  public void received(
      ENetPeer peer, int channel, DeliveryMode mode, byte[] bytes, int offset, int length) {
    try {
      listener.received(peer, channel, mode, bytes, offset, length);
    } catch (RuntimeException e) {
      exception = e;
    } catch (Error e) {
      error = e;
    }
  }

  @Override
  public void disconnected(ENetPeer peer, DisconnectReason reason, int data) {
    try {
      listener.disconnected(peer, reason, data);
    } catch (RuntimeException e) {
      exception = e;
    } catch (Error e) {
      error = e;
    }
  }

  /** Throws what the listener has thrown last. */
  void rethrow() {
    Error thrownError = error;
    RuntimeException thrownException = exception;
    error = null;
    exception = null;
    if (thrownError != null) {
      throw thrownError;
    }
    if (thrownException != null) {
      throw thrownException;
    }
  }
}
