package io.variantmapper.rpc;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.variantmapper.runtime.VariantException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** A server session that records what happens in it. */
final class TestRoom {
  /** {@code name(arguments) by sender} of each call, and the other events of the session. */
  final List<String> events = new ArrayList<>();

  private final SessionEvents recorder = new SessionEvents(events);

  final List<PeerFault> faults = new ArrayList<>();
  final List<String> reasons = new ArrayList<>();
  final ServerSession session;
  private final boolean isGodot3;
  private final Map<Integer, List<SentPacket>> sent = new HashMap<>();

  TestRoom() {
    this(SessionOptions.DEFAULT);
  }

  TestRoom(SessionOptions options) {
    isGodot3 = options.isGodot3();
    session = new ServerSession(recorder, options);
  }

  RpcNode addNode(String path, FunctionTable table) {
    return session.addNode(path, table, recorder.dispatcher(table));
  }

  /** Creates a peer that is not in the session yet. */
  RpcPeer peer(int id, PeerLimits limits) {
    List<SentPacket> packets = new ArrayList<>();
    sent.put(id, packets);
    PacketSink sink = SentPacket.into(packets);
    return isGodot3
        ? RpcPeer.godot3(id, sink, this::refused, limits)
        : new RpcPeer(id, sink, this::refused, limits);
  }

  RpcPeer add(int id) {
    RpcPeer peer = peer(id, PeerLimits.DEFAULT);
    session.add(peer);
    return peer;
  }

  private void refused(PeerFault fault, VariantException reason) {
    faults.add(fault);
    reasons.add(reason.getMessage());
  }

  /** Returns the packets that were sent to a peer since the last call of this method. */
  List<String> sentTo(int id) {
    return SentPacket.drain(Objects.requireNonNull(sent.get(id)));
  }

  static void receive(RpcPeer peer, String hex) {
    byte[] packet = Recordings.bytes(hex);
    peer.receive(packet, 0, packet.length);
  }

  /** Returns the packet with which a peer introduces a node. */
  static String introduction(FunctionTable table, int id, String path) {
    byte[] number = new byte[Integer.BYTES];
    Bytes.putInt(number, 0, id);
    return "01" + hex(table.checksum()) + "00" + Recordings.hex(number) + hex(path) + "00";
  }

  static String hex(String text) {
    return Recordings.hex(text.getBytes(UTF_8));
  }
}
