package io.variantmapper.rpc;

import org.jspecify.annotations.Nullable;

/**
 * The nodes that were introduced to a peer. An id is never used again while the connection lives,
 * because a client refuses ids that it knows, also after it was moved to another session.
 */
final class IntroducedNodes {
  /** The nodes by their numbers in the session. */
  private final IdTable<IntroducedNode> byNumber = new IdTable<>();

  private final IdTable<IntroducedNode> byId = new IdTable<>();
  private final NodeIds ids;
  private final boolean isBehindServer;

  IntroducedNodes() {
    ids = new NodeIds();
    isBehindServer = false;
  }

  /** Creates the nodes that are introduced to a peer through the server of another list. */
  IntroducedNodes(IntroducedNodes server) {
    ids = server.ids;
    isBehindServer = true;
  }

  @Nullable
  IntroducedNode get(RpcNode node) {
    return byNumber.get(node.number());
  }

  @Nullable
  IntroducedNode withId(int id) {
    return byId.get(id);
  }

  IntroducedNode add(RpcNode node) {
    IntroducedNode introduced = new IntroducedNode(ids.of(node), node);
    byNumber.put(node.number(), introduced);
    byId.put(introduced.id(), introduced);
    return introduced;
  }

  void remove(RpcNode node) {
    ids.remove(node);
    IntroducedNode removed = byNumber.get(node.number());
    if (removed != null) {
      byNumber.remove(node.number());
      byId.remove(removed.id());
    }
  }

  void clear() {
    if (!isBehindServer) {
      ids.clear();
    }
    byNumber.clear();
    byId.clear();
  }
}
