package io.variantmapper.rpc;

/** A node that was introduced to a peer: it is called by an id as soon as the peer confirms it. */
final class IntroducedNode {
  private final int id;
  private final RpcNode node;
  private boolean isConfirmed;

  IntroducedNode(int id, RpcNode node) {
    this.id = id;
    this.node = node;
  }

  int id() {
    return id;
  }

  RpcNode node() {
    return node;
  }

  boolean isConfirmed() {
    return isConfirmed;
  }

  void confirm() {
    isConfirmed = true;
  }
}
