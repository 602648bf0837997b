package io.variantmapper.sample.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.value.Vector3;
import io.variantmapper.sample.client.GameClient;
import io.variantmapper.sample.message.ClientMessage;
import io.variantmapper.sample.message.Snapshot;
import io.variantmapper.sample.message.Spoken;
import io.variantmapper.sample.message.Welcome;
import io.variantmapper.sample.world.SampleWorlds;
import io.variantmapper.sample.world.World;
import java.io.IOException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests two rooms with two places each. The first room is filled first. */
final class RoomsTest {
  private TestServer game;

  @BeforeEach
  void start() throws IOException {
    game = new TestServer(
        TestServer.settings().withRooms(new RoomSettings(2, 2, 2)), SampleWorlds.meadow());
  }

  @AfterEach
  void close() throws IOException {
    game.close();
  }

  private String room(String name) throws IOException {
    return room(game.connect(), name);
  }

  private static String room(GameClient client, String name) throws IOException {
    client.send(new ClientMessage.Login(name));
    return client.receive(Welcome.class).world();
  }

  @Test
  void clientEntersTheFirstRoomWithAFreePlace() throws IOException {
    assertThat(room("Ada")).isEqualTo("Meadow");
    assertThat(room("Bob")).isEqualTo("Meadow");
    assertThat(room("Cleo")).isEqualTo("Meadow 2");
  }

  @Test
  void placeOfAClientThatLeftIsFree() throws Exception {
    GameClient ada = game.connect();
    room(ada, "Ada");
    room("Bob");
    ada.close();
    while (game.metric("clients") > 1) {
      Thread.sleep(1);
    }
    assertThat(room("Cleo")).isEqualTo("Meadow");
  }

  @Test
  void clientIsTurnedAwayIfAllRoomsAreFull() throws IOException {
    for (String name : new String[] {"Ada", "Bob", "Cleo", "Dora"}) {
      room(name);
    }
    try (RawClient fifth = game.raw()) {
      assertThat(fifth.farewell()).isEqualTo("fatal: All rooms are full.");
    }
  }

  @Test
  void snapshotContainsOnlyThePlayersOfTheRoom() throws IOException {
    room("Ada");
    room("Bob");
    try (GameClient cleo = game.player("Cleo")) {
      cleo.send(new ClientMessage.Move(new Vector3(1, 0, 1)));
      assertThat(cleo.receive(Snapshot.class).names()).containsExactly("Grace", "Cleo");
    }
  }

  @Test
  void chatStaysInTheRoom() throws IOException {
    GameClient ada = game.player("Ada");
    room("Bob");
    GameClient cleo = game.player("Cleo");
    cleo.send(new ClientMessage.Chat("all", "Nobody else is here."));
    cleo.receive(Spoken.class);
    ada.send(new ClientMessage.Chat("all", "Hello, Bob!"));
    assertThat(ada.receive(Spoken.class).line().text()).isEqualTo("Hello, Bob!");
  }

  @Test
  void eachRoomHasAWorldOfItsOwn() throws IOException {
    assertThat(game.server.worlds()).extracting(World::name).containsExactly("Meadow", "Meadow 2");
  }
}
