package io.variantmapper.enet;

import java.util.Arrays;

/** The fields that are the same in CONNECT and in VERIFY. */
final class ConnectFields {
  int slot;

  /** The session bits of the receiver of VERIFY, and of its sender; in CONNECT its own bits. */
  int incomingSession;

  int outgoingSession;
  int mtu;
  int windowSize;
  int channels;
  long incomingBandwidth;
  long outgoingBandwidth;
  int interval;
  int acceleration;
  int deceleration;
  int connectId;

  void read(DatagramReader reader) {
    slot = reader.readShort();
    incomingSession = reader.readByte();
    outgoingSession = reader.readByte();
    mtu = reader.readInt();
    windowSize = reader.readInt();
    channels = reader.readInt();
    incomingBandwidth = reader.readInt() & 0xffffffffL;
    outgoingBandwidth = reader.readInt() & 0xffffffffL;
    interval = reader.readInt();
    acceleration = reader.readInt();
    deceleration = reader.readInt();
    connectId = reader.readInt();
  }

  boolean isSound() {
    return slot < DatagramWriter.NO_SLOT
        && channels >= 1
        && channels <= HostOptions.MAX_CHANNELS
        && mtu > 0;
  }

  /** Sets the fields that depend only on the peer and the host. */
  void setOwn(ENetPeer peer, BandwidthShare bandwidth) {
    incomingBandwidth = bandwidth.incoming();
    outgoingBandwidth = bandwidth.outgoing();
    interval = peer.roundTrip().interval();
    acceleration = peer.roundTrip().acceleration();
    deceleration = peer.roundTrip().deceleration();
    connectId = peer.connectId();
  }

  /** Returns whether a server has repeated what the client has chosen. */
  boolean repeatsOwn(ENetPeer peer) {
    return connectId == peer.connectId()
        && interval == peer.roundTrip().interval()
        && acceleration == peer.roundTrip().acceleration()
        && deceleration == peer.roundTrip().deceleration();
  }

  /** Returns the fields at the beginning of an array. */
  byte[] bytes(int length) {
    byte[] fields = Fields.of(
        slot << 16 | incomingSession << 8 | outgoingSession,
        mtu,
        windowSize,
        channels,
        (int) incomingBandwidth,
        (int) outgoingBandwidth,
        interval,
        acceleration,
        deceleration,
        connectId);
    return Arrays.copyOf(fields, length);
  }
}
