package io.variantmapper.sample.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.value.Vector3;
import io.variantmapper.sample.client.GameClient;
import io.variantmapper.sample.message.ClientMessage;
import io.variantmapper.sample.message.ServerMessage;
import io.variantmapper.sample.message.Snapshot;
import io.variantmapper.sample.message.Welcome;
import io.variantmapper.sample.world.ChatLine;
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
    ServerMessage.Refusal error = client.receiveError();
    assertThat(error.fatal()).isFalse();
    return error.reason();
  }

  @Test
  void loginIsAnsweredWithWhatStaysAsItIs() throws IOException {
    try (GameClient ada = game.connect()) {
      ada.send(ClientMessage.login("Ada", null));
      Welcome welcome = ada.receiveWelcome();
      assertThat(welcome.playerId()).isEqualTo(2);
      assertThat(welcome.landmarks()).isEqualTo(SampleWorlds.meadow().landmarks());
    }
  }

  @Test
  void knownNameComesBackAsTheSamePlayer() throws IOException {
    try (GameClient grace = game.connect()) {
      grace.send(ClientMessage.login("Grace", null));
      assertThat(grace.receiveWelcome().playerId()).isEqualTo(1);
    }
  }

  @Test
  void moveIsSeenByAll() throws IOException {
    try (GameClient ada = game.player("Ada");
        GameClient grace = game.player("Grace")) {
      ada.send(ClientMessage.move(new Vector3(3, 0, 4)));
      Snapshot seen = grace.receiveSnapshot();
      assertThat(seen.tick()).isEqualTo(43);
      assertThat(seen.names()).containsExactly("Grace", "Ada");
      assertThat(seen.positions()[1]).isEqualTo(new Vector3(3, 0, 4));
      assertThat(seen.online()).containsExactly(1, 1);
    }
  }

  @Test
  void chatIsHeardByAll() throws IOException {
    try (GameClient ada = game.player("Ada");
        GameClient grace = game.player("Grace")) {
      ada.send(ClientMessage.chat("all", "Hello, Grace!"));
      ChatLine line = grace.receiveChat().line();
      assertThat(line).isEqualTo(new ChatLine("Ada", "Hello, Grace!", 42));
    }
  }

  @Test
  void worldHoldsWhatWasPlayed() throws IOException {
    try (GameClient ada = game.player("Ada")) {
      ada.send(ClientMessage.chat("all", "Hello!"));
      ada.receiveChat();
    }
    assertThat(game.server.world().chatByChannel().get("all"))
        .extracting(ChatLine::text)
        .containsExactly("Anyone here?", "Hello!");
  }

  @Test
  void whoIsNotLoggedInCanNotMove() throws IOException {
    try (GameClient client = game.connect()) {
      client.send(ClientMessage.move(Vector3.ZERO));
      assertThat(reason(client)).isEqualTo("Log in first.");
    }
  }

  @Test
  void placeOutsideTheWorldIsRefused() throws IOException {
    try (GameClient ada = game.player("Ada")) {
      ada.send(ClientMessage.move(new Vector3(9, 0, 0)));
      assertThat(reason(ada)).isEqualTo("That is outside the world.");
    }
  }

  @Test
  void placeThatIsNoNumberIsRefused() throws IOException {
    try (GameClient ada = game.player("Ada")) {
      ada.send(ClientMessage.move(new Vector3(0, 0, Double.NaN)));
      assertThat(reason(ada)).isEqualTo("That is outside the world.");
    }
  }

  @Test
  void nameThatIsThereIsRefused() throws IOException {
    try (GameClient ada = game.player("Ada");
        GameClient second = game.connect()) {
      second.send(ClientMessage.login("Ada", null));
      assertThat(reason(second)).isEqualTo("Ada is already there.");
      ada.send(ClientMessage.chat("all", "There is only one of me."));
      ada.receiveChat();
    }
  }

  @Test
  void bannedNameIsRefused() throws IOException {
    try (GameClient mallory = game.connect()) {
      mallory.send(ClientMessage.login("Mallory", null));
      assertThat(reason(mallory)).isEqualTo("Mallory is banned.");
    }
  }

  @Test
  void portInUseIsABindException() {
    assertThatThrownBy(() -> GameServer.start(
            game.server.port(),
            SampleWorlds.meadow(),
            ServerSettings.of(TestServer.FORMAT),
            line -> {}))
        .isInstanceOf(BindException.class);
  }

  @Test
  void closingDisconnectsEveryone() throws IOException {
    try (GameClient ada = game.player("Ada")) {
      game.close();
      assertThatThrownBy(() -> ada.receiveChat()).isInstanceOf(IOException.class);
    }
  }

  @Test
  void closingFreesThePort() throws IOException {
    int port = game.server.port();
    game.close();
    GameServer.start(port, SampleWorlds.meadow(), ServerSettings.of(TestServer.FORMAT), line -> {})
        .close();
  }
}
