package io.variantmapper.rpc;

import java.util.Objects;

/**
 * The circumstances of a call that has arrived. All calls of one peer on one node have the same
 * object, so that a call allocates no memory for it.
 *
 * <pre>{@code
 * void chat(RpcCall call, String text) {
 *   GameNode.of(call).everyoneBut(call.sender()).chat(text);
 * }
 * }</pre>
 *
 * @param node the node on which the function is called
 * @param sender the id of the peer that calls: Godot's {@code get_remote_sender_id()}
 */
public record RpcCall(RpcNode node, int sender) {
  /** Creates a call, as in a test of a function. */
  public RpcCall {
    Objects.requireNonNull(node, "node");
  }

  /** Returns the session of the node. */
  public Session session() {
    return node.session();
  }
}
