package io.variantmapper.rpc;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The nodes that a peer has introduced. Their number is limited, because no packet says that a node
 * is gone.
 */
final class KnownNodes {
  private final int maxSize;
  private final IdTable<KnownNode> byId = new IdTable<>();

  /** The last node that was introduced with each path. */
  private final Map<String, KnownNode> byPath = new HashMap<>();

  KnownNodes(int maxSize) {
    this.maxSize = maxSize;
  }

  @Nullable
  KnownNode withId(int id) {
    return byId.get(id);
  }

  @Nullable
  KnownNode withPath(String path) {
    return byPath.get(path);
  }

  Iterable<KnownNode> all() {
    return byPath.values();
  }

  /** Adds a node, and returns whether there was room for it. */
  boolean add(KnownNode node) {
    if (byId.size() >= maxSize) {
      byId.removeIf(known -> !known.isResolved());
      byPath.values().removeIf(known -> !known.isResolved());
    }
    if (byId.size() >= maxSize) {
      return false;
    }
    byId.put(node.id(), node);
    byPath.put(node.path(), node);
    return true;
  }

  /** Forgets the nodes of a session, so that each path is looked up in the next one. */
  void unresolve() {
    byId.forEach(KnownNode::unresolve);
  }
}
