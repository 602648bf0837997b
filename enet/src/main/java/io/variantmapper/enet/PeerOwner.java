package io.variantmapper.enet;

/** The part of a host that its peers use. */
abstract class PeerOwner {
  abstract HostOptions options();

  abstract CommandPool pool();

  /** Returns a random number that is added to the clock of a peer. */
  abstract int nextClockOffset();

  /** Passes a message of a peer to the listener. */
  abstract void deliver(
      ENetPeer peer, int channel, DeliveryMode mode, byte[] bytes, int offset, int length);

  /** Remembers that a peer has something to send. */
  abstract void mark(ENetPeer peer);

  /** Sends what a peer has to send. */
  abstract void flush(ENetPeer peer);

  /** Frees the slot of a peer. */
  abstract void forget(ENetPeer peer);
}
