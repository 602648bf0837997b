package io.variantmapper.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Connects clients in Java with 200 sessions in one process, while clients come, go and move. */
class RoomsTest {
  private static final int ROOMS = 200;
  private static final int CLIENTS_OF_A_ROOM = 4;
  private static final int CHANGES = 4_000;

  private static final FunctionTable TABLE = FunctionTableTest.table("say");

  private final Queue<Runnable> packets = new ArrayDeque<>();
  private final List<Room> rooms = new ArrayList<>();
  private final List<Client> clients = new ArrayList<>();
  private final List<String> faults = new ArrayList<>();
  private int lastId = 1;
  private int calls;

  /** A session whose node checks that only its own clients call it. */
  private final class Room {
    final int number;
    final ServerSession session =
        new ServerSession(new SessionListener() {}, SessionOptions.DEFAULT);
    final RpcNode node;

    Room(int number) {
      this.number = number;
      node = session.addNode("Room", TABLE, this::said);
    }

    private void said(RpcCall call, int function, ArgumentReader arguments) {
      assertThat(arguments.readInt()).isEqualTo(number);
      arguments.end();
      calls++;
    }
  }

  /** A client that checks that it hears only its own room. */
  private final class Client {
    final ClientSession session;
    final RpcNode node;
    final RpcPeer server;
    final RpcPeer atServer;
    Room room;

    Client(Room room) {
      int id = ++lastId;
      this.room = room;
      session = new ClientSession(id, new SessionListener() {}, SessionOptions.DEFAULT);
      node = session.addNode("Room", TABLE, this::said);
      server = new RpcPeer(
          1,
          (bytes, offset, length, mode, channel) -> {
            byte[] copy = Arrays.copyOfRange(bytes, offset, offset + length);
            packets.add(() -> receive(atServer(), copy));
          },
          this::refused,
          PeerLimits.DEFAULT);
      atServer = new RpcPeer(
          id,
          (bytes, offset, length, mode, channel) -> {
            byte[] copy = Arrays.copyOfRange(bytes, offset, offset + length);
            packets.add(() -> receive(server, copy));
          },
          this::refused,
          PeerLimits.DEFAULT);
      session.add(server);
      room.session.add(atServer);
    }

    private RpcPeer atServer() {
      return atServer;
    }

    private void refused(PeerFault fault, Exception reason) {
      faults.add(reason.getMessage());
    }

    private void said(RpcCall call, int function, ArgumentReader arguments) {
      assertThat(arguments.readInt()).isEqualTo(room.number);
      arguments.end();
      calls++;
    }

    void moveTo(Room next) {
      room.session.remove(atServer);
      room = next;
      next.session.add(atServer);
    }
  }

  private static void receive(RpcPeer peer, byte[] packet) {
    peer.receive(packet, 0, packet.length);
  }

  private void deliver() {
    while (!packets.isEmpty()) {
      packets.remove().run();
    }
  }

  private static int say(RpcNode node, int room) {
    node.call(0).writeInt(room);
    return node.send(Targets.everyone());
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2})
  void noPacketOfARoomReachesAnotherRoom(long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < ROOMS; i++) {
      rooms.add(new Room(i));
      for (int j = 0; j < CLIENTS_OF_A_ROOM; j++) {
        clients.add(new Client(rooms.get(i)));
      }
    }
    deliver();
    int expected = 0;
    for (int i = 0; i < CHANGES; i++) {
      Client client = clients.get(random.nextInt(clients.size()));
      Room room = rooms.get(random.nextInt(ROOMS));
      switch (random.nextInt(6)) {
        case 0 -> client.moveTo(room);
        case 1 -> {
          client.room.session.disconnected(client.atServer);
          clients.remove(client);
          clients.add(new Client(room));
        }
        case 2 -> expected += say(room.node, room.number);
        default -> expected += say(client.node, client.room.number);
      }
      deliver();
    }

    assertThat(faults).isEmpty();
    assertThat(calls).isEqualTo(expected).isGreaterThan(CHANGES);
  }
}
