package io.variantmapper.sample.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.netty.ClientLimits;
import io.variantmapper.netty.RateLimit;
import io.variantmapper.runtime.value.Vector3;
import io.variantmapper.sample.client.GameClient;
import io.variantmapper.sample.message.ClientMessage;
import io.variantmapper.sample.message.Refusal;
import io.variantmapper.sample.message.Snapshot;
import io.variantmapper.sample.message.Spoken;
import io.variantmapper.sample.world.Player;
import io.variantmapper.sample.world.SampleWorlds;
import io.variantmapper.sample.world.World;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Checks that a client that misbehaves does not disturb other clients. Each test ends with a move
 * of another player.
 */
final class MisbehavingClientTest {
  private static final int CROWD = 200;
  private static final int MOST_MOVES = 20_000;

  private TestServer game;
  private GameClient other;

  @BeforeEach
  void start() throws IOException {
    game = new TestServer();
    other = game.player("Ada");
  }

  @AfterEach
  void theOtherPlayerStillPlays() throws IOException {
    other.send(new ClientMessage.Move(new Vector3(1, 0, 1)));
    other.receive(Snapshot.class);
    other.close();
    game.close();
  }

  @Test
  void garbageIsAnsweredWithAnError() throws IOException {
    try (RawClient client = game.raw()) {
      client.send("08000000 ffffffff ffffffff");
      assertThat(client.farewell()).startsWith("fatal: ").contains("255");
    }
  }

  @Test
  void garbageFollowedByMoreBytesIsAnsweredWithAnError() throws IOException {
    try (RawClient client = game.raw()) {
      client.send("08000000 ffffffff ffffffff" + "00".repeat(20_000));
      assertThat(client.farewell()).startsWith("fatal: ");
    }
  }

  @Test
  void manyStrangersAreFewLinesInTheLog() throws IOException {
    List<String> lines = new CopyOnWriteArrayList<>();
    try (GameServer server = GameServer.start(
        ServerPorts.free(), SampleWorlds.meadow(), TestServer.settings(), lines::add)) {
      for (int i = 0; i < 100; i++) {
        try (RawClient client = new RawClient(server.port())) {
          client.send("08000000 ffffffff ffffffff");
          client.farewell();
        }
      }
    }
    assertThat(lines).hasSizeLessThan(20).first().asString().startsWith("BAD_PACKET, ");
  }

  @Test
  void frameOverTheLimitIsRefusedBeforeItArrives() throws IOException {
    try (RawClient client = game.raw()) {
      client.send("01100000");
      assertThat(client.farewell()).contains("4097").contains("4096");
    }
  }

  @Test
  void valueOfAnotherTypeIsAnsweredWithAnError() throws IOException {
    try (RawClient client = game.raw()) {
      client.send("08000000 02000000 07000000");
      assertThat(client.farewell()).contains("found int");
    }
  }

  @Test
  void httpRequestIsAnsweredWithAnError() throws IOException {
    try (RawClient client = game.raw()) {
      client.send("474554202f20485454502f312e310d0a0d0a");
      assertThat(client.farewell()).contains("over the limit");
    }
  }

  @Test
  void clientThatDoesNotLogInIsDisconnected() throws IOException {
    try (TestServer quick = new TestServer(times(200, 60_000), SampleWorlds.meadow());
        RawClient client = quick.raw()) {
      assertThat(client.farewell()).isEqualTo("fatal: You have not logged in.");
    }
  }

  @Test
  void singleBytesDoNotExtendTheTimeForTheLogin() throws Exception {
    try (TestServer quick = new TestServer(times(500, 60_000), SampleWorlds.meadow());
        RawClient client = quick.raw()) {
      client.send("ff0f0000");
      long start = System.nanoTime();
      while (System.nanoTime() - start < 700_000_000L) {
        client.send("00");
        Thread.sleep(50);
      }
      assertThat(client.farewell()).isEqualTo("fatal: You have not logged in.");
    }
  }

  @Test
  void silenceEndsTheConnection() throws IOException {
    try (TestServer quick = new TestServer(times(10_000, 200), SampleWorlds.meadow());
        GameClient client = quick.player("Silent")) {
      assertThat(client.receive(Refusal.class).reason())
          .isEqualTo("You have been silent for too long.");
    }
  }

