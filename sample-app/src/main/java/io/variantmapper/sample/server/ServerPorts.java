package io.variantmapper.sample.server;

/**
 * The ports of a server. A port of 0 stands for any free port. {@link #NONE} stands for a transport
 * that the server does not offer.
 *
 * <pre>{@code
 * ServerPorts all = new ServerPorts(7000, 7001, 7000, 9100);
 * }</pre>
 *
 * @param tcp the port for {@code StreamPeerTCP}
 * @param webSocket the port for {@code WebSocketPeer}
 * @param udp the port for {@code PacketPeerUDP}
 * @param metrics the port of the page with the metrics
 */
public record ServerPorts(int tcp, int webSocket, int udp, int metrics) {
  /** Stands for a transport that the server does not offer. */
  public static final int NONE = -1;

  /** Returns the ports of a server that offers only TCP. */
  public static ServerPorts tcp(int port) {
    return new ServerPorts(port, NONE, NONE, NONE);
  }

  /**
   * Returns ports of 0, so that the server takes a free port for each transport and for the
   * metrics.
   */
  public static ServerPorts free() {
    return new ServerPorts(0, 0, 0, 0);
  }
}
