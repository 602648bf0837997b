package io.variantmapper.enet;

import io.variantmapper.enet.ENetPeer.State;
import java.net.InetSocketAddress;
import java.util.function.IntSupplier;

/** Reads the commands of datagrams, and changes the peers that have sent them. */
final class CommandHandler {
  private static final int MIN_MTU = 576;
  private static final int FIELDS_OF_VERIFY = 40;
  private static final int FIELDS_OF_CONNECT = 44;

  /** Times that are further in the past are in the future, because only 16 bits are sent. */
  private static final int HALF_OF_CLOCK = 0x8000;

  private final ENetHost host;
  private final HostOptions options;
  private final PeerTable peers;
  private final BandwidthShare bandwidth;
  private final DatagramReader reader;
  private final MessagePart part = new MessagePart();
  private final ConnectFields connect = new ConnectFields();
  private final IntSupplier connectIds;

  CommandHandler(ENetHost host, PeerTable peers, BandwidthShare bandwidth, IntSupplier connectIds) {
    this.connectIds = connectIds;
    this.host = host;
    this.peers = peers;
    this.bandwidth = bandwidth;
    options = host.options();
    reader = host.reader();
  }

  /** Creates a peer that asks a server for a connection. */
  ENetPeer connect(InetSocketAddress server, int channels, int data) {
    if (peers.isFull()) {
      throw new IllegalStateException(
          "The host has " + options.maxPeers() + " peers, which is the limit in its options");
    }
    int slot = peers.freeSlot();
    ENetPeer peer =
        new ENetPeer(host, server, slot, connectIds.getAsInt(), State.CONNECTING, host.now());
    peer.incomingSession = peers.incomingSession(slot);
    peer.outgoingSession = peers.outgoingSession(slot);
    peer.channels = channels;
    peer.isCompressing = true;
    bandwidth.setPeer(peer, 0, 0);
    peers.add(peer);
    ConnectFields fields = new ConnectFields();
    fields.slot = slot;
    fields.incomingSession = peer.incomingSession;
    fields.outgoingSession = peer.outgoingSession;
    fields.mtu = options.mtu();
    fields.windowSize = BandwidthShare.windowOf(bandwidth.outgoing());
    fields.channels = channels;
    fields.setOwn(peer, bandwidth);
    byte[] bytes = fields.bytes(FIELDS_OF_CONNECT);
    Fields.putInt(bytes, FIELDS_OF_VERIFY, data);
    peer.outgoing().addControl(Command.CONNECT | Command.WANTS_ACK, bytes);
    return peer;
  }

  /** Reads the command of a stranger. Returns false unless it asks for a connection. */
  boolean accept(InetSocketAddress sender, boolean isCompressed) {
    if (reader.remaining() < Command.size(Command.CONNECT)
        || (reader.readByte() & Command.MASK) != Command.CONNECT) {
      return false;
    }
    reader.skip(Command.HEAD - 1);
    connect.read(reader);
    int data = reader.readInt();
    if (!connect.isSound() || options.maxConnecting() == 0) {
      return false;
    }
    if (peers.contains(sender, connect.connectId)) {
      // The answer is repeated by its own timer.
      return true;
    }
    if (peers.halfOpenOf(sender) >= options.maxConnectingOfAddress()) {
      return false;
    }
    if (peers.isFull()
        || peers.peersOf(sender) >= options.maxPeersOfAddress()
        || !host.listener().accepts(sender, data)) {
      host.refuse(sender, connect.slot);
    } else {
      answer(sender, data, isCompressed);
    }
    return true;
  }

  private void answer(InetSocketAddress sender, int data, boolean isCompressed) {
    ENetPeer oldest = peers.oldestHalfOpen();
    if (oldest != null && (peers.halfOpen() >= options.maxConnecting() || peers.hasNoSlot())) {
      host.forget(oldest);
    }
    int slot = peers.freeSlot();
    ENetPeer peer =
        new ENetPeer(host, sender, slot, connect.connectId, State.HALF_OPEN, host.now());
    peer.remoteSlot = connect.slot;
    peer.outgoingSession = nextSession(connect.incomingSession, peers.outgoingSession(slot));
    peer.incomingSession = nextSession(connect.outgoingSession, peers.incomingSession(slot));
    peer.channels = Math.min(connect.channels, options.maxChannels());
    peer.data = data;
    peer.isCompressing = isCompressed;
    peer.roundTrip().configure(connect.interval, connect.acceleration, connect.deceleration);
    peer.outgoing().mtu(Math.max(MIN_MTU, Math.min(connect.mtu, options.mtu())));
    bandwidth.setPeer(peer, connect.incomingBandwidth, connect.outgoingBandwidth);
    peers.addHalfOpen(peer);
    ConnectFields verify = new ConnectFields();
    verify.slot = slot;
    verify.incomingSession = peer.outgoingSession;
    verify.outgoingSession = peer.incomingSession;
    verify.mtu = peer.mtu();
    verify.windowSize = BandwidthShare.clampWindow(
        Math.min(connect.windowSize & 0xffffffffL, BandwidthShare.windowOf(bandwidth.incoming())));
    verify.channels = peer.channels;
    verify.setOwn(peer, bandwidth);
    peer.outgoing().addControl(Command.VERIFY | Command.WANTS_ACK, verify.bytes(FIELDS_OF_VERIFY));
    host.mark(peer);
  }

