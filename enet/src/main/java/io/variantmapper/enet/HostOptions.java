package io.variantmapper.enet;

import java.util.Objects;

/**
 * The settings of a host.
 *
 * <pre>{@code
 * HostOptions options = HostOptions.server(64)
 *     .compression(CompressionMode.RANGE_CODER)
 *     .maxMessage(1 << 16)
 *     .build();
 * }</pre>
 */
public final class HostOptions {
  /** The highest number of peers: a datagram names one with 12 bits, and one value means none. */
  public static final int MAX_PEERS = 4095;

  /** The highest number of channels. */
  public static final int MAX_CHANNELS = 255;

  private final int maxPeers;
  private final int maxConnecting;
  private final int maxConnectingOfAddress;
  private final int maxPeersOfAddress;
  private final int maxChannels;
  private final int mtu;
  private final int incomingBandwidth;
  private final int outgoingBandwidth;
  private final int maxMessage;
  private final int maxStored;
  private final int maxWaiting;
  private final int pingInterval;
  private final PeerTimeouts timeouts;
  private final CompressionMode compression;
  private final RepeatPolicy repeatPolicy;

  private HostOptions(Builder builder) {
    maxPeers = builder.maxPeers;
    maxConnecting = builder.maxConnecting;
    maxConnectingOfAddress = builder.maxConnectingOfAddress;
    maxPeersOfAddress = builder.maxPeersOfAddress;
    maxChannels = builder.maxChannels;
    mtu = builder.mtu;
    incomingBandwidth = builder.incomingBandwidth;
    outgoingBandwidth = builder.outgoingBandwidth;
    maxMessage = builder.maxMessage;
    maxStored = builder.maxStored;
    maxWaiting = builder.maxWaiting;
    pingInterval = builder.pingInterval;
    timeouts = builder.timeouts;
    compression = builder.compression;
    repeatPolicy = builder.repeatPolicy;
  }

  /**
   * Returns the settings of a server.
   *
   * @param maxPeers the number of clients that can be connected at the same time, at most {@link
   *     #MAX_PEERS}
   * @throws IllegalArgumentException if the number is not from 1 to {@link HostOptions#MAX_PEERS}
   */
  public static Builder server(int maxPeers) {
    return new Builder(maxPeers);
  }

  /** Returns the settings of a host that connects to one server, and accepts no peers. */
  public static Builder client() {
    return new Builder(1).maxConnecting(0);
  }

  /** Returns the number of peers that can be connected at the same time. */
  public int maxPeers() {
    return maxPeers;
  }

  /**
   * Returns the number of connections that may be half open: the host has answered a request, but
   * its sender has not proved its address. If there is one more, the oldest is forgotten. With 0,
   * nobody can connect to the host.
   */
  public int maxConnecting() {
    return maxConnecting;
  }

  /** Returns the number of half-open connections from one IP address. */
  public int maxConnectingOfAddress() {
    return maxConnectingOfAddress;
  }

  /** Returns the number of peers with one IP address. Players in one house share an address. */
  public int maxPeersOfAddress() {
    return maxPeersOfAddress;
  }

  /** Returns the number of channels of a peer. Godot 4 asks for 255. */
  public int maxChannels() {
    return maxChannels;
  }

  /** Returns the largest datagram that is sent, in bytes, without the headers of UDP and IP. A
   * connection uses the smaller value of its two ends. */
  public int mtu() {
    return mtu;
  }

  /** Returns the bytes that the peers may send together in a second; 0 for no limit. */
  public int incomingBandwidth() {
    return incomingBandwidth;
  }

  /** Returns the bytes that are sent to all peers in a second; 0 for no limit. Above the limit,
   * unreliable messages are thrown away. */
  public int outgoingBandwidth() {
    return outgoingBandwidth;
  }

  /** Returns the largest message that is received, in bytes. */
  public int maxMessage() {
    return maxMessage;
  }

  /** Returns the bytes that the host keeps for a peer until they can be delivered: fragments, and
   * messages that have arrived before their turn. Anything more is not acknowledged, so the peer
   * sends it again later. */
  public int maxStored() {
    return maxStored;
  }

