package io.variantmapper.rpc;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A node that a peer has introduced: the peer calls it by an id. */
final class KnownNode {
  /** The checksum of nodes of Godot 3, which have none. */
  static final byte[] NO_CHECKSUM = {};

  private final int id;
  private final String path;
  private final byte[] checksum;
  private boolean isConfirmed;

  /** The object for calls; null as long as the session has no node with the path. */
  private @Nullable RpcCall call;

  private boolean hasSameFunctions;

  KnownNode(int id, String path, byte[] checksum) {
    this.id = id;
    this.path = path;
    this.checksum = checksum;
  }

  int id() {
    return id;
  }

  String path() {
    return path;
  }

  String checksum() {
    return new String(checksum, UTF_8);
  }

  byte[] pathBytes() {
    return path.getBytes(UTF_8);
  }

  /** Returns whether another introduction is of the same node with the same functions. */
  boolean isSame(KnownNode other) {
    return path.equals(other.path) && Arrays.equals(checksum, other.checksum);
  }

  boolean isConfirmed() {
    return isConfirmed;
  }

  void confirm() {
    isConfirmed = true;
  }

  /** Returns the object for calls, or null if the session has no node with the path. */
  @Nullable
  RpcCall call(NodeTable nodes, int sender) {
    RpcCall known = call;
    if (known == null || known.node().isRemoved()) {
      RpcNode node = nodes.get(path);
      known = node == null ? null : new RpcCall(node, sender);
      hasSameFunctions =
          node != null && (checksum.length == 0 || node.functions().hasChecksum(checksum, 0));
      call = known;
    }
    return known;
  }

  /** Returns whether the functions of the node that {@link #call} found have the checksum. */
  boolean hasSameFunctions() {
    return hasSameFunctions;
  }

  void unresolve() {
    call = null;
  }

  boolean isResolved() {
    RpcCall known = call;
    return known != null && !known.node().isRemoved();
  }
}
