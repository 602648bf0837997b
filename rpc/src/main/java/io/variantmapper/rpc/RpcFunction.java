package io.variantmapper.rpc;

import java.util.Objects;

/**
 * A function of a Godot script that peers call: its name and the arguments of {@code @rpc}.
 *
 * <pre>{@code
 * // @rpc("any_peer", "unreliable_ordered") func move(to: Vector2)
 * RpcFunction move = new RpcFunction(
 *     "move", RpcMode.ANY_PEER, TransferMode.UNRELIABLE_ORDERED, 0);
 * }</pre>
 *
 * @param name the name in the script, such as {@code send_chat}
 * @param mode the peers that may call it
 * @param transferMode how calls are delivered
 * @param channel the channel of the transport; a WebSocket has no channels
 */
public record RpcFunction(String name, RpcMode mode, TransferMode transferMode, int channel) {
  /**
   * Creates the description of a function.
   *
   * @throws IllegalArgumentException if the name is empty or the channel is negative
   */
  public RpcFunction {
    Objects.requireNonNull(mode, "mode");
    Objects.requireNonNull(transferMode, "transferMode");
    if (name.isEmpty()) {
      throw new IllegalArgumentException("A function needs a name");
    }
    if (channel < 0) {
      throw new IllegalArgumentException(
          "A channel can't be negative: the function " + name + " has the channel " + channel);
    }
  }
}
