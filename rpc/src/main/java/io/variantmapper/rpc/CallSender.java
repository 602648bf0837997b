package io.variantmapper.rpc;

import io.variantmapper.runtime.VariantFormat;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Sends calls to the peers of a session, and introduces the node to them before. */
final class CallSender implements CallOutput {
  /** The first byte of a call whose node has 4 bytes. */
  private static final int WIDE_ID = 2 << Command.NODE_WIDTH_SHIFT;

  private final PeerList peers;
  private final NodeTable nodes;
  private final ArgumentWriter arguments;

  /** The node whose call has begun; null if there is none. */
  private @Nullable RpcNode caller;

  private @Nullable RpcFunction function;

  /** The bits in the first byte of the call that are the same for all receivers. */
  private int flags;

  CallSender(PeerList peers, NodeTable nodes, VariantFormat format) {
    this.peers = peers;
    this.nodes = nodes;
    arguments = new ArgumentWriter(format);
  }

  @Override
  public ArgumentWriter begin(RpcNode node, int number) {
    function = node.functions().function(number);
    if (function == null) {
      throw new IllegalArgumentException("The node " + node + " has no function " + number
          + ". It has the functions: " + node.functions().names());
    }
    caller = node;
    flags = number > 0xff ? Command.WIDE_FUNCTION : 0;
    arguments.begin(number);
    return arguments;
  }

  @Override
  public int send(RpcNode node, Targets targets) {
    if (caller != node) {
      throw new IllegalStateException(
          "No call of " + node + " has begun. Use call() before send().");
    }
    caller = null;
    flags |= arguments.end() ? Command.NO_COUNT : 0;
    int single = targets.single();
    if (single != 0) {
      RpcPeer peer = peers.get(single);
      if (peer != null) {
        send(peer, introduce(peer, node), 0);
      }
      return peer == null ? 0 : 1;
    }
    // The introductions come first, as in Godot.
    RpcPeer[] all = peers.all();
    boolean isConfirmed = true;
    for (RpcPeer peer : all) {
      if (targets.contains(peer.id())) {
        isConfirmed &= introduce(peer, node).isConfirmed();
      }
    }
    // As long as a receiver needs the path, Godot writes ids with 4 bytes to the others.
    int width = isConfirmed ? 0 : WIDE_ID;
    int count = 0;
    for (RpcPeer peer : all) {
      if (targets.contains(peer.id())) {
        send(peer, introduce(peer, node), width);
        count++;
      }
    }
    return count;
  }

  /** Introduces a node to a peer if that was not done before. */
  private static IntroducedNode introduce(RpcPeer peer, RpcNode node) {
    IntroducedNode introduced = peer.introducedNodes().get(node);
    if (introduced == null) {
      introduced = peer.introducedNodes().add(node);
      byte[] path = node.pathBytes();
      byte[] message = new byte[Command.SIMPLIFY_HEADER + path.length + 1];
      message[0] = Command.SIMPLIFY_PATH;
      node.functions().copyChecksum(message, Command.CHECKSUM);
      Bytes.putInt(message, Command.SIMPLIFY_ID, introduced.id());
      System.arraycopy(path, 0, message, Command.SIMPLIFY_HEADER, path.length);
      peer.send(message);
    }
    return introduced;
  }

  /**
   * Sends the call to one peer.
   *
   * @param width {@link #WIDE_ID} if an id takes 4 bytes; 0 if it takes as few as possible
   */
  private void send(RpcPeer peer, IntroducedNode introduced, int width) {
    int end = arguments.position();
    int start = 0;
    if (introduced.isConfirmed()) {
      start = putHeader(introduced.id(), width);
    } else {
      // The offset of the path. Its top bit tells it from an id.
      putHeader(end | Integer.MIN_VALUE, WIDE_ID);
      end = putPath(introduced.node().pathBytes());
    }
    RpcFunction called = Objects.requireNonNull(function);
    peer.sink()
        .send(arguments.bytes(), start, end - start, called.transferMode(), called.channel());
  }

  /** Writes the first byte and the node before the function, and returns the index of the start. */
  private int putHeader(int node, int width) {
    int exponent = width != 0 || node > 0xffff ? 2 : node > 0xff ? 1 : 0;
    int start = ArgumentWriter.BODY - (1 << exponent) - 1;
    arguments.bytes()[start] = (byte) (flags | exponent << Command.NODE_WIDTH_SHIFT);
    ArgumentForm.writeInt(arguments.bytes(), start + 1, exponent, node);
    return start;
  }

  /** Writes a path and a NUL after the arguments, and returns the index after them. */
  private int putPath(byte[] path) {
    arguments.reserve(path.length + 1);
    int position = arguments.position();
    System.arraycopy(path, 0, arguments.bytes(), position, path.length);
    int end = position + path.length;
    arguments.bytes()[end] = 0;
    return end + 1;
  }

  @Override
  public void remove(RpcNode node) {
    nodes.remove(node);
    for (RpcPeer peer : peers.all()) {
      peer.introducedNodes().remove(node);
    }
  }
}
