package io.variantmapper.rpc;

import io.variantmapper.runtime.VariantFormat;
import org.jspecify.annotations.Nullable;

/**
 * The packets of Godot 3's {@code MultiplayerAPI} after the two ids before each of them. Calls name
 * functions, so there are no checksums.
 */
final class Godot3Protocol implements Protocol {
  /** The size of the ids of the sender and of the target, which are before each packet. */
  static final int IDS = 2 * Integer.BYTES;

  /** The offset of the target's id. */
  static final int TARGET = Integer.BYTES;

  static final int CALL = 0;
  static final int SET = 1;
  static final int SIMPLIFY_PATH = 2;
  static final int CONFIRM_PATH = 3;
  static final int RAW = 4;

  /** The channel of what the server says about other clients. */
  static final int SYSTEM_CHANNEL = 0;

  static final int RELIABLE_CHANNEL = 1;
  private static final int UNRELIABLE_CHANNEL = 2;

  /** The offset of the function's name in a call, and of the path in an introduction. */
  private static final int NAME = 1 + Integer.BYTES;

  private static final int SERVER = 1;

  private final VariantFormat format;
  private final int id;
  private final boolean hasRelay;
  private final ArgumentWriter writer;

  /**
   * Creates the protocol of a session.
   *
   * @param id the id of the own peer
   */
  Godot3Protocol(VariantFormat format, int id, boolean hasRelay) {
    this.format = format;
    this.id = id;
    this.hasRelay = hasRelay;
    writer = ArgumentWriter.plain(format, IDS + NAME);
  }

  @Override
  public int command(RpcPeer peer, Packet packet) {
    return switch (packet.byteAt(0)) {
      case CALL -> Command.CALL;
      case SIMPLIFY_PATH -> Command.SIMPLIFY_PATH;
      case CONFIRM_PATH -> Command.CONFIRM_PATH;
      case RAW -> Command.RAW;
      case SET ->
        throw PacketRefusal.unexpected(
            PeerFault.UNSUPPORTED,
            peer + " sets a property with rset, but a node of Java has only functions. Call a"
                + " function that sets it",
            0);
      default ->
        throw PacketRefusal.malformed(
            "A packet has an unknown command " + packet.byteAt(0) + ", expected 0 to 4", 0);
    };
  }

  @Override
  public ArgumentReader arguments() {
    return ArgumentReader.plain(format);
  }

  @Override
  public void readCall(Packet packet, CallHeader header) {
    int end = nameEnd(packet);
    header.node = packet.intAt(1);
    header.functionAt = NAME;
    header.countAt = end + 1;
    header.argumentsAt = end + 2;
    packet.require(header.argumentsAt, "A call");
  }

  /** Returns the offset of the NUL after the name in a call or a set. */
  static int nameEnd(Packet packet) {
    packet.require(NAME + 1, "A call");
    int end = NAME;
    while (packet.byteAt(end) != 0) {
      end++;
      packet.require(end + 1, "The name of a function, with a NUL after it,");
    }
    return end;
  }

  @Override
  public int function(FunctionTable functions, Packet packet, CallHeader header) {
    int start = packet.start();
    return functions.find(packet.bytes(), start + NAME, start + header.countAt - 1);
  }

  @Override
  public String functionName(RpcPeer peer, Packet packet, CallHeader header) {
    return packet.pathAt(NAME, peer.limits().maxPathBytes());
  }

  @Override
  public KnownNode readIntroduction(RpcPeer peer, Packet packet) {
    packet.require(NAME + 1, "SIMPLIFY_PATH");
    int id = packet.intAt(1);
    if (id < 0) {
      throw PacketRefusal.malformed("SIMPLIFY_PATH has an id over 2147483647", 1);
    }
    return new KnownNode(
        id, packet.pathAt(NAME, peer.limits().maxPathBytes()), KnownNode.NO_CHECKSUM);
  }

  @Override
  public byte[] confirmation(RpcPeer peer, KnownNode known) {
    return withPath(CONFIRM_PATH, IDS + 1, known.pathBytes(), peer.id());
  }

  @Override
  public @Nullable IntroducedNode readConfirmation(RpcPeer peer, NodeTable nodes, Packet packet) {
    packet.require(2, "CONFIRM_PATH");
    RpcNode node = nodes.get(packet.pathAt(1, peer.limits().maxPathBytes()));
    return node == null ? null : peer.introducedNodes().get(node);
  }

  @Override
  public boolean confirmsFunctions(Packet packet) {
    return true;
  }

  @Override
  public ArgumentWriter begin(FunctionTable functions, int number) {
    writer.begin(functions.nameBytes(number));
    return writer;
  }

  @Override
  public void end() {
    writer.end();
  }

  @Override
  public byte[] introduction(RpcPeer peer, IntroducedNode introduced) {
    byte[] message = withPath(SIMPLIFY_PATH, IDS + NAME, introduced.node().pathBytes(), peer.id());
    Bytes.putInt(message, IDS + 1, introduced.id());
    return message;
  }

  /** Returns a packet of the own peer with a path and a NUL at its end. */
  private byte[] withPath(int command, int pathAt, byte[] path, int target) {
    byte[] message = new byte[pathAt + path.length + 1];
    Bytes.putInt(message, 0, id);
    Bytes.putInt(message, TARGET, target);
    message[IDS] = (byte) command;
    System.arraycopy(path, 0, message, pathAt, path.length);
    return message;
  }

  @Override
  public void send(
      RpcPeer peer,
      IntroducedNode introduced,
      RpcFunction function,
      boolean areAllConfirmed,
      Targets targets) {
    int end = writer.position();
    int node = introduced.id();
    if (!introduced.isConfirmed()) {
      // Offsets count from the command.
      node = end - IDS | Integer.MIN_VALUE;
      end = writer.putPath(introduced.node().pathBytes());
    }
    byte[] bytes = writer.bytes();
    Bytes.putInt(bytes, 0, id);
    Bytes.putInt(bytes, TARGET, areAllConfirmed ? target(peer, targets) : peer.id());
    bytes[IDS] = CALL;
    Bytes.putInt(bytes, IDS + 1, node);
    TransferMode mode = function.transferMode();
    peer.sink().send(bytes, 0, end, mode, channel(mode, function.channel()));
  }

  @Override
  public byte[] raw(byte[] content) {
    byte[] packet = new byte[IDS + 1 + content.length];
    Bytes.putInt(packet, 0, id);
    packet[IDS] = RAW;
    System.arraycopy(content, 0, packet, IDS + 1, content.length);
    return packet;
  }

  @Override
  public void address(byte[] packet, RpcPeer peer, Targets targets) {
    Bytes.putInt(packet, TARGET, target(peer, targets));
  }

  /** A server without relay drops packets for several peers in 3.2, also where it is one. */
  private int target(RpcPeer peer, Targets targets) {
    return id == SERVER || hasRelay ? targets.number(peer.id()) : peer.id();
  }

  @Override
  public boolean isPassedOn() {
    return id != SERVER && hasRelay;
  }

  /** Returns the sink to the server, because each packet contains its own target. */
  @Override
  public PacketSink relay(PacketSink server, int target) {
    return server;
  }

  @Override
  public byte[] announcement(boolean isJoined, int id) {
    byte[] message = new byte[IDS];
    message[0] = (byte) (isJoined ? 0 : 1);
    Bytes.putInt(message, TARGET, id);
    return message;
  }

  @Override
  public int channel(TransferMode mode, int channel) {
    if (channel > 0) {
      return channel;
    }
    return mode == TransferMode.RELIABLE ? RELIABLE_CHANNEL : UNRELIABLE_CHANNEL;
  }
}
