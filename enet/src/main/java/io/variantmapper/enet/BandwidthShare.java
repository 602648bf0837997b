package io.variantmapper.enet;

import io.variantmapper.enet.ENetPeer.State;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

/** Shares the bandwidth of a host between its peers, once in a second. */
final class BandwidthShare {
  private static final int MAX_WINDOW = 1 << 16;
  private static final int MIN_WINDOW = 1 << 12;
  private static final int INTERVAL = 1000;
  private static final int FIELDS = 8;
  private static final long NEVER = Long.MAX_VALUE;

  private long incoming;
  private long outgoing;
  private long last;
  private boolean mustTell;
  private boolean hasLimitedPeers;

  BandwidthShare(int incoming, int outgoing) {
    this.incoming = incoming;
    this.outgoing = outgoing;
  }

  /** Sets when the first second ends. */
  void begin(long time) {
    last = time - INTERVAL;
  }

  long incoming() {
    return incoming;
  }

  long outgoing() {
    return outgoing;
  }

  void limit(int newIncoming, int newOutgoing) {
    incoming = newIncoming;
    outgoing = newOutgoing;
    mustTell = true;
  }

  void peersChanged() {
    mustTell = true;
  }

  /** Takes the limits of a peer, in bytes in a second, where 0 means no limit. */
  void setPeer(ENetPeer peer, long peerIncoming, long peerOutgoing) {
    peer.incomingBandwidth = peerIncoming;
    peer.outgoingBandwidth = peerOutgoing;
    hasLimitedPeers |= peerIncoming != 0;
    boolean isOneUnlimited = outgoing == 0 || peerIncoming == 0;
    peer.outgoing()
        .windowSize(windowOf(
            isOneUnlimited ? Math.max(outgoing, peerIncoming) : Math.min(outgoing, peerIncoming)));
  }

  /** Returns the bytes that may be under way with a bandwidth, where 0 means no limit. */
  static int windowOf(long bandwidth) {
    return bandwidth == 0 ? MAX_WINDOW : clampWindow(bandwidth / MAX_WINDOW * MIN_WINDOW);
  }

  static int clampWindow(long bytes) {
    return (int) Math.max(MIN_WINDOW, Math.min(MAX_WINDOW, bytes));
  }

  /** Returns when {@link #update} has something to do. */
  long nextUpdate() {
    return mustTell || outgoing != 0 || hasLimitedPeers ? last + INTERVAL : NEVER;
  }

  void update(long now, PeerTable peers, PeerOwner host) {
    long elapsed = now - last;
    if (now < nextUpdate()) {
      return;
    }
    last = now;
    List<ENetPeer> connected = peers.all();
    connected.removeIf(
        peer -> peer.state != State.CONNECTED && peer.state != State.DISCONNECTING_LATER);
    limitThrottles(connected, elapsed);
    if (mustTell) {
      mustTell = false;
      tell(connected, host);
    }
    if (connected.isEmpty()) {
      hasLimitedPeers = false;
    }
  }

  private void limitThrottles(List<ENetPeer> connected, long elapsed) {
    long sent = 0;
    for (ENetPeer peer : connected) {
      sent += peer.outgoing().sentBytes();
    }
    long allowed = outgoing == 0 ? sent : outgoing * elapsed / INTERVAL;
    List<ENetPeer> others = new ArrayList<>(connected);
    boolean isChanged = hasLimitedPeers;
    while (isChanged) {
      isChanged = false;
      int throttle = throttle(allowed, sent);
      for (Iterator<ENetPeer> peers = others.iterator(); peers.hasNext(); ) {
        ENetPeer peer = peers.next();
        long bytes = peer.outgoing().sentBytes();
        long allowedOfPeer = peer.incomingBandwidth * elapsed / INTERVAL;
        if (peer.incomingBandwidth != 0
            && throttle * bytes / RoundTrip.MAX_THROTTLE > allowedOfPeer) {
          peer.roundTrip().limitThrottle(Math.max(1, throttle(allowedOfPeer, bytes)));
          peers.remove();
          isChanged = true;
          allowed -= allowedOfPeer;
          sent -= allowedOfPeer;
        }
      }
    }
    for (ENetPeer peer : others) {
      peer.roundTrip().limitThrottle(throttle(allowed, sent));
    }
    for (ENetPeer peer : connected) {
      peer.outgoing().forgetSentBytes();
    }
  }

  private static int throttle(long allowed, long sent) {
    return sent <= allowed
        ? RoundTrip.MAX_THROTTLE
        : (int) Math.max(0, allowed * RoundTrip.MAX_THROTTLE / sent);
  }

  /** Sends each peer how much it may send. */
  private void tell(List<ENetPeer> connected, PeerOwner host) {
    Set<ENetPeer> others = new HashSet<>(connected);
    long rest = incoming;
    long share = 0;
    boolean isChanged = incoming != 0;
    while (isChanged && !others.isEmpty()) {
      share = Math.max(0, rest / others.size());
      long limit = share;
      int before = others.size();
      for (ENetPeer peer : connected) {
        boolean sendsLess = peer.outgoingBandwidth == 0 || peer.outgoingBandwidth < limit;
        if (sendsLess && others.remove(peer)) {
          rest -= peer.outgoingBandwidth;
        }
      }
      isChanged = others.size() < before;
    }
    for (ENetPeer peer : connected) {
      boolean hasShare = incoming != 0 && others.contains(peer);
      byte[] fields = new byte[FIELDS];
      Fields.putInt(fields, 0, hasShare ? share : incoming == 0 ? 0 : peer.outgoingBandwidth);
      Fields.putInt(fields, Integer.BYTES, outgoing);
      peer.outgoing().addControl(Command.BANDWIDTH | Command.WANTS_ACK, fields);
      host.mark(peer);
    }
  }
}
