package io.variantmapper.sample.rpc;

import io.variantmapper.enet.CompressionMode;
import io.variantmapper.rpc.SessionOptions;

/**
 * The way of the calls between a client and a server.
 *
 * <pre>{@code
 * String address = Transport.ENET.address(7000);   // enet://127.0.0.1:7000
 * }</pre>
 */
public enum Transport {
  /** {@code WebSocketMultiplayerPeer}. */
  WS("ws", "godot4-rpc"),

  /** {@code ENetMultiplayerPeer}. */
  ENET("enet", "godot4-rpc"),

  /** {@code NetworkedMultiplayerENet} of Godot 3. */
  ENET_GODOT3("enet", "godot3-rpc");

  private final String scheme;
  private final String project;

  Transport(String scheme, String project) {
    this.scheme = scheme;
    this.project = project;
  }

  /** Returns the address of a port of this machine, as the Godot project understands it. */
  public String address(int port) {
    return scheme + "://127.0.0.1:" + port;
  }

  /** Returns the folder of the Godot project that uses the transport. */
  public String project() {
    return project;
  }

  /** Returns the settings of sessions, at servers and clients. */
  SessionOptions session() {
    return this == ENET_GODOT3 ? SessionOptions.GODOT_3 : SessionOptions.DEFAULT;
  }

  /** Returns the compression of the Godot project. */
  CompressionMode compression() {
    return this == ENET_GODOT3 ? CompressionMode.RANGE_CODER : CompressionMode.NONE;
  }
}
