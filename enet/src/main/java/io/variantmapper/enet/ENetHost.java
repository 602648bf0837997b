package io.variantmapper.enet;

import io.variantmapper.enet.ENetPeer.State;
import io.variantmapper.enet.compression.DatagramCodec;
import java.net.InetSocketAddress;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/**
 * One end of connections with ENet, as a state machine: it gets datagrams and the time, and gives
 * datagrams and events. It has no socket, no thread and no clock.
 *
 * <pre>{@code
 * ENetHost host = new ENetHost(HostOptions.server(32).build(), sink, listener, clock.millis());
 * host.receive(sender, bytes, 0, length, clock.millis());   // for each datagram
 * long next = host.update(clock.millis());                  // then, and at the time it returns
 * }</pre>
 *
 * <p>All times are in milliseconds, by any clock that does not go back. One thread at a time uses a
 * host and its peers.
 */
public final class ENetHost extends PeerOwner implements AutoCloseable {
  /** The time after which a connection that is half open is forgotten. */
  private static final int MAX_HALF_OPEN = 5_000;

  /** How long acknowledgements may wait, in milliseconds. */
  private static final int ACK_DELAY = 1;

  private static final long NEVER = Long.MAX_VALUE;

  private static final SecureRandom RANDOM = new SecureRandom();

  private final HostOptions options;
  private final DatagramSink sink;
  private final GuardedListener listener;
  private final HostCounters counters = new HostCounters();
  private final CommandPool pool = new CommandPool();
  private final @Nullable DatagramCodec codec;
  private final DatagramReader reader = new DatagramReader();
  private final DatagramWriter writer = new DatagramWriter();
  private final byte[] decompressed = new byte[DatagramWriter.MAX_SIZE];
  private final PeerTable peers;
  private final CommandHandler commands;
  private final BandwidthShare bandwidth;
  private final List<ENetPeer> marked = new ArrayList<>();

  /** Draws the numbers that are added to the clocks of the peers. */
  private final IntSupplier clockOffsets;

  private long now;
  private boolean isUrgent;
  private boolean isFlushing;
  private boolean isClosed;

  /**
   * Creates a host.
   *
   * @param time the time now, in milliseconds
   */
  public ENetHost(HostOptions options, DatagramSink sink, HostListener listener, long time) {
    this(options, sink, listener, time, RANDOM::nextInt, RANDOM::nextInt);
  }

  ENetHost(
      HostOptions options,
      DatagramSink sink,
      HostListener listener,
      long time,
      IntSupplier clockOffsets,
      IntSupplier connectIds) {
    this.options = Objects.requireNonNull(options, "options");
    this.sink = Objects.requireNonNull(sink, "sink");
    this.listener = new GuardedListener(Objects.requireNonNull(listener, "listener"));
    this.clockOffsets = clockOffsets;
    now = time;
    codec = options.compression().newCodec();
    peers = new PeerTable(options.maxPeers(), options.maxConnecting());
    bandwidth = new BandwidthShare(options.incomingBandwidth(), options.outgoingBandwidth());
    commands = new CommandHandler(this, peers, bandwidth, connectIds);
    bandwidth.begin(now);
  }

  /** Returns the settings. */
  @Override
  public HostOptions options() {
    return options;
  }

  /** Returns the counters of the host. */
  public HostCounters counters() {
    return counters;
  }

  /**
   * Returns the peers whose connection has not ended, in the order of their slots. Half-open
   * connections are among them, so there can be more than {@link HostOptions#maxPeers}.
   */
  public List<ENetPeer> peers() {
    return peers.all();
  }

  @Override
  int nextClockOffset() {
    return clockOffsets.getAsInt();
  }

  BandwidthShare bandwidth() {
    return bandwidth;
  }

  @Override
  CommandPool pool() {
    return pool;
  }

  HostListener listener() {
    return listener;
  }

  DatagramReader reader() {
    return reader;
  }

  long now() {
    return now;
  }

  private void advance(long time) {
    now = Math.max(now, time);
  }

  /**
   * Asks a server for a connection. The listener learns whether it has succeeded.
   *
   * @param channels the number of channels: 255 for Godot 4, 3 for Godot 3
   * @param data a number for the server: the id of the client for Godot, at least 2
   * @throws IllegalArgumentException if the address is unresolved
   * @throws IllegalStateException if the host has as many peers as its settings allow, or is closed
   */
  public ENetPeer connect(InetSocketAddress server, int channels, int data, long time) {
    if (server.isUnresolved()) {
      throw new IllegalArgumentException("The address " + server + " is not resolved: the name is"
          + " unknown, or the address was made by createUnresolved. Use new InetSocketAddress");
    }
    if (channels < 1 || channels > HostOptions.MAX_CHANNELS) {
      throw new IllegalArgumentException(
          "A connection has 1 to " + HostOptions.MAX_CHANNELS + " channels, found " + channels);
    }
    if (isClosed) {
      throw new IllegalStateException("The host is closed. Create another one");
    }
    advance(time);
    ENetPeer peer = commands.connect(server, channels, data);
    mark(peer);
    flush(time);
    return peer;
  }

