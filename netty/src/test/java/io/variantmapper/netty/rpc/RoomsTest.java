package io.variantmapper.netty.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.bootstrap.Bootstrap;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.local.LocalAddress;
import io.netty.channel.local.LocalChannel;
import io.netty.channel.local.LocalIoHandler;
import io.netty.channel.local.LocalServerChannel;
import io.netty.util.ResourceLeakDetector;
import io.variantmapper.netty.ConnectionCount;
import io.variantmapper.netty.ServerPipeline;
import java.net.URI;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Checks 200 rooms of one server, on several threads, while clients come, go and are moved. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class RoomsTest {
  private static final int ROOMS = 200;
  private static final int CLIENTS = 4 * ROOMS;
  private static final int ROUNDS = 10;
  private static final int LEAVING = 10;
  private static final LocalAddress ADDRESS = new LocalAddress(RoomsTest.class);

  private final EventLoopGroup channels =
      new MultiThreadIoEventLoopGroup(1, LocalIoHandler.newFactory());
  private final ExecutorService threads = Executors.newFixedThreadPool(4);
  private final Random random = new Random(60);

  /** The texts of each client, in the order in which the rooms have received them. */
  private final Map<Integer, Queue<String>> received = new ConcurrentHashMap<>();

  private final List<Game> rooms = new ArrayList<>();
  private final List<RpcConnection> leaving = new ArrayList<>();
  private final Queue<Game> clients = new ConcurrentLinkedQueue<>();
  private final RpcServer server =
      new RpcServer(connection -> connection.moveTo(anyRoom(connection.clientId())));
  private final RpcClient client = new RpcClient(connection -> {
    Game game = Game.ofClient(connection.clientId(), connection.channel().eventLoop());
    connection.moveTo(game.room);
    clients.add(game);
  });

  private final ResourceLeakDetector.Level level = ResourceLeakDetector.getLevel();

  @BeforeEach
  void start() {
    // Most levels are too slow for so many packets.
    ResourceLeakDetector.setLevel(ResourceLeakDetector.Level.SIMPLE);
    for (int i = 0; i < ROOMS; i++) {
      String name = "room " + i;
      Game room = Game.ofServer(threads).greeting("enter " + name);
      rooms.add(room.answering((call, text) -> {
        received
            .computeIfAbsent(call.sender(), id -> new ConcurrentLinkedQueue<>())
            .add(text);
        room.say(name + " heard " + text);
      }));
    }
    new ServerBootstrap()
        .group(channels)
        .channel(LocalServerChannel.class)
        .childHandler(ServerPipeline.ofPackets(65_535)
            .withConnections(new ConnectionCount(2 * CLIENTS, 2 * CLIENTS))
            .webSocket("/", server::accept))
        .bind(ADDRESS)
        .syncUninterruptibly();
  }

  @AfterEach
  void stop() throws InterruptedException {
    channels.shutdownGracefully(0, 5, TimeUnit.SECONDS).sync();
    threads.shutdown();
    ResourceLeakDetector.setLevel(level);
  }

  private RpcRoom anyRoom(int number) {
    return rooms.get(Math.floorMod(number, ROOMS)).room;
  }

  private void connect(int count) {
    for (int i = 0; i < count; i++) {
      new Bootstrap()
          .group(channels)
          .channel(LocalChannel.class)
          .handler(client.webSocket(URI.create("ws://local/")))
          .connect(ADDRESS);
    }
  }

  private static void await(BooleanSupplier condition) throws InterruptedException {
    while (!condition.getAsBoolean()) {
      Thread.sleep(5);
    }
  }

  /** Lets the clients talk while some are moved, and some are replaced by new clients. */
  private void play() throws InterruptedException {
    for (int round = 0; round < ROUNDS; round++) {
      speak(clients, round);
      List<RpcConnection> connections = new ArrayList<>(server.connections());
      connections.removeAll(leaving);
      for (int i = 0; i < CLIENTS / 4; i++) {
        connections.get(random.nextInt(connections.size())).moveTo(anyRoom(random.nextInt(ROOMS)));
      }
      for (RpcConnection connection : connections.subList(0, LEAVING)) {
        connection.disconnect(4000, "leave");
        leaving.add(connection);
      }
      connect(LEAVING);
    }
    await(() -> leaving.stream().noneMatch(server.connections()::contains));
  }

  private static void speak(Collection<Game> games, int round) {
    games.forEach(game -> game.room.execute(() -> game.say(Integer.toString(round))));
  }

  /** Returns the clients that stay, after all moves have ended. */
  private List<Game> settle() throws InterruptedException {
    await(() -> connected().count() == CLIENTS);
    CountDownLatch moves = new CountDownLatch(CLIENTS);
    server.connections().forEach(connection -> connection.execute(moves::countDown));
    moves.await();
    return connected().toList();
  }

  private Stream<Game> connected() {
    return clients.stream()
        .filter(game -> game.events.contains("connected"))
        .filter(game -> server.connection(game.room.session().id()) != null);
  }

  @Test
  void noPacketOfARoomReachesAnotherAndThePacketsOfAClientStayInOrder() throws Exception {
    connect(CLIENTS);
    settle();
    play();
    List<Game> connected = settle();
    speak(connected, ROUNDS);
    await(() -> connected.stream().allMatch(game -> texts(game).contains("" + ROUNDS)));
    rooms.forEach(room -> room.room.execute(() -> room.say("end")));
    await(() -> connected.stream().allMatch(game -> game.events.contains("say end")));

    assertThat(clients).allSatisfy(game -> assertThat(strangeEvents(game)).isEmpty());
    assertThat(connected).allSatisfy(game -> {
      assertThat(texts(game)).containsExactlyElementsOf(lastRounds(texts(game).size()));
      assertThat(game.room.session().peers())
          .containsExactlyInAnyOrder(othersInTheRoomOf(game.room.session().id()));
    });
  }

  private Queue<String> texts(Game game) {
    return received.getOrDefault(game.room.session().id(), new ConcurrentLinkedQueue<>());
  }

  /** Returns the texts of a client that was there for the last rounds. */
  private static List<String> lastRounds(int count) {
    return IntStream.rangeClosed(ROUNDS - count + 1, ROUNDS)
        .mapToObj(Integer::toString)
        .toList();
  }

  /** Returns the ids of the server and of the other clients in the room of a client. */
  private int[] othersInTheRoomOf(int id) {
    return rooms.stream()
        .map(room -> room.room.session().peers())
        .filter(peers -> IntStream.of(peers).anyMatch(peer -> peer == id))
        .flatMapToInt(Arrays::stream)
        .map(peer -> peer == id ? 1 : peer)
        .toArray();
  }

  /** Returns the calls that a client has received from a room in which it was not. */
  private static List<String> strangeEvents(Game game) {
    List<String> strange = new ArrayList<>();
    String room = "none";
    for (String event : game.events) {
      if (event.startsWith("say enter ")) {
        room = event.substring("say enter ".length());
      } else if (event.startsWith("say room ") && !event.startsWith("say " + room + " heard ")) {
        strange.add(event + " in " + room);
      }
    }
    return strange;
  }
}