  /** Returns the bytes of reliable messages that may wait until a peer acknowledges them. */
  public int maxWaiting() {
    return maxWaiting;
  }

  /** Returns the time without acknowledgements after which a peer gets a ping, in milliseconds. */
  public int pingInterval() {
    return pingInterval;
  }

  /** Returns when a peer that does not answer is gone. */
  public PeerTimeouts timeouts() {
    return timeouts;
  }

  /** Returns how datagrams are compressed. A server also understands peers that do not compress,
   * and compresses only for the others. */
  public CompressionMode compression() {
    return compression;
  }

  /** Returns when a command without an acknowledgement is sent again. */
  public RepeatPolicy repeatPolicy() {
    return repeatPolicy;
  }

  /**
   * Collects the settings of a host.
   *
   * <pre>{@code
   * HostOptions patient =
   *     HostOptions.client().timeouts(new PeerTimeouts(10, 20_000, 60_000)).build();
   * }</pre>
   */
  public static final class Builder {
    private final int maxPeers;
    private int maxConnecting = 128;
    private int maxConnectingOfAddress = 8;
    private int maxPeersOfAddress = HostOptions.MAX_PEERS;
    private int maxChannels = HostOptions.MAX_CHANNELS;
    private int mtu = 1392;
    private int incomingBandwidth = 0;
    private int outgoingBandwidth = 0;
    private int maxMessage = 1 << 20;
    private int maxStored = 1 << 22;
    private int maxWaiting = 1 << 22;
    private int pingInterval = 500;
    private PeerTimeouts timeouts = PeerTimeouts.DEFAULT;
    private CompressionMode compression = CompressionMode.NONE;
    private RepeatPolicy repeatPolicy = RepeatPolicy.EARLY;

    private Builder(int maxPeers) {
      this.maxPeers = requireBetween("maxPeers", maxPeers, 1, MAX_PEERS);
    }

    private static int requireBetween(String name, int value, int lowest, int highest) {
      if (value < lowest || value > highest) {
        throw new IllegalArgumentException(
            name + " must be from " + lowest + " to " + highest + ", found " + value);
      }
      return value;
    }

    /**
     * Sets the number of connections that may be half open: the host has answered a request, but
     * its sender has not proved its address. If there is one more, the oldest is forgotten. With
     * 0, nobody can connect to the host. By default: 128, and 0 for a client.
     *
     * @throws IllegalArgumentException if the value is not from 0 to {@link HostOptions#MAX_PEERS}
     */
    public Builder maxConnecting(int value) {
      maxConnecting = requireBetween("maxConnecting", value, 0, MAX_PEERS);
      return this;
    }

    /**
     * Sets the number of half-open connections from one IP address. By default: 8.
     *
     * @throws IllegalArgumentException if the value is not from 1 to {@link HostOptions#MAX_PEERS}
     */
    public Builder maxConnectingOfAddress(int value) {
      maxConnectingOfAddress = requireBetween("maxConnectingOfAddress", value, 1, MAX_PEERS);
      return this;
    }

    /**
     * Sets the number of peers with one IP address. Players in one house share an address. By
     * default: no limit.
     *
     * @throws IllegalArgumentException if the value is not from 1 to {@link HostOptions#MAX_PEERS}
     */
    public Builder maxPeersOfAddress(int value) {
      maxPeersOfAddress = requireBetween("maxPeersOfAddress", value, 1, MAX_PEERS);
      return this;
    }

    /**
     * Sets the number of channels of a peer. Godot 4 asks for 255. By default: 255.
     *
     * @throws IllegalArgumentException if the value is not from 1 to {@link
     *     HostOptions#MAX_CHANNELS}
     */
    public Builder maxChannels(int value) {
      maxChannels = requireBetween("maxChannels", value, 1, MAX_CHANNELS);
      return this;
    }

