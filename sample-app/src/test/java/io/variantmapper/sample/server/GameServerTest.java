package io.variantmapper.sample.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.value.Vector3;
import io.variantmapper.sample.client.GameClient;
import io.variantmapper.sample.message.Changed;
import io.variantmapper.sample.message.ClientMessage;
import io.variantmapper.sample.message.Refusal;
import io.variantmapper.sample.message.Snapshot;
import io.variantmapper.sample.message.Spoken;
import io.variantmapper.sample.message.Welcome;
import io.variantmapper.sample.world.ChatLine;
import io.variantmapper.sample.world.Player;
import io.variantmapper.sample.world.PlayerVariantSerializer;
import io.variantmapper.sample.world.SampleWorlds;
import java.io.IOException;
import java.net.BindException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class GameServerTest {
  private TestServer game;

  @BeforeEach
  void start() throws IOException {
    game = new TestServer();
  }

  @AfterEach
  void close() throws IOException {
    game.close();
  }

  private static String reason(GameClient client) throws IOException {
    Refusal error = client.receive(Refusal.class);
    assertThat(error.fatal()).isFalse();
    return error.reason();
  }

  @Test
  void loginIsAnsweredWithAWelcome() throws IOException {
    try (GameClient ada = game.connect()) {
      ada.send(new ClientMessage.Login("Ada"));
      Welcome welcome = ada.receive(Welcome.class);
      assertThat(welcome.player().getId()).isEqualTo(2);
      assertThat(welcome.landmarks()).isEqualTo(SampleWorlds.meadow().landmarks());
    }
  }

  @Test
  void loginWithAKnownNameReturnsTheKnownPlayer() throws IOException {
    try (GameClient grace = game.connect()) {
      grace.send(new ClientMessage.Login("Grace"));
      assertThat(grace.receive(Welcome.class).player().getId()).isEqualTo(1);
    }
  }

  @Test
  void moveIsSentToOtherPlayers() throws IOException {
    try (GameClient ada = game.player("Ada");
        GameClient grace = game.player("Grace")) {
      ada.send(new ClientMessage.Move(new Vector3(3, 0, 4)));
      Snapshot seen = snapshotAfterTheMove(grace);
      assertThat(seen.tick()).isGreaterThan(42);
      assertThat(seen.names()).containsExactly("Grace", "Ada");
      assertThat(seen.positions()[1]).isEqualTo(new Vector3(3, 0, 4));
      assertThat(seen.online()).containsExactly(1, 1);
    }
  }

  private static Snapshot snapshotAfterTheMove(GameClient client) throws IOException {
    Snapshot seen = client.receive(Snapshot.class);
    while (seen.positions()[1].equals(Vector3.ZERO)) {
      seen = client.receive(Snapshot.class);
    }
    return seen;
  }

  @Test
  void ownerReceivesTheChangesOfAMove() throws IOException {
    try (GameClient ada = game.connect()) {
      ada.send(new ClientMessage.Login("Ada"));
      Player player = ada.receive(Welcome.class).player();
      ada.send(new ClientMessage.Move(new Vector3(3, 0, 4)));
      byte[] changes = ada.receive(Changed.class).changes().bytes();
      PlayerVariantSerializer.INSTANCE.decodeChanges(player, changes, TestServer.OWNER);
      assertThat(player.getPosition()).isEqualTo(new Vector3(3, 0, 4));
      assertThat(player.getMoves()).isEqualTo(1);
    }
  }

  @Test
  void chatIsSentToOtherPlayers() throws IOException {
    try (GameClient ada = game.player("Ada");
        GameClient grace = game.player("Grace")) {
      ada.send(new ClientMessage.Chat("all", "Hello, Grace!"));
      ChatLine line = grace.receive(Spoken.class).line();
      assertThat(line).isEqualTo(new ChatLine("Ada", "Hello, Grace!", line.tick()));
    }
  }

  @Test
  void worldContainsTheSentChat() throws IOException {
    try (GameClient ada = game.player("Ada")) {
      ada.send(new ClientMessage.Chat("all", "Hello!"));
      ada.receive(Spoken.class);
    }
    assertThat(game.server.worlds().get(0).chatByChannel().get("all"))
        .extracting(ChatLine::text)
        .containsExactly("Anyone here?", "Hello!");
  }

  @Test
  void clientWithoutALoginCannotMove() throws IOException {
    try (GameClient client = game.connect()) {
      client.send(new ClientMessage.Move(Vector3.ZERO));
      assertThat(reason(client)).isEqualTo("Log in first.");
    }
  }

  @Test
  void placeOutsideTheWorldIsRefused() throws IOException {
    try (GameClient ada = game.player("Ada")) {
      ada.send(new ClientMessage.Move(new Vector3(9, 0, 0)));
      assertThat(reason(ada)).isEqualTo("That is outside the world.");
    }
  }

  @Test
  void coordinateThatIsNotANumberIsRefused() throws IOException {
    try (GameClient ada = game.player("Ada")) {
      ada.send(new ClientMessage.Move(new Vector3(0, 0, Double.NaN)));
      assertThat(reason(ada)).isEqualTo("That is outside the world.");
    }
  }

  @Test
  void nameOfAConnectedPlayerIsRefused() throws IOException {
    try (GameClient ada = game.player("Ada");
        GameClient second = game.connect()) {
      second.send(new ClientMessage.Login("Ada"));
      assertThat(reason(second)).isEqualTo("Ada is already there.");
      ada.send(new ClientMessage.Chat("all", "There is only one of me."));
      ada.receive(Spoken.class);
    }
  }

  @Test
  void bannedNameIsRefused() throws IOException {
    try (GameClient mallory = game.connect()) {
      mallory.send(new ClientMessage.Login("Mallory"));
      assertThat(reason(mallory)).isEqualTo("Mallory is banned.");
    }
  }

  @Test
  void portInUseCausesABindException() {
    assertThatThrownBy(() -> GameServer.start(
            ServerPorts.tcp(game.server.port()),
            SampleWorlds.meadow(),
            ServerSettings.of(TestServer.FORMAT),
            line -> {}))
        .isInstanceOf(BindException.class);
  }

  @Test
  void closingDisconnectsEveryone() throws IOException {
    try (GameClient ada = game.player("Ada")) {
      game.close();
      assertThatThrownBy(() -> ada.receive(Spoken.class)).isInstanceOf(IOException.class);
    }
  }

  @Test
  void closingFreesThePort() throws IOException {
    int port = game.server.port();
    game.close();
    GameServer.start(
            ServerPorts.tcp(port), SampleWorlds.meadow(), TestServer.settings(), line -> {})
        .close();
  }
}
