package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.value.Vector3;
import io.variantmapper.sample.server.GameServer;
import io.variantmapper.sample.server.ServerPorts;
import io.variantmapper.sample.server.ServerSettings;
import io.variantmapper.sample.world.Player;
import io.variantmapper.sample.world.SampleWorlds;
import io.variantmapper.sample.world.World;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Checks that the sample's client can play on the sample's server. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class EngineClients {
  private final GodotVersion version;
  private final Function<ServerPorts, String> address;
  private String printed = "";
  private World world = SampleWorlds.meadow();

  /** Creates tests of a client that connects to {@code address}. */
  EngineClients(GodotVersion version, Function<ServerPorts, String> address) {
    this.version = version;
    this.address = address;
  }

  @BeforeAll
  void play(@TempDir Path project) throws Exception {
    ServerSettings settings = ServerSettings.of(version.format());
    try (GameServer server = GameServer.start(ServerPorts.free(), world, settings, line -> {})) {
      printed = GodotProject.sampleClient(version, project)
          .runScene("--server=" + address.apply(server.ports()), "--name=Linus");
      world = server.worlds().get(0);
    }
  }

  @Test
  void clientIsWelcomed() {
    assertThat(printed).contains("WELCOME player 2 in Meadow", "Mill at (6", "/root/Meadow/Mill");
  }

  @Test
  void moveOfTheClientIsInASnapshot() {
    assertThat(printed).containsSubsequence("SNAPSHOT", "Linus at (3");
    assertThat(world.players())
        .filteredOn(Player::getName, "Linus")
        .map(Player::getPosition)
        .isEqualTo(List.of(new Vector3(3, 0.5, -2)));
  }

  @Test
  void clientMergesTheChangesOfItsPlayer() {
    assertThat(printed)
        .containsPattern("CHANGED: I am at \\(3(\\.0)?, 0\\.5, -2(\\.0)?\\) after 1 moves");
  }

  @Test
  void chatOfTheClientComesBack() {
    assertThat(printed).contains("CHAT all Linus: Hello from Godot");
    assertThat(world.chatByChannel().get("all"))
        .anySatisfy(line -> assertThat(line.text()).startsWith("Hello from Godot"));
  }
}