    /**
     * Sets the largest datagram that is sent, in bytes, without the headers of UDP and IP. A
     * connection uses the smaller value of its two ends. By default: 1392.
     *
     * @throws IllegalArgumentException if the value is not from 576 to 4096
     */
    public Builder mtu(int value) {
      mtu = requireBetween("mtu", value, 576, DatagramWriter.MAX_SIZE);
      return this;
    }

    /**
     * Sets the bytes that the peers may send together in a second; 0 for no limit. By default: 0.
     *
     * @throws IllegalArgumentException if the value is not from 0 to {@link Integer#MAX_VALUE}
     */
    public Builder incomingBandwidth(int value) {
      incomingBandwidth = requireBetween("incomingBandwidth", value, 0, Integer.MAX_VALUE);
      return this;
    }

    /**
     * Sets the bytes that are sent to all peers in a second; 0 for no limit. Above the limit,
     * unreliable messages are thrown away. By default: 0.
     *
     * @throws IllegalArgumentException if the value is not from 0 to {@link Integer#MAX_VALUE}
     */
    public Builder outgoingBandwidth(int value) {
      outgoingBandwidth = requireBetween("outgoingBandwidth", value, 0, Integer.MAX_VALUE);
      return this;
    }

    /**
     * Sets the largest message that is received, in bytes. A longer reliable message ends the
     * connection with {@link DisconnectReason#TOO_LONG}, because the peer would repeat it forever;
     * a longer unreliable message is dropped. By default: 1 MiB.
     *
     * @throws IllegalArgumentException if the value is not from 1 to 32 MiB
     */
    public Builder maxMessage(int value) {
      maxMessage = requireBetween("maxMessage", value, 1, 1 << 25);
      return this;
    }

    /**
     * Sets the bytes that the host keeps for a peer until they can be delivered: fragments, and
     * messages that have arrived before their turn. Anything more is not acknowledged, so the peer
     * sends it again later. By default: 4 MiB.
     *
     * @throws IllegalArgumentException if the value is not from 1 to {@link Integer#MAX_VALUE}
     */
    public Builder maxStored(int value) {
      maxStored = requireBetween("maxStored", value, 1, Integer.MAX_VALUE);
      return this;
    }

    /**
     * Sets the bytes of reliable messages that may wait until a peer acknowledges them. Each
     * message, and each fragment of a longer one, counts 96 bytes more. By default: 4 MiB.
     *
     * @throws IllegalArgumentException if the value is not from 1 to {@link Integer#MAX_VALUE}
     */
    public Builder maxWaiting(int value) {
      maxWaiting = requireBetween("maxWaiting", value, 1, Integer.MAX_VALUE);
      return this;
    }

    /**
     * Sets the time without acknowledgements after which a peer gets a ping, in milliseconds. By
     * default: 500.
     *
     * @throws IllegalArgumentException if the value is not from 1 to {@link Integer#MAX_VALUE}
     */
    public Builder pingInterval(int value) {
      pingInterval = requireBetween("pingInterval", value, 1, Integer.MAX_VALUE);
      return this;
    }

    /**
     * Sets when a peer that does not answer is gone. By default: {@link PeerTimeouts#DEFAULT}.
     */
    public Builder timeouts(PeerTimeouts limits) {
      timeouts = Objects.requireNonNull(limits, "timeouts");
      return this;
    }

    /**
     * Sets how datagrams are compressed. A server also understands peers that do not compress, and
     * compresses only for the others. By default: {@link CompressionMode#NONE}.
     *
     * @throws UnsupportedOperationException if the library for {@link CompressionMode#ZSTD} is
     *     missing
     */
    public Builder compression(CompressionMode mode) {
      // A handler that fails later leaves a bound port on which nobody answers.
      Objects.requireNonNull(mode, "compression").requireLibrary();
      compression = mode;
      return this;
    }

    /**
     * Sets when a command without an acknowledgement is sent again. By default: {@link
     * RepeatPolicy#EARLY}.
     */
    public Builder repeatPolicy(RepeatPolicy policy) {
      repeatPolicy = Objects.requireNonNull(policy, "repeatPolicy");
      return this;
    }

    /** Returns the settings. */
    public HostOptions build() {
      return new HostOptions(this);
    }
  }
}
