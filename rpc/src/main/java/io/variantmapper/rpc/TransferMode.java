package io.variantmapper.rpc;

/**
 * How a transport delivers a packet: Godot's {@code MultiplayerPeer.TransferMode}. A WebSocket
 * delivers every packet as {@link #RELIABLE}.
 *
 * <pre>{@code
 * RpcFunction move = new RpcFunction(
 *     "move", RpcMode.ANY_PEER, TransferMode.UNRELIABLE_ORDERED, 0);
 * }</pre>
 */
public enum TransferMode {
  /** Packets can be lost, and can arrive in another order. */
  UNRELIABLE,

  /** Packets can be lost. A packet that arrives after a newer packet of its channel is dropped. */
  UNRELIABLE_ORDERED,

  /** Every packet arrives, and the packets of a channel stay in order. */
  RELIABLE
}
