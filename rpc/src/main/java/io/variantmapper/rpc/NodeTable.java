package io.variantmapper.rpc;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The nodes of a session by their paths. */
final class NodeTable {
  private final Map<String, RpcNode> byPath = new HashMap<>();
  private int lastNumber;

  /** Returns a number for a new node. */
  int newNumber() {
    return ++lastNumber;
  }

  @Nullable
  RpcNode get(String path) {
    return byPath.get(path);
  }

  void add(RpcNode node) {
    String path = node.path();
    if (path.isEmpty() || path.indexOf('\0') >= 0) {
      throw new IllegalArgumentException("A path is not empty and has no U+0000: \"" + path + '"');
    }
    if (byPath.putIfAbsent(path, node) != null) {
      throw new IllegalArgumentException("The session has a node " + path + " already");
    }
  }

  void remove(RpcNode node) {
    byPath.remove(node.path(), node);
  }
}
