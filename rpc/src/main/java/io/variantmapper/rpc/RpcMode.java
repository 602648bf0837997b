package io.variantmapper.rpc;

/**
 * Which peers may call a function: Godot's {@code MultiplayerAPI.RPCMode}. Only the receiver of a
 * call checks it.
 *
 * <pre>{@code
 * RpcFunction welcome = new RpcFunction(
 *     "welcome", RpcMode.AUTHORITY, TransferMode.RELIABLE, 0);   // @rpc without arguments
 * }</pre>
 */
public enum RpcMode {
  /** Nobody may call the function. */
  DISABLED,

  /** Every peer may call the function. */
  ANY_PEER,

  /** Only the {@linkplain RpcNode#authority() authority} of the node may call the function. */
  AUTHORITY
}