  /**
   * Takes a datagram. Whatever its bytes are, the only exceptions are those of the listener, which
   * are thrown after everything else is done. Call {@link #flush} after the datagrams that have
   * arrived together.
   *
   * @param bytes an array that contains the datagram; used only during this call
   * @throws IndexOutOfBoundsException if the range is not inside the array
   */
  public void receive(InetSocketAddress sender, byte[] bytes, int offset, int length, long time) {
    Objects.checkFromIndexSize(offset, length, bytes.length);
    advance(time);
    counters.received(length);
    if (!readHeader(sender, bytes, offset, length)) {
      counters.dropped();
    }
    reader.release();
    listener.rethrow();
  }

  private boolean readHeader(InetSocketAddress sender, byte[] bytes, int offset, int length) {
    if (isClosed || length < 2 || length > DatagramWriter.MAX_SIZE) {
      return false;
    }
    reader.begin(bytes, offset, length);
    int first = reader.readShort();
    int slot = first & DatagramWriter.NO_SLOT;
    ENetPeer peer = null;
    if (slot != DatagramWriter.NO_SLOT) {
      peer = peers.get(slot);
      if (peer == null
          || !isFrom(
              peer, sender, first >> DatagramWriter.SESSION_SHIFT & DatagramWriter.SESSION_MASK)) {
        return false;
      }
    }
    boolean hasSentTime = (first & DatagramWriter.HAS_SENT_TIME) != 0;
    if (hasSentTime && length < DatagramWriter.HEADER) {
      return false;
    }
    int sentTime = hasSentTime ? reader.readShort() : -1;
    boolean isCompressed = (first & DatagramWriter.IS_COMPRESSED) != 0;
    if (isCompressed && !decompress(peer)) {
      return false;
    }
    if (peer == null) {
      return commands.accept(sender, isCompressed);
    }
    peer.isCompressing |= isCompressed;
    commands.read(peer, sentTime);
    return true;
  }

  private static boolean isFrom(ENetPeer peer, InetSocketAddress sender, int session) {
    return peer.address().equals(sender)
        && (peer.state == State.CONNECTING || peer.incomingSession == session);
  }

  /** Replaces the rest of the datagram. A stranger may send only one command. */
  private boolean decompress(@Nullable ENetPeer peer) {
    if (codec == null) {
      return false;
    }
    int room = peer == null ? Command.size(Command.CONNECT) : decompressed.length;
    int length = codec.decompress(
        reader.bytes(), reader.position(), reader.remaining(), decompressed, 0, room);
    reader.begin(decompressed, 0, length);
    return length > 0;
  }

  @Override
  void deliver(
      ENetPeer peer, int channel, DeliveryMode mode, byte[] bytes, int offset, int length) {
    if (peer.state == State.CONNECTED || peer.state == State.DISCONNECTING_LATER) {
      counters.delivered();
      listener.received(peer, channel, mode, bytes, offset, length);
    }
  }

  /** Remembers that a peer has something to send. */
  @Override
  void mark(ENetPeer peer) {
    isUrgent = true;
    add(peer);
  }

  /** Remembers that a peer has perhaps nothing to send but acknowledgements. */
  void received(ENetPeer peer) {
    isUrgent |= peer.state != State.CONNECTED || peer.outgoing().isUrgent();
    add(peer);
  }

  private void add(ENetPeer peer) {
    if (!peer.isMarked) {
      peer.isMarked = true;
      marked.add(peer);
    }
  }

  /**
   * Returns when to call {@link #flush} or {@link #update} after {@link #receive}. A few
   * acknowledgements can wait for more of them, or for a message, so that one datagram takes all.
   */
  public long nextFlush() {
    return isUrgent ? now : now + ACK_DELAY;
  }

  /** Sends what waits. Call this after datagrams were received, or messages were sent. */
  public void flush(long time) {
    advance(time);
    if (isFlushing) {
      return;
    }
    isFlushing = true;
    try {
      // A peer can be marked while another one is flushed.
      for (int i = 0; i < marked.size(); i++) {
        ENetPeer peer = marked.get(i);
        peer.isMarked = false;
        flush(peer);
      }
    } finally {
      marked.clear();
      isUrgent = false;
      isFlushing = false;
    }
  }

