package io.variantmapper.enet;

import io.variantmapper.enet.Recording.Line;
import io.variantmapper.enet.compression.DatagramCodec;
import java.io.ByteArrayOutputStream;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Puts a host in the place of an engine in a recorded session. The host gets the datagrams that the
 * engine got, at their times, and sends the messages that the engine sent. Its clock is the clock
 * of the engine, which the recorded datagrams contain.
 */
final class Replay implements HostListener {
  private static final int FAR = 1 << 30;
  private static final int MAX_ANSWER = 100;
  private static final String REFUSAL = "44 255 1 00000000 ";

  private final Recording recording;
  private final String own;
  private final int readingDelay;
  private final List<Line> lines;
  private final ENetHost host;
  private final @Nullable DatagramCodec codec;
  private final double clockBase;
  private long clock;

  /** The commands and messages that the host has sent and delivered, for each client. */
  final Map<Integer, Map<Integer, List<String>>> sent = new TreeMap<>();

  final Map<Integer, List<String>> acks = new TreeMap<>();
  final Map<Integer, Map<Integer, List<String>>> delivered = new TreeMap<>();
  final List<String> ended = new ArrayList<>();
  private final Map<Integer, ENetPeer> peers = new HashMap<>();
  private final Set<String> seen = new HashSet<>();
  private final Set<String> seenOfEngine = new HashSet<>();

  /**
   * Plays a server, or a client if {@code client} is not negative.
   *
   * @param readingDelay the time until the engine reads a datagram that it does not answer, which
   *     is less than a frame, and not recorded
   */
  Replay(Recording recording, int client, HostOptions options, int readingDelay) {
    this.recording = recording;
    this.readingDelay = readingDelay;
    own = client < 0 ? "s>c" : "c>s";
    lines = recording.lines.stream()
        .filter(line -> client < 0 || line.client == client)
        .sorted(Comparator.comparingDouble(this::timeAtEngine))
        .toList();
    Line first = lines.stream()
        .filter(line -> line.isDatagram() && line.dir.equals(own) && line.sent != null)
        .findFirst()
        .orElseThrow();
    clockBase = first.sent + (1 << 16) - first.t;
    clock = (long) clockBase + (client < 0 ? 0 : (long) first.t);
    host = new ENetHost(
        options,
        (to, bytes, offset, length) -> sent(to, bytes, offset, length),
        this,
        clock,
        () -> 0,
        this::connectId);
    host.bandwidth().begin(clock + FAR);
    codec = options.compression().newCodec();
  }

  /**
   * Returns when an engine has read a datagram: right before it has answered, or a while after the
   * proxy has passed the datagram on.
   */
  private double timeAtEngine(Line line) {
    if (!line.isDatagram() || line.dir.equals(own)) {
      return line.t;
    }
    SentCommand command = SentCommand.in(line.plainBytes()).get(0);
    if (command.kind() == Command.DISCONNECT && (command.code() & Command.WANTS_ACK) == 0) {
      return line.t + 1;
    }
    return recording.lines.stream()
        .filter(other -> other.isDatagram()
            && other.dir.equals(own)
            && other.client == line.client
            && other.t >= line.t
            && other.t <= line.t + MAX_ANSWER
            && answers(other, line, command))
        .mapToDouble(other -> other.t - 0.01)
        .findFirst()
        .orElse(line.t + readingDelay);
  }

  private static boolean answers(Line answer, Line line, SentCommand command) {
    return SentCommand.in(answer.plainBytes()).stream()
        .anyMatch(reply -> (command.kind() == Command.CONNECT && reply.kind() == Command.VERIFY)
            || (reply.kind() == Command.ACK
                && line.sent != null
                && reply.channel() == command.channel()
                && reply.intAt(0) == (command.number() << 16 | line.sent)));
  }

  /** The server repeats the id of the client, so the host must choose the recorded one. */
  private int connectId() {
    byte[] connect = lines.stream()
        .filter(line -> line.isDatagram() && line.dir.equals(own))
        .findFirst()
        .orElseThrow()
        .plainBytes();
    return SentCommand.in(connect).get(0).intAt(36);
  }

