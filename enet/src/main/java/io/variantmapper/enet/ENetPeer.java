package io.variantmapper.enet;

import java.net.InetSocketAddress;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A connection of a host to another one.
 *
 * <pre>{@code
 * byte[] hello = {1, 2, 3};
 * peer.send(0, DeliveryMode.RELIABLE, hello, 0, hello.length);
 * }</pre>
 *
 * <p>Used by the thread that uses the host.
 */
public final class ENetPeer {
  enum State {
    /** A client waits for the answer of the server. */
    CONNECTING,
    /** A server has answered, and waits for the acknowledgement. */
    HALF_OPEN,
    CONNECTED,
    /** Everything that waits is sent first. */
    DISCONNECTING_LATER,
    /** The peer has not acknowledged the end of the connection. */
    DISCONNECTING,
    /** The peer has ended the connection, and gets an acknowledgement. */
    LEAVING,
    ENDED
  }

  static final byte[] NO_BYTES = {};

  private static final int MAX_VERIFY_TIMES = 8;

  private final PeerOwner host;
  private final InetSocketAddress address;
  private final int slot;
  private final int connectId;
  private final RoundTrip roundTrip = new RoundTrip();
  private final OutgoingCommands outgoing;
  private final IncomingMessages incoming;

  State state;
  int remoteSlot = DatagramWriter.NO_SLOT;

  /** The bits that the peer writes, and the bits that this end writes. */
  int incomingSession;

  int outgoingSession;
  int channels;
  long incomingBandwidth;
  long outgoingBandwidth;
  int data;
  boolean isCompressing;
  boolean isPaused;

  /** Whether the peer waits in the host's list of peers with something to send. */
  boolean isMarked;

  /** When the connection was begun, in milliseconds. */
  final long begun;

  /**
   * Added to the host's clock in sent times. Each peer has another one, so that nobody who is
   * connected can guess what is sent to others.
   */
  private final int clockOffset;

  private final int[] verifyTimes = new int[MAX_VERIFY_TIMES];
  private int verifies;
  private @Nullable Object attachment;

  ENetPeer(
      PeerOwner host, InetSocketAddress address, int slot, int connectId, State state, long now) {
    this.host = host;
    this.address = address;
    this.slot = slot;
    this.connectId = connectId;
    this.state = state;
    begun = now;
    clockOffset = host.nextClockOffset();
    HostOptions options = host.options();
    outgoing = new OutgoingCommands(options, host.pool(), roundTrip, options.mtu());
    incoming = new IncomingMessages(
        options.maxStored(),
        (channel, mode, bytes, offset, length) ->
            host.deliver(this, channel, mode, bytes, offset, length));
  }

  /** Returns the address from which the peer sends. */
  public InetSocketAddress address() {
    return address;
  }

  /** Returns the number by which the datagrams of the peer name it, at least 0. */
  public int slot() {
    return slot;
  }

  int connectId() {
    return connectId;
  }

  OutgoingCommands outgoing() {
    return outgoing;
  }

  IncomingMessages incoming() {
    return incoming;
  }

  RoundTrip roundTrip() {
    return roundTrip;
  }

  /** Returns whether messages can be sent. */
  public boolean isConnected() {
    return state == State.CONNECTED;
  }

  /** Returns the number of channels, which both ends have agreed on. */
  public int channels() {
    return channels;
  }

  /** Returns the size of the largest datagram, which both ends have agreed on, in bytes. */
  public int mtu() {
    return outgoing.mtu();
  }

  /** Returns the mean time between a message and its acknowledgement, in milliseconds. */
  public int roundTripTime() {
    return roundTrip.time();
  }

  /** Returns the mean deviation of {@link #roundTripTime}, in milliseconds. */
  public int roundTripVariance() {
    return roundTrip.variance();
  }

  /** Returns how many of 32 unreliable messages are sent. The others are thrown away. */
  public int throttle() {
    return roundTrip.throttle();
  }

  /** Returns the number of bytes of reliable messages that have not been acknowledged. */
  public int waitingBytes() {
    return outgoing.waitingBytes();
  }

  /**
   * Stops or continues to receive messages. Meanwhile messages are neither delivered nor
   * acknowledged, so that the peer sends reliable ones again, and others are lost. A few messages
   * can still be delivered that have arrived before.
   */
  public void pause(boolean paused) {
    isPaused = paused;
  }

  /** Returns the object that {@link #attach} has stored; null by default. */
  public @Nullable Object attachment() {
    return attachment;
  }

