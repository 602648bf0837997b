package io.variantmapper.rpc;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Sends calls to the peers of a session, and introduces the node to them before. */
final class CallSender implements CallOutput {
  private final PeerList peers;
  private final NodeTable nodes;
  private final Protocol protocol;

  /** The node whose call has begun; null if there is none. */
  private @Nullable RpcNode caller;

  private @Nullable RpcFunction function;

  CallSender(PeerList peers, NodeTable nodes, Protocol protocol) {
    this.peers = peers;
    this.nodes = nodes;
    this.protocol = protocol;
  }

  @Override
  public ArgumentWriter begin(RpcNode node, int number) {
    function = node.functions().function(number);
    if (function == null) {
      throw new IllegalArgumentException("The node " + node + " has no function " + number
          + ". It has the functions: " + node.functions().names());
    }
    caller = node;
    return protocol.begin(node.functions(), number);
  }

  @Override
  public int send(RpcNode node, Targets targets) {
    if (caller != node) {
      throw new IllegalStateException(
          "No call of " + node + " has begun. Use call() before send().");
    }
    caller = null;
    protocol.end();
    RpcFunction called = Objects.requireNonNull(function);
    int single = targets.single();
    if (single != 0) {
      RpcPeer peer = peers.get(single);
      if (peer != null) {
        protocol.send(peer, introduce(peer, node), called, true, targets);
      }
      return peer == null ? 0 : 1;
    }
    // The introductions come first, as in Godot.
    RpcPeer[] all = peers.all();
    boolean areAllConfirmed = true;
    for (RpcPeer peer : all) {
      if (targets.contains(peer.id())) {
        areAllConfirmed &= introduce(peer, node).isConfirmed();
      }
    }
    boolean isPassedOn = areAllConfirmed && targets.haveNumber() && protocol.isPassedOn();
    int count = 0;
    for (RpcPeer peer : all) {
      if (targets.contains(peer.id())) {
        if (count == 0 || !isPassedOn) {
          protocol.send(peer, introduce(peer, node), called, areAllConfirmed, targets);
        }
        count++;
      }
    }
    return count;
  }

  /** Introduces a node to a peer if that was not done before. */
  private IntroducedNode introduce(RpcPeer peer, RpcNode node) {
    IntroducedNode introduced = peer.introducedNodes().get(node);
    if (introduced == null) {
      introduced = peer.introducedNodes().add(node);
      peer.send(
          protocol.introduction(peer, introduced), protocol.channel(TransferMode.RELIABLE, 0));
    }
    return introduced;
  }

  @Override
  public void remove(RpcNode node) {
    nodes.remove(node);
    for (RpcPeer peer : peers.all()) {
      peer.introducedNodes().remove(node);
    }
  }
}