  void run() {
    for (int i = 0; i < lines.size(); i++) {
      Line line = lines.get(i);
      if (!line.isDatagram()) {
        continue;
      }
      advance(i);
      if (line.dir.equals(own)) {
        act(line, i);
        host.update(clock);
      } else if (!line.isDropped()) {
        for (int copy = 0; copy < (line.isDoubled() ? 2 : 1); copy++) {
          byte[] bytes = line.bytes();
          host.receive(address(line.client), bytes, 0, bytes.length, clock);
        }
      }
    }
  }

  /** Moves the clock on, but not past the time that the engine writes into its next datagram. */
  private void advance(int index) {
    long time = clockOf(lines.get(index));
    for (int i = index + 1; i < lines.size() && i < index + 8; i++) {
      Line later = lines.get(i);
      if (later.isDatagram() && later.dir.equals(own) && later.sent != null) {
        time = Math.min(time, clockOf(later));
      }
    }
    clock = Math.max(clock, time);
  }

  private long clockOf(Line line) {
    long time = (long) (timeAtEngine(line) + clockBase);
    if (line.isDatagram() && line.dir.equals(own) && line.sent != null) {
      int difference = (short) (line.sent - time);
      time += difference;
    }
    return time;
  }

  private static InetSocketAddress address(int client) {
    return SimulatedNetwork.address(100 + client);
  }

  private static int clientOf(InetSocketAddress address) {
    return address.getPort() - 100;
  }

  /** Does what the engine's game did to make it send the commands of a datagram. */
  private void act(Line line, int index) {
    for (SentCommand command : SentCommand.in(line.plainBytes())) {
      String key = line.client + " " + command;
      if (command.kind() == Command.ACK || !seenOfEngine.add(key)) {
        continue;
      }
      if (command.kind() == Command.CONNECT) {
        ENetPeer peer = host.connect(address(line.client), command.intAt(12), 7, clock);
        peers.put(line.client, peer);
      } else if (peers.containsKey(line.client)) {
        act(peers.get(line.client), command, index);
      }
    }
  }

  private void act(ENetPeer peer, SentCommand command, int index) {
    switch (command.kind()) {
      case Command.DISCONNECT -> {
        if ((command.code() & Command.WANTS_ACK) != 0) {
          peer.disconnect(command.intAt(0));
        } else {
          peer.disconnectNow(command.intAt(0));
        }
      }
      case Command.THROTTLE ->
        peer.configureThrottle(command.intAt(0), command.intAt(4), command.intAt(8));
      case Command.BANDWIDTH -> {
        if (command.intAt(4) != 0) {
          host.limitBandwidth(300_000, command.intAt(4));
        }
        host.bandwidth().begin(clock);
        host.update(clock);
        host.bandwidth().begin(clock + FAR);
      }
      default -> {
        if (command.isMessage() && (!command.isFragment() || command.fragment() == 0)) {
          byte[] message = command.isFragment() ? whole(command, index) : command.message();
          peer.send(command.channel(), command.mode(), message, 0, message.length);
        }
      }
    }
  }

  /** Joins the fragments of a message. */
  private byte[] whole(SentCommand first, int index) {
    ByteArrayOutputStream joined = new ByteArrayOutputStream();
    int next = 0;
    for (Line line : lines.subList(index, lines.size())) {
      if (!line.isDatagram() || !line.dir.equals(own)) {
        continue;
      }
      for (SentCommand command : SentCommand.in(line.plainBytes())) {
        if (command.code() == first.code()
            && command.channel() == first.channel()
            && command.fragment() == next
            && next < first.fragments()
            && Arrays.equals(command.fields(), 0, 2, first.fields(), 0, 2)) {
          joined.writeBytes(command.message());
          next++;
        }
      }
    }
    return joined.toByteArray();
  }

  private void sent(InetSocketAddress to, byte[] bytes, int offset, int length) {
    int receiver = clientOf(to);
    for (SentCommand command : SentCommand.in(plain(bytes, offset, length))) {
      note(receiver, command, sent, acks, seen);
    }
  }