  /** Stores an object of the caller. */
  public void attach(@Nullable Object object) {
    attachment = object;
  }

  /**
   * Sends a message with the next {@link ENetHost#flush} or {@link ENetHost#update}.
   *
   * @param channel a number below {@link #channels}
   * @param bytes an array that contains the message; it is copied
   * @return false if the message was not sent: the peer is not connected, or more reliable bytes
   *     wait than {@link HostOptions#maxWaiting} allows. Then the peer is too slow
   * @throws IllegalArgumentException if the connection does not have the channel
   * @throws IndexOutOfBoundsException if the range is not inside the array
   */
  public boolean send(int channel, DeliveryMode mode, byte[] bytes, int offset, int length) {
    Objects.requireNonNull(mode, "mode");
    Objects.checkFromIndexSize(offset, length, bytes.length);
    if (!isConnected()) {
      return false;
    }
    if (channel < 0 || channel >= channels) {
      throw new IllegalArgumentException(
          "The connection has the channels 0 to " + (channels - 1) + ", found " + channel);
    }
    if (length > host.options().maxWaiting() - outgoing.storedBytes()) {
      return false;
    }
    outgoing.addMessage(channel, mode, Arrays.copyOfRange(bytes, offset, offset + length));
    host.mark(this);
    return true;
  }

  /**
   * Ends the connection, and forgets what was not sent. The peer acknowledges it, then the
   * listener is called. Godot's {@code disconnect_peer}.
   *
   * @param number a number for the peer
   */
  public void disconnect(int number) {
    if (state == State.CONNECTED || state == State.DISCONNECTING_LATER) {
      outgoing.clear();
      state = State.DISCONNECTING;
      outgoing.addControl(Command.DISCONNECT | Command.WANTS_ACK, Fields.of(number));
      host.mark(this);
    } else if (state == State.CONNECTING || state == State.HALF_OPEN) {
      disconnectNow(number);
    }
  }

  /**
   * Ends the connection after everything was sent and acknowledged. Further messages are not sent.
   * Godot's {@code peer_disconnect_later}.
   *
   * @param number a number for the peer
   */
  public void disconnectLater(int number) {
    if (state == State.CONNECTED && !outgoing.isEmpty()) {
      state = State.DISCONNECTING_LATER;
      data = number;
    } else {
      disconnect(number);
    }
  }

  /**
   * Ends the connection, and sends one datagram about it, which can be lost. The listener is not
   * called. Godot's {@code peer_disconnect_now}.
   *
   * @param number a number for the peer
   */
  public void disconnectNow(int number) {
    if (state == State.ENDED || state == State.LEAVING) {
      return;
    }
    outgoing.clear();
    outgoing.addControl(Command.DISCONNECT | Command.IS_UNSEQUENCED, Fields.of(number));
    host.flush(this);
    host.forget(this);
  }

  /**
   * Sets how the throttle of the peer reacts to its round-trip time. Godot's {@code
   * throttle_configure}.
   *
   * @param interval the time over which the lowest round-trip time is measured, in milliseconds
   * @param acceleration how much the throttle grows after a fast acknowledgement
   * @param deceleration how much the throttle shrinks after a slow one
   */
  public void configureThrottle(int interval, int acceleration, int deceleration) {
    roundTrip.configure(interval, acceleration, deceleration);
    byte[] fields = Fields.of(interval, acceleration, deceleration);
    outgoing.addControl(Command.THROTTLE | Command.WANTS_ACK, fields);
    host.mark(this);
  }

  /** Returns the time for the peer, of which only the lowest 16 bits are sent. */
  int clock(long now) {
    return (int) now + clockOffset;
  }

  /** Returns the lowest 16 bits of the host's time for a sent time that the peer repeats. */
  int hostTime(int sentTime) {
    return (sentTime - clockOffset) & 0xffff;
  }

  /** Remembers a time at which the answer to the connection was sent. */
  void verifySent(long now) {
    verifyTimes[verifies % MAX_VERIFY_TIMES] = (int) now & 0xffff;
    verifies++;
  }

  /** Returns whether an acknowledgement repeats a sent time that only the peer can know. */
  boolean provesAddress(int sentTime) {
    for (int i = 0; i < Math.min(verifies, MAX_VERIFY_TIMES); i++) {
      if (verifyTimes[i] == sentTime) {
        return true;
      }
    }
    return false;
  }

  @Override
  public String toString() {
    return "peer " + slot + " at " + address;
  }
}
