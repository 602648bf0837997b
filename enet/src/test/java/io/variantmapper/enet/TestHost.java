package io.variantmapper.enet;

import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A host whose datagrams a test writes and reads by itself. */
final class TestHost {
  static final InetSocketAddress CLIENT = SimulatedNetwork.address(9);

  final RecordingListener events;
  final List<byte[]> sent = new ArrayList<>();
  final ENetHost host;
  long now = 10_000;

  TestHost(HostOptions options) {
    this(options, new RecordingListener());
  }

  TestHost(HostOptions options, RecordingListener events) {
    this.events = events;
    host = new ENetHost(
        options,
        (receiver, bytes, offset, length) ->
            sent.add(Arrays.copyOfRange(bytes, offset, offset + length)),
        events,
        now,
        () -> 0,
        () -> 77);
  }

  static TestHost server() {
    return new TestHost(HostOptions.server(4).build());
  }

  /** Connects a client with slot 0, and forgets what was sent meanwhile. */
  ENetPeer connect() {
    receive(new TestDatagram().connect(5, 7));
    receive(new TestDatagram().to(0, 0).ack(Command.OF_CONNECTION, 1, (int) now));
    sent.clear();
    return host.peers().get(0);
  }

  void receive(TestDatagram datagram) {
    receive(CLIENT, datagram);
  }

  void receive(InetSocketAddress sender, TestDatagram datagram) {
    byte[] bytes = datagram.build();
    host.receive(sender, bytes, 0, bytes.length, now);
    host.update(now);
  }

  void advance(long millis) {
    now += millis;
    host.update(now);
  }

  /** Returns all commands that were sent since the last call. */
  List<SentCommand> takeSent() {
    List<SentCommand> commands = new ArrayList<>();
    sent.forEach(datagram -> commands.addAll(SentCommand.in(datagram)));
    sent.clear();
    return commands;
  }

  List<Integer> takeKinds() {
    return takeSent().stream().map(SentCommand::kind).toList();
  }
}
