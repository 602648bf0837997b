package io.variantmapper.rpc;

import io.variantmapper.runtime.VariantFormat;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The packets of Godot 4's {@code SceneMultiplayer}. */
final class Godot4Protocol implements Protocol {
  /** The first byte of a call whose node has 4 bytes. */
  private static final int WIDE_ID = 2 << Command.NODE_WIDTH_SHIFT;

  private final VariantFormat format;
  private final ArgumentWriter writer;

  /** The bits in the first byte of the call that are the same for all receivers. */
  private int flags;

  Godot4Protocol(VariantFormat format) {
    this.format = format;
    writer = new ArgumentWriter(format);
  }

  @Override
  public int command(RpcPeer peer, Packet packet) {
    if (packet.command() == Command.SYS) {
      throw PacketRefusal.unexpected(
          PeerFault.MISPLACED, peer + " sent SYS inside of RELAY, which every Godot refuses", 0);
    }
    return packet.command();
  }

  @Override
  public ArgumentReader arguments() {
    return new ArgumentReader(format);
  }

  @Override
  public void readCall(Packet packet, CallHeader header) {
    packet.require(1, "A call");
    int first = packet.byteAt(0);
    int exponent = first >> Command.NODE_WIDTH_SHIFT & 3;
    if (exponent == 3) {
      throw PacketRefusal.malformed("The width 3 of a node id does not exist", 0);
    }
    boolean hasCount = (first & Command.NO_COUNT) == 0;
    header.functionAt = 1 + (1 << exponent);
    int countAt = header.functionAt + (isWide(packet) ? 2 : 1);
    header.countAt = hasCount ? countAt : -1;
    header.argumentsAt = countAt + (hasCount ? 1 : 0);
    packet.require(header.argumentsAt, "A call");
    header.node = switch (exponent) {
      case 0 -> packet.byteAt(1);
      case 1 -> packet.shortAt(1);
      default -> packet.intAt(1);
    };
  }

  private static boolean isWide(Packet packet) {
    return (packet.byteAt(0) & Command.WIDE_FUNCTION) != 0;
  }

  private static int number(Packet packet, CallHeader header) {
    return isWide(packet) ? packet.shortAt(header.functionAt) : packet.byteAt(header.functionAt);
  }

  @Override
  public int function(FunctionTable functions, Packet packet, CallHeader header) {
    return number(packet, header);
  }

  @Override
  public String functionName(RpcPeer peer, Packet packet, CallHeader header) {
    return Integer.toString(number(packet, header));
  }

  @Override
  public KnownNode readIntroduction(RpcPeer peer, Packet packet) {
    packet.require(Command.SIMPLIFY_HEADER + 1, "SIMPLIFY_PATH");
    int id = packet.intAt(Command.SIMPLIFY_ID);
    if (id < 0 || packet.byteAt(Command.SIMPLIFY_ID - 1) != 0) {
      throw PacketRefusal.malformed(
          "SIMPLIFY_PATH has a damaged checksum or an id over 2147483647", Command.CHECKSUM);
    }
    String path = packet.pathAt(Command.SIMPLIFY_HEADER, peer.limits().maxPathBytes());
    int checksum = packet.start() + Command.CHECKSUM;
    return new KnownNode(
        id, path, Arrays.copyOfRange(packet.bytes(), checksum, checksum + Command.CHECKSUM_BYTES));
  }

  @Override
  public byte[] confirmation(RpcPeer peer, KnownNode known) {
    int isSame = known.hasSameFunctions() ? 1 : 0;
    byte[] message = {Command.CONFIRM_PATH, (byte) isSame, 0, 0, 0, 0};
    Bytes.putInt(message, Command.CONFIRM_ID, known.id());
    return message;
  }

  @Override
  public @Nullable IntroducedNode readConfirmation(RpcPeer peer, NodeTable nodes, Packet packet) {
    if (packet.length() != Command.CONFIRM_SIZE) {
      throw PacketRefusal.malformed(
          "CONFIRM_PATH has " + Command.CONFIRM_SIZE + " bytes, found " + packet.length(), 0);
    }
    return peer.introducedNodes().withId(packet.intAt(Command.CONFIRM_ID));
  }

  @Override
  public boolean confirmsFunctions(Packet packet) {
    return packet.byteAt(1) != 0;
  }

  @Override
  public ArgumentWriter begin(FunctionTable functions, int number) {
    flags = number > 0xff ? Command.WIDE_FUNCTION : 0;
    writer.begin(number);
    return writer;
  }

  @Override
  public void end() {
    flags |= writer.end() ? Command.NO_COUNT : 0;
  }

  @Override
  public byte[] introduction(RpcPeer peer, IntroducedNode introduced) {
    byte[] path = introduced.node().pathBytes();
    byte[] message = new byte[Command.SIMPLIFY_HEADER + path.length + 1];
    message[0] = Command.SIMPLIFY_PATH;
    introduced.node().functions().copyChecksum(message, Command.CHECKSUM);
    Bytes.putInt(message, Command.SIMPLIFY_ID, introduced.id());
    System.arraycopy(path, 0, message, Command.SIMPLIFY_HEADER, path.length);
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
    int start = 0;
    if (introduced.isConfirmed()) {
      // As long as a receiver needs the path, Godot writes ids with 4 bytes to the others.
      start = putHeader(introduced.id(), areAllConfirmed ? 0 : WIDE_ID);
    } else {
      // The offset of the path. Its top bit tells it from an id.
      putHeader(end | Integer.MIN_VALUE, WIDE_ID);
      end = writer.putPath(introduced.node().pathBytes());
    }
    peer.sink()
        .send(writer.bytes(), start, end - start, function.transferMode(), function.channel());
  }

  /** Writes the first byte and the node before the function, and returns the index of the start. */
  private int putHeader(int node, int width) {
    int exponent = width != 0 || node > 0xffff ? 2 : node > 0xff ? 1 : 0;
    int start = ArgumentWriter.HEADER - (1 << exponent) - 1;
    writer.bytes()[start] = (byte) (flags | exponent << Command.NODE_WIDTH_SHIFT);
    ArgumentForm.writeInt(writer.bytes(), start + 1, exponent, node);
    return start;
  }

  @Override
  public byte[] raw(byte[] content) {
    byte[] packet = new byte[1 + content.length];
    packet[0] = Command.RAW;
    System.arraycopy(content, 0, packet, 1, content.length);
    return packet;
  }

  @Override
  public void address(byte[] packet, RpcPeer peer, Targets targets) {
    // Only RELAY has a target.
  }

  @Override
  public boolean isPassedOn() {
    return false;
  }

  @Override
  public PacketSink relay(PacketSink server, int target) {
    return new RelaySink(server, target);
  }

  @Override
  public byte[] announcement(boolean isJoined, int id) {
    return Command.system(isJoined ? Command.ADD_PEER : Command.DEL_PEER, id);
  }

  @Override
  public int channel(TransferMode mode, int channel) {
    return channel;
  }
}
