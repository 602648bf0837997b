package io.variantmapper.rpc;

import java.util.HashMap;
import java.util.Map;

/**
 * The ids that one connection gives to nodes. All peers of a server get the same id for a node,
 * as from Godot: such a peer can leave and return, and may know the id from before.
 */
final class NodeIds {
  private final Map<RpcNode, Integer> ids = new HashMap<>();
  private int last;

  /** Returns the id of a node, which is new if the node has none. */
  int of(RpcNode node) {
    return ids.computeIfAbsent(node, any -> ++last);
  }

  void remove(RpcNode node) {
    ids.remove(node);
  }

  /** Lets all nodes get new ids. */
  void clear() {
    ids.clear();
  }
}
