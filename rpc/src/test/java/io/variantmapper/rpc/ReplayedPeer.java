package io.variantmapper.rpc;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.variantmapper.runtime.VariantException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * Takes the place of one peer in a recorded session: receives the packets that the engine received
 * there, makes the same calls, and compares what it sends and what it reports with the recording.
 */
final class ReplayedPeer {
  private final JsonObject scenario;
  private final int id;
  private Session session;
  private final Map<Integer, RpcPeer> peers = new HashMap<>();
  private final Map<Integer, Deque<SentPacket>> sent = new HashMap<>();
  private final Deque<String> events = new ArrayDeque<>();
  private final SessionEvents recorder = new SessionEvents(events);
  private final Set<Integer> authenticating = new HashSet<>();

  ReplayedPeer(JsonObject scenario, int id) {
    this.scenario = scenario;
    this.id = id;
    session = newSession();
    log().forEach(entry -> {
      if (isAt(entry, "signal") && entry.get("signal").getAsString().endsWith("authenticating")) {
        authenticating.add(entry.get("peer").getAsInt());
      }
    });
    addNodes();
  }

  private Session newSession() {
    SessionOptions options = SessionOptions.DEFAULT.withRelay(
        !text(scenario, "scenario").matches("no relay|.*server_relay false"));
    return id == 1
        ? new ServerSession(recorder, options)
        : new ClientSession(id, recorder, options);
  }

  private List<JsonObject> log() {
    return StreamSupport.stream(scenario.getAsJsonArray("log").spliterator(), false)
        .map(JsonElement::getAsJsonObject)
        .toList();
  }

  private void addNodes() {
    Set<String> paths = new HashSet<>();
    if (scenario.has("node")) {
      paths.add(scenario.get("node").getAsString());
    }
    log().stream()
        .filter(entry -> entry.has("node"))
        .map(entry -> entry.get("node").getAsString())
        .filter(path -> id == 1 || !path.startsWith("Only/"))
        .forEach(paths::add);
    paths.forEach(this::addNode);
  }

  private RpcNode addNode(String path) {
    RecordedFunctions functions = RecordedFunctions.of(scenario, id);
    return session.addNode(path, functions.table(), (call, function, arguments) -> {
      RpcFunction called = Objects.requireNonNull(functions.table().function(function));
      functions.requireCount(called, arguments);
      String values = RecordedArguments.read(arguments);
      events.add("call " + called.name() + " of " + path + " by " + call.sender() + values);
    });
  }

  /** Connects with all peers of the recording that are connected from the beginning. */
  void connectAll(int... ids) {
    for (int other : id == 1 ? ids : new int[] {1}) {
      connect(other);
    }
    for (int other : ids) {
      if (id != 1 && other != id) {
        peer(1).receive(Command.system(Command.ADD_PEER, other), 0, Command.SYS_HEADER);
      }
    }
    sent.values().forEach(Deque::clear);
    events.clear();
  }

  private void connect(int other) {
    Deque<SentPacket> queue = new ArrayDeque<>();
    sent.put(other, queue);
    PacketSink sink = (bytes, offset, length, mode, channel) -> queue.add(new SentPacket(
        Recordings.hex(Arrays.copyOfRange(bytes, offset, offset + length)), mode, channel));
    RpcPeer peer = new RpcPeer(
        other,
        sink,
        new PeerListener() {
          @Override
          public void refused(PeerFault fault, VariantException reason) {}

          @Override
          public void authenticationReceived(byte[] data) {
            events.add("auth " + Recordings.hex(data));
          }

          @Override
          public void authenticated() {
            add(peer(other));
          }
        },
        PeerLimits.DEFAULT.withMaxNodes(1 << 17));
    peers.put(other, peer);
    if (!authenticating.contains(other)) {
      add(peer);
    }
  }

  private RpcPeer peer(int other) {
    return Objects.requireNonNull(peers.get(other));
  }

  private RpcNode node(String path) {
    return Objects.requireNonNull(session.node(path));
  }

  private void add(RpcPeer peer) {
    if (session instanceof ServerSession server) {
      server.add(peer);
    } else {
      ((ClientSession) session).add(peer);
    }
  }

  private void disconnect(int client) {
    RpcPeer peer = peers.remove(client);
    if (peer != null && !authenticating.contains(client)) {
      ((ServerSession) session).disconnected(peer);
    }
  }

