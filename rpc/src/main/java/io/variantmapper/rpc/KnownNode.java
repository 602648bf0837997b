package io.variantmapper.rpc;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A node that a peer has introduced: the peer calls it by an id. */
final class KnownNode {
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

  /** Returns whether an introduction has the checksum of this node. */
  boolean hasChecksum(Packet introduction) {
    int start = introduction.start() + Command.CHECKSUM;
    return Arrays.equals(
        checksum, 0, checksum.length, introduction.bytes(), start, start + checksum.length);
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
      hasSameFunctions = node != null && node.functions().hasChecksum(checksum, 0);
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