  /** Returns a datagram of the host without compression. */
  private byte[] plain(byte[] bytes, int offset, int length) {
    byte[] datagram = Arrays.copyOfRange(bytes, offset, offset + length);
    if (codec == null || (datagram[0] & 0x40) == 0) {
      return datagram;
    }
    int header = datagram[0] < 0 ? 4 : 2;
    byte[] plain = Arrays.copyOf(datagram, DatagramWriter.MAX_SIZE);
    int size =
        codec.decompress(datagram, header, length - header, plain, header, plain.length - header);
    plain[0] &= ~0x40;
    return Arrays.copyOf(plain, header + size);
  }

  private static void note(
      int receiver,
      SentCommand command,
      Map<Integer, Map<Integer, List<String>>> commands,
      Map<Integer, List<String>> acks,
      Set<String> seen) {
    String text = command.toString();
    if (command.toString().equals(REFUSAL)) {
      return; // Engines do not answer when they are full.
    }
    if (command.kind() == Command.ACK) {
      acks.computeIfAbsent(receiver, key -> new ArrayList<>()).add(text);
    } else if (seen.add(receiver + " " + text)) {
      commands
          .computeIfAbsent(receiver, key -> new TreeMap<>())
          .computeIfAbsent(command.channel(), key -> new ArrayList<>())
          .add(text);
    }
  }

  /** Returns what the engine has sent: each command once, in the order of its channel. */
  Map<Integer, Map<Integer, List<String>>> recordedCommands() {
    return recorded(new TreeMap<>());
  }

  /** Returns what the engine has acknowledged. */
  Map<Integer, List<String>> recordedAcks() {
    Map<Integer, List<String>> recordedAcks = new TreeMap<>();
    recorded(recordedAcks);
    return recordedAcks;
  }

  private Map<Integer, Map<Integer, List<String>>> recorded(
      Map<Integer, List<String>> recordedAcks) {
    Map<Integer, Map<Integer, List<String>>> commands = new TreeMap<>();
    Set<String> recordedKeys = new HashSet<>();
    for (Line line : lines) {
      if (line.isDatagram() && line.dir.equals(own)) {
        for (SentCommand command : SentCommand.in(line.plainBytes())) {
          note(line.client, command, commands, recordedAcks, recordedKeys);
          if (command.code() == (Command.DISCONNECT | Command.IS_UNSEQUENCED)) {
            // An engine also sends a ping to the peer that it leaves.
            break;
          }
        }
      }
    }
    return commands;
  }

  /** Returns what the engine's game has received. */
  Map<Integer, Map<Integer, List<String>>> recordedMessages() {
    Map<Integer, Map<Integer, List<String>>> messages = new TreeMap<>();
    for (Line line : lines) {
      if (line.message != null && !line.message.equals(own)) {
        addMessage(messages, line.client, line.channel, line.mode, line.data);
      }
    }
    return messages;
  }

  private static void addMessage(
      Map<Integer, Map<Integer, List<String>>> messages,
      int client,
      int channel,
      String mode,
      String data) {
    messages
        .computeIfAbsent(client, key -> new TreeMap<>())
        .computeIfAbsent(channel, key -> new ArrayList<>())
        .add(mode + " " + data);
  }

  private static String recordedMode(DeliveryMode mode, int length) {
    return switch (mode) {
      case RELIABLE -> "reliable";
      case UNRELIABLE -> length > 1364 ? "unreliable_fragments" : "unreliable_ordered";
      case UNSEQUENCED -> "unreliable";
    };
  }

  @Override
  public void connected(ENetPeer peer, int data) {
    peers.put(clientOf(peer.address()), peer);
  }

  @Override
  public void received(
      ENetPeer peer, int channel, DeliveryMode mode, byte[] bytes, int offset, int length) {
    String data = HexFormat.of().formatHex(bytes, offset, offset + length);
    addMessage(delivered, clientOf(peer.address()), channel, recordedMode(mode, length), data);
  }

  @Override
  public void disconnected(ENetPeer peer, DisconnectReason reason, int data) {
    ended.add(clientOf(peer.address()) + " " + reason + " " + data);
  }
}
