package io.variantmapper.enet;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The peers of a host, by slot and by address. */
final class PeerTable {
  /** The session of a slot that had no peer yet. */
  static final int NO_SESSION = 0xff;

  private static final int MIN_CAPACITY = 16;
  private static final long NEVER = Long.MAX_VALUE;

  private record Connection(InetSocketAddress address, int connectId) {}

  private final int maxPeers;

  /** Half-open connections have slots of their own, so that strangers can't take all of them. */
  private final int maxSlots;

  private @Nullable ENetPeer[] peers;

  /** When something happens at the peer of a slot. */
  private long[] due;

  /** At most the lowest of these times, so that most calls do not look at all of them. */
  private long earliestDue = NEVER;

  /** The sessions of the last peer of each slot. */
  private byte[] incomingSessions;

  private byte[] outgoingSessions;

  private int size;

  /** One more than the highest slot that was used. */
  private int end;

  private final Map<Connection, ENetPeer> connections = new HashMap<>();
  private final Map<Object, Integer> peersOfAddress = new HashMap<>();
  private final Map<Object, Integer> halfOpenOfAddress = new HashMap<>();

  /** In the order of their requests. */
  private final Set<ENetPeer> halfOpen = new LinkedHashSet<>();

  PeerTable(int maxPeers, int maxHalfOpen) {
    this.maxPeers = maxPeers;
    maxSlots = Math.min(HostOptions.MAX_PEERS, maxPeers + maxHalfOpen);
    int capacity = Math.min(maxSlots, MIN_CAPACITY);
    peers = new ENetPeer[capacity];
    due = new long[capacity];
    incomingSessions = new byte[capacity];
    outgoingSessions = new byte[capacity];
    fill(0);
  }

  private void fill(int from) {
    Arrays.fill(due, from, due.length, NEVER);
    Arrays.fill(incomingSessions, from, due.length, (byte) NO_SESSION);
    Arrays.fill(outgoingSessions, from, due.length, (byte) NO_SESSION);
  }

  /** Returns the peer of a slot, or null. */
  @Nullable
  ENetPeer get(int slot) {
    return slot < end ? peers[slot] : null;
  }

  /** Returns a copy of the list of peers. */
  List<ENetPeer> all() {
    List<ENetPeer> all = new ArrayList<>(size);
    for (int slot = 0; slot < end; slot++) {
      ENetPeer peer = peers[slot];
      if (peer != null) {
        all.add(peer);
      }
    }
    return all;
  }

  /** Returns whether no peer more may be connected. */
  boolean isFull() {
    return size - halfOpen.size() >= maxPeers;
  }

  boolean hasNoSlot() {
    return size == maxSlots;
  }

  boolean contains(InetSocketAddress address, int connectId) {
    return connections.containsKey(new Connection(address, connectId));
  }

  /** Returns the lowest slot without a peer. */
  int freeSlot() {
    int slot = 0;
    while (slot < end && peers[slot] != null) {
      slot++;
    }
    return slot;
  }

  int incomingSession(int slot) {
    return slot < due.length ? incomingSessions[slot] & 0xff : NO_SESSION;
  }

  int outgoingSession(int slot) {
    return slot < due.length ? outgoingSessions[slot] & 0xff : NO_SESSION;
  }

  void add(ENetPeer peer) {
    int slot = peer.slot();
    if (slot >= due.length) {
      grow(Math.min(maxSlots, 2 * due.length));
    }
    peers[slot] = peer;
    end = Math.max(end, slot + 1);
    size++;
    connections.put(new Connection(peer.address(), peer.connectId()), peer);
    peersOfAddress.merge(key(peer.address()), 1, Integer::sum);
  }

  private void grow(int capacity) {
    int before = due.length;
    peers = Arrays.copyOf(peers, capacity);
    due = Arrays.copyOf(due, capacity);
    incomingSessions = Arrays.copyOf(incomingSessions, capacity);
    outgoingSessions = Arrays.copyOf(outgoingSessions, capacity);
    fill(before);
  }

  void addHalfOpen(ENetPeer peer) {
    add(peer);
    halfOpen.add(peer);
    halfOpenOfAddress.merge(key(peer.address()), 1, Integer::sum);
  }

  /** Notes that a peer is not half open any more. */
  void opened(ENetPeer peer) {
    if (halfOpen.remove(peer)) {
      decrement(halfOpenOfAddress, peer);
    }
  }

  void remove(ENetPeer peer) {
    int slot = peer.slot();
    if (get(slot) != peer) {
      return;
    }
    opened(peer);
    peers[slot] = null;
    due[slot] = NEVER;
    incomingSessions[slot] = (byte) peer.incomingSession;
    outgoingSessions[slot] = (byte) peer.outgoingSession;
    size--;
    connections.remove(new Connection(peer.address(), peer.connectId()));
    decrement(peersOfAddress, peer);
  }

  private static void decrement(Map<Object, Integer> counts, ENetPeer peer) {
    counts.computeIfPresent(key(peer.address()), (key, count) -> count == 1 ? null : count - 1);
  }

  /** Returns the oldest peer that is half open, or null. */
  @Nullable
  ENetPeer oldestHalfOpen() {
    return halfOpen.isEmpty() ? null : halfOpen.iterator().next();
  }

  int halfOpen() {
    return halfOpen.size();
  }

  int halfOpenOf(InetSocketAddress address) {
    return halfOpenOfAddress.getOrDefault(key(address), 0);
  }

  int peersOf(InetSocketAddress address) {
    return peersOfAddress.getOrDefault(key(address), 0);
  }

  /** Returns the address without the port. A user has a whole block of addresses of IPv6. */
  private static Object key(InetSocketAddress address) {
    InetAddress host = address.getAddress();
    return host instanceof Inet6Address ? ByteBuffer.wrap(host.getAddress()).getLong() : host;
  }

  /** Sets when something happens at a peer. */
  void due(ENetPeer peer, long time) {
    due[peer.slot()] = time;
    earliestDue = Math.min(earliestDue, time);
  }

  /** Returns the first slot, from one on, at which something happens now; −1 if there is none. */
  int nextDue(int from, long now) {
    if (earliestDue > now) {
      return -1;
    }
    for (int slot = from; slot < end; slot++) {
      if (due[slot] <= now) {
        return slot;
      }
    }
    return -1;
  }

  /** Returns a time before which nothing happens at any peer. */
  long earliestDue(long now) {
    if (earliestDue <= now) {
      earliestDue = NEVER;
      for (int slot = 0; slot < end; slot++) {
        earliestDue = Math.min(earliestDue, due[slot]);
      }
    }
    return earliestDue;
  }
}