  /** Returns a session that differs from the last one of the slot, and from the peer's last one. */
  private static int nextSession(int asked, int before) {
    int session =
        ((asked == PeerTable.NO_SESSION ? before : asked) + 1) & DatagramWriter.SESSION_MASK;
    return session == before ? (session + 1) & DatagramWriter.SESSION_MASK : session;
  }

  /**
   * Reads the commands of a peer, up to one that is damaged, not allowed, or one too many: more
   * would need several datagrams with acknowledgements. Acknowledgements do not count.
   *
   * @param sentTime the sent time of the datagram, or −1
   */
  void read(ENetPeer peer, int sentTime) {
    boolean isGood = true;
    int commands = 0;
    while (isGood
        && commands < Command.MAX_IN_DATAGRAM
        && reader.remaining() >= Command.HEAD
        && peer.state != State.ENDED) {
      int code = reader.readByte();
      commands += (code & Command.MASK) == Command.ACK ? 0 : 1;
      int channel = reader.readByte();
      int number = reader.readShort();
      int size = Command.size(code & Command.MASK) - Command.HEAD;
      isGood =
          size >= 0 && reader.remaining() >= size && handle(peer, code, channel, number, sentTime);
    }
    peer.outgoing().repeatLost();
    host.received(peer);
  }

  /** Handles a command and acknowledges it. Returns false if nothing after it can be read. */
  private boolean handle(ENetPeer peer, int code, int channel, int number, int sentTime) {
    boolean wantsAck = (code & Command.WANTS_ACK) != 0;
    int kind = code & Command.MASK;
    Verdict verdict = switch (kind) {
      case Command.ACK -> acknowledge(peer, channel);
      case Command.VERIFY -> verify(peer);
      case Command.DISCONNECT -> disconnect(peer, wantsAck);
      default -> isOpen(peer) ? handleOpen(peer, kind, channel, number) : Verdict.BROKEN;
    };
    part.release();
    if (verdict == Verdict.DROPPED) {
      return true;
    }
    if (verdict == Verdict.BROKEN) {
      return false;
    }
    if (wantsAck
        && sentTime >= 0
        && mayAcknowledge(peer, kind)
        && !(channel < peer.channels && peer.incoming().isTooFarAhead(channel, number))) {
      peer.outgoing().ack(channel, number, sentTime);
    }
    return !wantsAck || sentTime >= 0;
  }

  private static boolean isOpen(ENetPeer peer) {
    return peer.state == State.CONNECTED || peer.state == State.DISCONNECTING_LATER;
  }

  private static boolean mayAcknowledge(ENetPeer peer, int kind) {
    return switch (peer.state) {
      case CONNECTED, DISCONNECTING_LATER, CONNECTING -> true;
      case LEAVING -> kind == Command.DISCONNECT;
      case HALF_OPEN, DISCONNECTING, ENDED -> false;
    };
  }

  private Verdict handleOpen(ENetPeer peer, int kind, int channel, int number) {
    switch (kind) {
      case Command.PING -> {
        return Verdict.TAKEN;
      }
      case Command.BANDWIDTH -> {
        long incoming = reader.readInt() & 0xffffffffL;
        bandwidth.setPeer(peer, incoming, reader.readInt() & 0xffffffffL);
        return Verdict.TAKEN;
      }
      case Command.THROTTLE -> {
        peer.roundTrip().configure(reader.readInt(), reader.readInt(), reader.readInt());
        return Verdict.TAKEN;
      }
      default -> {
        return channel < peer.channels ? receive(peer, kind, channel, number) : Verdict.BROKEN;
      }
    }
  }

  private Verdict receive(ENetPeer peer, int kind, int channel, int number) {
    part.readHead(number, 0);
    if (kind != Command.RELIABLE) {
      part.unreliableNumber = reader.readShort();
      part.first = part.unreliableNumber;
    }
    int length = reader.readShort();
    if (kind == Command.FRAGMENT || kind == Command.UNRELIABLE_FRAGMENT) {
      part.readFragment(reader);
    }
    if (!part.readBytes(reader, length)) {
      return Verdict.BROKEN;
    }
    if (part.messageLength() > Math.min(options.maxMessage(), options.maxStored())) {
      if (kind == Command.RELIABLE || kind == Command.FRAGMENT) {
        // The peer would repeat it until its timeout, and never learn why it has timed out.
        end(peer, DisconnectReason.TOO_LONG);
      }
      return Verdict.BROKEN;
    }
    if (part.isFragment && !part.isSound()) {
      return Verdict.BROKEN;
    }
    if (peer.isPaused) {
      return Verdict.DROPPED;
    }
    switch (kind) {
      case Command.RELIABLE, Command.FRAGMENT -> {
        Verdict verdict = peer.incoming().channel(channel).receiveReliable(part);
        if (verdict == Verdict.BROKEN) {
          end(peer, DisconnectReason.BROKEN);
        }
        return verdict;
      }
      case Command.UNSEQUENCED ->
        peer.incoming()
            .receiveUnsequenced(channel, part.unreliableNumber, part.bytes, part.offset, length);
      case Command.UNRELIABLE, Command.UNRELIABLE_FRAGMENT ->
        peer.incoming().channel(channel).receiveUnreliable(part);
      default -> {
        return Verdict.BROKEN;
      }
    }
    return Verdict.TAKEN;
  }