  void replay() {
    for (JsonObject entry : log()) {
      replay(entry);
    }
    assertThat(events).as("events at %s that the recording does not have", id).isEmpty();
    assertThat(sent.values()).as("packets of %s that nobody sent", id).allMatch(Deque::isEmpty);
  }

  private void replay(JsonObject entry) {
    if (entry.has("step")) {
      step(entry.get("step").getAsString());
    } else if (entry.has("do") && entry.get("by").getAsInt() == id) {
      call(entry);
    } else if (entry.has("packet") && entry.get("from").getAsInt() == id) {
      expectSent(entry);
    } else if (entry.has("packet") && entry.get("to").getAsInt() == id) {
      receive(entry, "packet");
    } else if (entry.has("inject") && entry.get("to").getAsInt() == id) {
      receive(entry, "inject");
    } else if (entry.has("error")
        && text(entry, "error").startsWith("Failed to get cached node")
        && id == 2) {
      addNode("A");
    } else if (entry.has("disconnect_peer") && entry.get("by").getAsInt() == id) {
      disconnect(entry.get("disconnect_peer").getAsInt());
    } else if (isAt(entry, "call") && entry.get("sender").getAsInt() != id) {
      expectEvent("call " + text(entry, "call") + " of " + text(entry, "node") + " by "
          + text(entry, "sender") + text(entry, "args"));
    } else if (isAt(entry, "auth")) {
      expectEvent("auth " + text(entry, "auth"));
    } else if (isAt(entry, "signal")) {
      expectSignal(entry);
    }
  }

  private boolean isAt(JsonObject entry, String kind) {
    return entry.has(kind) && entry.get("at").getAsInt() == id;
  }

  private static String text(JsonObject entry, String name) {
    return entry.get(name).getAsString();
  }

  private void step(String step) {
    String[] words = step.split(" ", -1);
    if (step.startsWith("the transport connects ")) {
      int client = Integer.parseInt(words[3]);
      if (id == 1 || id == client) {
        connect(id == 1 ? client : 1);
      }
    } else if (step.matches("the transport loses .|the server disconnects .")) {
      int client = Integer.parseInt(words[3]);
      if (id == 1) {
        disconnect(client);
      } else if (id == client) {
        // The recording goes on with a new API, as a new client does.
        session = newSession();
      }
      if (step.startsWith("the server")) {
        // Godot gives no signal if its own script disconnects a peer.
        events.removeLastOccurrence("disconnected " + client);
      }
    } else if (step.startsWith("the client becomes the node's authority")) {
      node(text(scenario, "node")).setAuthority(2);
    } else if (step.equals("it comes to the client, too") && id == 2) {
      addNode("Only/Here");
      // Java confirms the introduction now, the engine never.
      sent.values().forEach(Deque::clear);
    } else if (step.startsWith("a node is freed at the client and made again") && id == 2) {
      node("A").remove();
    } else if (step.startsWith("a node is freed at the server and made again") && id == 1) {
      node("A").remove();
      addNode("A");
    } else if (step.startsWith("the server has introduced N0")) {
      introduce(1, 254);
    } else if (step.equals("many nodes later")) {
      introduce(258, 65_538);
    }
  }

  /** Introduces nodes that the recording does not show, from the server to the client. */
  private void introduce(int firstId, int lastId) {
    for (int node = firstId; node <= lastId; node++) {
      String path = "N" + (node - 1);
      RpcNode added = session.node(path);
      added = added == null ? addNode(path) : added;
      if (id == 1) {
        added.call(0);
        added.send(Targets.everyone());
        byte[] confirmation = {Command.CONFIRM_PATH, 1, 0, 0, 0, 0};
        Bytes.putInt(confirmation, Command.CONFIRM_ID, node);
        peer(2).receive(confirmation, 0, confirmation.length);
      } else {
        byte[] name = path.getBytes(UTF_8);
        byte[] packet = Arrays.copyOf(
            new byte[] {Command.SIMPLIFY_PATH}, Command.SIMPLIFY_HEADER + name.length);
        added.functions().copyChecksum(packet, Command.CHECKSUM);
        Bytes.putInt(packet, Command.SIMPLIFY_ID, node);
        System.arraycopy(name, 0, packet, Command.SIMPLIFY_HEADER, name.length);
        peer(1).receive(packet, 0, packet.length);
      }
    }
    sent.values().forEach(Deque::clear);
  }