  private static ServerSettings times(int loginMillis, int silenceMillis) {
    return TestServer.settings()
        .withLimits(ClientLimits.DEFAULT
            .withMaxLogin(Duration.ofMillis(loginMillis))
            .withMaxSilence(Duration.ofMillis(silenceMillis)));
  }

  @Test
  void floodEndsTheConnectionOfItsSender() throws IOException {
    ServerSettings strict =
        TestServer.settings().withLimits(ClientLimits.DEFAULT.withMaxMessages(5));
    try (TestServer calm = new TestServer(strict, SampleWorlds.meadow());
        GameClient honest = calm.player("Honest");
        GameClient flooding = calm.player("Flooding")) {
      for (int i = 0; i < 10 * RateLimit.BURST_SECONDS; i++) {
        flooding.send(new ClientMessage.Move(Vector3.ZERO));
      }
      assertThat(flooding.receive(Refusal.class).reason())
          .isEqualTo("You sent too many messages. The limit is 5 per second.");
      honest.send(new ClientMessage.Chat("all", "I am still here."));
      honest.receive(Spoken.class);
    }
  }

  @Test
  void clientIsTurnedAwayIfItsAddressHasTooManyClients() throws IOException {
    ServerSettings small = TestServer.settings().withMaxConnections(10, 1);
    try (TestServer full = new TestServer(small, SampleWorlds.meadow());
        GameClient first = full.player("Ada");
        RawClient second = full.raw()) {
      assertThat(second.farewell())
          .isEqualTo("fatal: The limit of clients from your address is reached: 1.");
      first.send(new ClientMessage.Chat("all", "Alone."));
      first.receive(Spoken.class);
    }
  }

  @Test
  void fullServerTurnsClientsAway() throws IOException {
    ServerSettings small = TestServer.settings().withMaxConnections(1, 1);
    try (TestServer full = new TestServer(small, SampleWorlds.meadow());
        GameClient first = full.player("Ada");
        RawClient second = full.raw()) {
      assertThat(second.farewell()).isEqualTo("fatal: The server is full.");
      first.send(new ClientMessage.Chat("all", "Alone."));
      first.receive(Spoken.class);
    }
  }

  /**
   * The world has many players. Therefore its snapshots are large, and fill the buffers of a client
   * that does not read them.
   */
  @Test
  void clientThatDoesNotReadDoesNotDelayOtherClients() throws IOException {
    ServerSettings fast = TestServer.settings()
        .withPace(Duration.ofMillis(1), 1)
        .withLimits(ClientLimits.DEFAULT
            .withMaxLag(Duration.ofMillis(500))
            .withMaxMessages(Integer.MAX_VALUE)
            .withMaxBytes(Long.MAX_VALUE));
    try (TestServer crowded = new TestServer(fast, crowd());
        GameClient lazy = crowded.player("Lazy");
        GameClient busy = crowded.player("Busy")) {
      lazy.send(new ClientMessage.Chat("all", "I am off, and leave the connection open."));
      boolean lazyIsOnline = true;
      for (int move = 0; lazyIsOnline && move < MOST_MOVES; move++) {
        busy.send(new ClientMessage.Move(Vector3.ZERO));
        lazyIsOnline = busy.receive(Snapshot.class).online()[CROWD] == 1;
      }
      assertThat(lazyIsOnline).isFalse();
      assertThat(crowded.metric("dropped_snapshots_total")).isPositive();
      assertThat(crowded.metric("refused_clients_total")).isEqualTo(1);
      assertThat(crowded.metric("clients")).isEqualTo(1);
    }
  }

  private static World crowd() {
    World meadow = SampleWorlds.meadow();
    List<Player> players = new ArrayList<>();
    for (int id = 1; id <= CROWD; id++) {
      Player player = new Player();
      player.setId(id);
      player.setName("Player-with-a-long-name-" + id);
      players.add(player);
    }
    return new World(
        meadow.name(),
        meadow.seed(),
        meadow.clock(),
        meadow.terrain(),
        meadow.landmarks(),
        players,
        meadow.bannedNames(),
        meadow.chatByChannel());
  }
}