  /** Ends the connection of a peer with which it cannot go on. */
  private void end(ENetPeer peer, DisconnectReason reason) {
    if (isOpen(peer)) {
      peer.disconnectNow(0);
      host.listener().disconnected(peer, reason, 0);
    }
  }

  private Verdict acknowledge(ENetPeer peer, int channel) {
    int number = reader.readShort();
    int sentTime = peer.hostTime(reader.readShort());
    int elapsed = ((int) host.now() - sentTime) & 0xffff;
    if (elapsed > HALF_OF_CLOCK || peer.state == State.LEAVING || peer.state == State.CONNECTING) {
      // Only VERIFY acknowledges CONNECT. Anybody could forge this, and nothing would come after
      // it.
      return Verdict.TAKEN;
    }
    if (peer.state == State.HALF_OPEN
        && (channel != Command.OF_CONNECTION || !peer.provesAddress(sentTime))) {
      return Verdict.BROKEN;
    }
    peer.roundTrip().measure(host.now(), Math.max(1, elapsed));
    int kind = peer.outgoing().acked(channel, number, sentTime, host.now());
    switch (peer.state) {
      case HALF_OPEN -> {
        if (kind != Command.VERIFY) {
          return Verdict.BROKEN;
        }
        if (peers.isFull()) {
          host.refused();
          peer.disconnectNow(0);
        } else {
          connected(peer, peer.data);
        }
      }
      case DISCONNECTING -> {
        if (kind == Command.DISCONNECT) {
          host.end(peer, DisconnectReason.BY_HOST, 0);
        }
      }
      case DISCONNECTING_LATER -> {
        if (peer.outgoing().isEmpty()) {
          peer.disconnect(peer.data);
        }
      }
      default -> {
        // An acknowledgement changes nothing else.
      }
    }
    return Verdict.TAKEN;
  }

  private void connected(ENetPeer peer, int data) {
    peer.state = State.CONNECTED;
    peers.opened(peer);
    bandwidth.peersChanged();
    host.listener().connected(peer, data);
  }

  /** Reads the answer of a server. */
  private Verdict verify(ENetPeer peer) {
    connect.read(reader);
    if (peer.state != State.CONNECTING) {
      return Verdict.TAKEN;
    }
    if (!connect.isSound() || !connect.repeatsOwn(peer)) {
      peer.disconnectNow(0);
      host.listener().disconnected(peer, DisconnectReason.BROKEN, 0);
      return Verdict.BROKEN;
    }
    peer.outgoing().verified();
    peer.remoteSlot = connect.slot;
    peer.incomingSession = connect.incomingSession & DatagramWriter.SESSION_MASK;
    peer.outgoingSession = connect.outgoingSession & DatagramWriter.SESSION_MASK;
    peer.channels = Math.min(peer.channels, connect.channels);
    peer.outgoing().mtu(Math.max(MIN_MTU, Math.min(connect.mtu, peer.mtu())));
    bandwidth.setPeer(peer, connect.incomingBandwidth, connect.outgoingBandwidth);
    peer.outgoing()
        .windowSize(BandwidthShare.clampWindow(
            Math.min(connect.windowSize & 0xffffffffL, peer.outgoing().windowSize())));
    connected(peer, 0);
    return Verdict.TAKEN;
  }

  private Verdict disconnect(ENetPeer peer, boolean wantsAck) {
    int data = reader.readInt();
    switch (peer.state) {
      case CONNECTING -> host.end(peer, DisconnectReason.REFUSED, data);
      case HALF_OPEN -> host.forget(peer);
      case DISCONNECTING -> host.end(peer, DisconnectReason.BY_HOST, data);
      case CONNECTED, DISCONNECTING_LATER -> {
        peer.outgoing().clear();
        if (wantsAck) {
          peer.state = State.LEAVING;
          host.listener().disconnected(peer, DisconnectReason.BY_PEER, data);
        } else {
          host.end(peer, DisconnectReason.BY_PEER, data);
        }
      }
      case LEAVING, ENDED -> {
        // The peer repeats itself.
      }
    }
    return Verdict.TAKEN;
  }
}