  private void call(JsonObject entry) {
    RpcNode node = node(text(entry, "node"));
    try {
      RecordedArguments.write(
          Recordings.bytes(entry, "args"),
          node.call(node.functions().number(text(entry, "method"))));
    } catch (IllegalArgumentException refused) {
      // The engine also refuses it: the recording has no packet.
      return;
    }
    node.send(targets(entry.get("to").getAsInt()));
  }

  private static Targets targets(int target) {
    if (target > 0) {
      return Targets.peer(target);
    }
    return target == 0 ? Targets.everyone() : Targets.everyoneBut(-target);
  }

  private void receive(JsonObject entry, String name) {
    RpcPeer peer = peers.get(entry.get("from").getAsInt());
    if (peer != null) {
      byte[] packet = Recordings.bytes(entry, name);
      peer.receive(packet, 0, packet.length, mode(entry), entry.get("channel").getAsInt());
    }
  }

  private static TransferMode mode(JsonObject entry) {
    return TransferMode.values()[entry.get("mode").getAsInt()];
  }

  private void expectSent(JsonObject entry) {
    int to = entry.get("to").getAsInt();
    Deque<SentPacket> queue = Objects.requireNonNull(sent.get(to));
    SentPacket expected =
        new SentPacket(text(entry, "packet"), mode(entry), entry.get("channel").getAsInt());
    if (isConfirmation(queue.peek()) && !isConfirmation(expected)) {
      // The engine confirms only when it polls; its scripts can send calls before.
      queue.addLast(queue.poll());
    }
    if (queue.isEmpty()) {
      sendByHand(Recordings.bytes(entry, "packet"), to, entry);
    }
    assertThat(queue).as("%s", entry).isNotEmpty();
    assertThat(likeTheEngine(queue.remove())).as("%s", entry).isEqualTo(expected);
  }

  /** Loses an empty PackedByteArray as the engine does, which sends it as no argument. */
  private static SentPacket likeTheEngine(SentPacket packet) {
    String hex = packet.hex().replaceFirst("^00(....)011d00000000000000$", "80$1");
    return new SentPacket(hex, packet.mode(), packet.channel());
  }

  private static boolean isConfirmation(@Nullable SentPacket packet) {
    return packet != null && packet.hex().startsWith("02") && packet.hex().length() == 12;
  }

  /** Sends what scripts of the recording send without a call: raw packets and authentication. */
  private void sendByHand(byte[] packet, int to, JsonObject entry) {
    int command = packet[0] & Command.MASK;
    if (command == Command.SYS && packet[1] == Command.AUTH) {
      if (packet.length == Command.AUTH_HEADER) {
        peer(to).completeAuthentication();
      } else {
        peer(to).sendAuthentication(Arrays.copyOfRange(packet, 2, packet.length));
      }
      return;
    }
    boolean isRelay = command == Command.SYS;
    int start = isRelay ? Command.SYS_HEADER : 0;
    if ((packet[start] & Command.MASK) == Command.RAW) {
      session.sendBytes(
          Arrays.copyOfRange(packet, start + 1, packet.length),
          targets(isRelay ? Bytes.getInt(packet, 2) : to),
          mode(entry),
          entry.get("channel").getAsInt());
    }
  }

  private void expectSignal(JsonObject entry) {
    String peer = entry.has("peer") ? text(entry, "peer") : "";
    switch (text(entry, "signal")) {
      case "peer_connected" -> expectEvent("connected " + peer);
      case "peer_disconnected" -> expectEvent("disconnected " + peer);
      case "peer_packet" -> expectEvent("bytes " + text(entry, "bytes") + " by " + peer);
      default -> {
        // Other signals follow from these or from the transport.
      }
    }
  }

  private void expectEvent(String expected) {
    assertThat(events.poll())
        .as("%s of %s at %s", expected, scenario.get("scenario"), id)
        .isEqualTo(expected);
  }

  /** Returns the ids of the clients of a scenario. */
  static List<Integer> clients(JsonObject scenario) {
    Set<Integer> ids = new TreeSet<>();
    JsonArray log = scenario.getAsJsonArray("log");
    for (JsonElement element : log) {
      for (String name : new String[] {"from", "to", "at", "by"}) {
        JsonElement value = element.getAsJsonObject().get(name);
        if (value != null && value.getAsInt() > 1 && value.getAsInt() < 10) {
          ids.add(value.getAsInt());
        }
      }
    }
    return new ArrayList<>(ids);
  }
}