  @Override
  void flush(ENetPeer peer) {
    if (peer.state == State.ENDED) {
      return;
    }
    OutgoingCommands outgoing = peer.outgoing();
    if (peer.isConnected() && outgoing.nextPing() <= now) {
      outgoing.addControl(Command.PING | Command.WANTS_ACK, ENetPeer.NO_BYTES);
    }
    sendAll(peer);
    if (peer.state == State.DISCONNECTING_LATER && outgoing.isEmpty()) {
      peer.disconnect(peer.data);
      sendAll(peer);
    }
    if (peer.state == State.LEAVING) {
      forget(peer);
    } else {
      peers.due(peer, due(peer));
    }
  }

  private void sendAll(ENetPeer peer) {
    writer.begin();
    while (peer.outgoing().fill(writer, now)) {
      send(peer);
      writer.begin();
    }
  }

  private void send(ENetPeer peer) {
    if (peer.state == State.HALF_OPEN) {
      peer.verifySent(now);
    }
    writer.finish(
        peer.remoteSlot, peer.outgoingSession, peer.clock(now), peer.isCompressing ? codec : null);
    counters.sent(writer.length());
    sink.send(peer.address(), writer.bytes(), writer.start(), writer.length());
  }

  void refused() {
    counters.refused();
  }

  /** Refuses a connection, without a peer. */
  void refuse(InetSocketAddress address, int remoteSlot) {
    counters.refused();
    writer.begin();
    writer.command(Command.DISCONNECT | Command.IS_UNSEQUENCED, Command.OF_CONNECTION, 1);
    writer.writeInt(0);
    writer.finish(remoteSlot, 0, 0, null);
    counters.sent(writer.length());
    sink.send(address, writer.bytes(), writer.start(), writer.length());
  }

  /** Returns when something happens at a peer that does not get or send anything. */
  private long due(ENetPeer peer) {
    long due = peer.outgoing().nextTimeout();
    if (peer.state == State.HALF_OPEN) {
      return Math.min(due, peer.begun + MAX_HALF_OPEN);
    }
    return peer.isConnected() ? Math.min(due, peer.outgoing().nextPing()) : due;
  }

  /**
   * Repeats what was lost, notices peers that do not answer, and sends what waits.
   *
   * @return the time at which to call this method again, unless something is received or sent
   *     before; {@link Long#MAX_VALUE} if nothing will happen
   */
  public long update(long time) {
    advance(time);
    bandwidth.update(now, peers, this);
    int slot = peers.nextDue(0, now);
    while (slot >= 0) {
      ENetPeer peer = peers.get(slot);
      if (peer != null) {
        update(peer);
      }
      slot = peers.nextDue(slot + 1, now);
    }
    flush(time);
    listener.rethrow();
    long due = Math.min(peers.earliestDue(now), bandwidth.nextUpdate());
    return due == NEVER ? NEVER : Math.max(due, time);
  }

  private void update(ENetPeer peer) {
    if (peer.state == State.HALF_OPEN && now - peer.begun >= MAX_HALF_OPEN) {
      forget(peer);
    } else if (!peer.outgoing().repeatExpired(now)) {
      end(peer, DisconnectReason.TIMED_OUT, 0);
    } else {
      mark(peer);
    }
  }

  /** Ends a connection, and tells the listener unless the connection was half open. */
  void end(ENetPeer peer, DisconnectReason reason, int data) {
    boolean isKnown = peer.state != State.HALF_OPEN;
    forget(peer);
    if (isKnown) {
      listener.disconnected(peer, reason, data);
    }
  }

  /** Frees the slot of a peer. */
  @Override
  void forget(ENetPeer peer) {
    if (peer.state == State.ENDED) {
      return;
    }
    boolean wasConnected = peer.state != State.HALF_OPEN && peer.state != State.CONNECTING;
    peer.state = State.ENDED;
    peer.outgoing().clear();
    peers.remove(peer);
    if (wasConnected) {
      bandwidth.peersChanged();
    }
  }

  /**
   * Limits the bandwidth from now on. Godot's {@code bandwidth_limit}.
   *
   * @param incoming the bytes that the peers may send together in a second; 0 for no limit
   * @param outgoing the bytes that are sent to all peers in a second; 0 for no limit
   * @throws IllegalArgumentException if a value is negative
   */
  public void limitBandwidth(int incoming, int outgoing) {
    if (incoming < 0 || outgoing < 0) {
      throw new IllegalArgumentException("A bandwidth is 0 for no limit, or positive, found "
          + incoming + " and " + outgoing + " bytes in a second");
    }
    bandwidth.limit(incoming, outgoing);
  }

  /** Ends all connections with {@link ENetPeer#disconnectNow}, and frees native memory. */
  @Override
  public void close() {
    if (isClosed) {
      return;
    }
    isClosed = true;
    for (ENetPeer peer : peers.all()) {
      peer.disconnectNow(0);
      // A peer that is leaving gets its acknowledgement.
      flush(peer);
    }
    if (codec != null) {
      codec.close();
    }
  }
}
