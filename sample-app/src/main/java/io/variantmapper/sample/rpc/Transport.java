package io.variantmapper.sample.rpc;

/**
 * The way of the calls between a client and a server.
 *
 * <pre>{@code
 * String address = Transport.ENET.address(7000);   // enet://127.0.0.1:7000
 * }</pre>
 */
public enum Transport {
  /** {@code WebSocketMultiplayerPeer}. */
  WS,

  /** {@code ENetMultiplayerPeer}. */
  ENET;

  /** Returns the address of a port of this machine, as the Godot project understands it. */
  public String address(int port) {
    return (this == WS ? "ws" : "enet") + "://127.0.0.1:" + port;
  }
}
