package io.variantmapper.rpc;

import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.VariantException;

/** Reads calls, checks whether the peer may make them, and passes them to the node. */
final class CallReceiver {
  private final NodeTable nodes;
  private final Protocol protocol;
  private final CallHeader header = new CallHeader();
  private final ArgumentReader arguments;

  CallReceiver(NodeTable nodes, Protocol protocol) {
    this.nodes = nodes;
    this.protocol = protocol;
    arguments = protocol.arguments();
  }

  void receive(RpcPeer peer, Packet packet) {
    protocol.readCall(packet, header);
    int node = header.node;
    int argumentsAt = header.argumentsAt;
    int end = packet.length();
    RpcCall call;
    if (node < 0) {
      end = node & Integer.MAX_VALUE;
      if (end < argumentsAt || end >= packet.length()) {
        throw PacketRefusal.malformed("The path at offset " + end + " is outside of the packet", 1);
      }
      call = callByPath(peer, packet.pathAt(end, peer.limits().maxPathBytes()));
    } else {
      call = callById(peer, node);
    }
    int number = protocol.function(call.node().functions(), packet, header);
    RpcFunction function = call.node().functions().function(number);
    if (function == null) {
      throw unknownFunction(peer, call, packet);
    }
    requireAllowed(call, function, header.functionAt);
    int count = header.countAt >= 0 ? packet.byteAt(header.countAt) : end > argumentsAt ? -1 : 0;
    int start = packet.start();
    arguments.begin(packet.bytes(), start, start + argumentsAt, start + end, count);
    dispatch(call, number, function);
  }

  private RpcCall callByPath(RpcPeer peer, String path) {
    KnownNode known = peer.knownNodes().withPath(path);
    if (known != null) {
      return call(peer, known);
    }
    RpcNode node = nodes.get(path);
    if (node == null) {
      throw unknownNode(peer, "calls", path);
    }
    return new RpcCall(node, peer.id());
  }

  private RpcCall callById(RpcPeer peer, int id) {
    KnownNode known = peer.knownNodes().withId(id);
    if (known == null) {
      throw PacketRefusal.unexpected(
          PeerFault.UNKNOWN_NODE, peer + " calls node " + id + ", which it has not introduced", 1);
    }
    return call(peer, known);
  }

  private RpcCall call(RpcPeer peer, KnownNode known) {
    RpcCall call = known.call(nodes, peer.id());
    if (call == null) {
      throw unknownNode(peer, "calls", known.path());
    }
    if (!known.hasSameFunctions()) {
      throw PathReceiver.wrongChecksum(peer, call.node(), "the checksum " + known.checksum());
    }
    return call;
  }

  /** Returns a refusal because the session has no node with the path. */
  static PacketRefusal unknownNode(RpcPeer peer, String verb, String path) {
    return PacketRefusal.unexpected(
        PeerFault.UNKNOWN_NODE,
        peer + " " + verb + " the node " + path + ", but the session has no such node",
        1);
  }

  private PacketRefusal unknownFunction(RpcPeer peer, RpcCall call, Packet packet) {
    return PacketRefusal.unexpected(
        PeerFault.UNKNOWN_FUNCTION,
        "peer " + call.sender() + " calls function " + protocol.functionName(peer, packet, header)
            + " of " + call.node() + ", which has the functions "
            + call.node().functions().names(),
        header.functionAt);
  }

  private static void requireAllowed(RpcCall call, RpcFunction function, int offset) {
    RpcNode node = call.node();
    if (!isAllowed(function.mode(), call)) {
      throw PacketRefusal.unexpected(
          PeerFault.NOT_ALLOWED,
          "peer " + call.sender() + " may not call " + function.name() + " of " + node
              + ": the mode is " + function.mode() + ", the authority is " + node.authority(),
          offset);
    }
  }

  private static boolean isAllowed(RpcMode mode, RpcCall call) {
    return mode == RpcMode.ANY_PEER
        || (mode == RpcMode.AUTHORITY && call.sender() == call.node().authority());
  }

  private void dispatch(RpcCall call, int number, RpcFunction function) {
    try {
      call.node().dispatcher().dispatch(call, number, arguments);
    } catch (UnhandledCallException e) {
      throw PacketRefusal.unexpected(
          PeerFault.NOT_HANDLED,
          what(call, function) + ", for which Java has no body. Implement it in the object that"
              + " receives the calls of the node",
          0);
    } catch (RuntimeException | StackOverflowError e) {
      if (arguments.hasEnded()) {
        throw e;
      }
      throw refused(call, function, e);
    } finally {
      arguments.release();
    }
    if (!arguments.hasEnded()) {
      throw new IllegalStateException("The dispatcher of " + call.node()
          + " did not call ArgumentReader.end() for " + function.name());
    }
  }

  /** Returns a refusal whose reason says which argument of which function was refused. */
  private PacketRefusal refused(RpcCall call, RpcFunction function, Throwable e) {
    String what = what(call, function);
    if (!(e instanceof VariantException reason)) {
      return new PacketRefusal(
          PeerFault.WRONG_ARGUMENTS,
          new UnexpectedVariantException(
              what + ": the Java type refused argument " + (arguments.lastIndex() + 1) + ": " + e,
              arguments.lastOffset(),
              argumentPath("$"),
              e));
    }
    String place = " at offset " + reason.offset() + " (" + reason.path() + ")";
    String message = String.valueOf(reason.getMessage());
    int at = message.lastIndexOf(place);
    String problem = what + ": " + (at < 0 ? message : message.substring(0, at));
    String advice = at < 0 ? "" : message.substring(at + place.length());
    long offset = arguments.lastOffset() + reason.offset();
    String path = argumentPath(reason.path());
    return reason instanceof MalformedPacketException
        ? new PacketRefusal(
            PeerFault.MALFORMED, new MalformedPacketException(problem, offset, path, advice))
        : new PacketRefusal(
            PeerFault.WRONG_ARGUMENTS,
            new UnexpectedVariantException(problem, offset, path, advice, reason.getCause()));
  }

  private static String what(RpcCall call, RpcFunction function) {
    return "peer " + call.sender() + " calls " + function.name() + " of " + call.node();
  }

  /** Returns the path to a value in the Array of all arguments. */
  private String argumentPath(String path) {
    int index = arguments.lastIndex();
    return index < 0 ? path : "$[" + index + "]" + path.substring(1);
  }
}
