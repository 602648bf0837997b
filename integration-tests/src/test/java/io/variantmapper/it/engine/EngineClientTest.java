package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.value.Vector3;
import io.variantmapper.sample.server.GameServer;
import io.variantmapper.sample.server.ServerPorts;
import io.variantmapper.sample.server.ServerSettings;
import io.variantmapper.sample.world.Player;
import io.variantmapper.sample.world.SampleWorlds;
import io.variantmapper.sample.world.World;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** The sample's Godot 3 client plays on the sample's server. */
@RequiresGodot(GodotVersion.GODOT_3)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class EngineClientTest {
  private String printed = "";
  private World world = SampleWorlds.meadow();

  @BeforeAll
  void play(@TempDir Path project) throws Exception {
    ServerSettings settings = ServerSettings.of(VariantFormat.GODOT_3);
    try (GameServer server = GameServer.start(ServerPorts.tcp(0), world, settings, line -> {})) {
      printed = GodotProject.sampleClient(project)
          .run("client.gd", "--port=" + server.port(), "--name=Linus");
      world = server.world();
    }
  }

  @Test
  void clientIsWelcomed() {
    assertThat(printed).contains("WELCOME", "in Meadow", "Mill at (6, 1.5, -2)");
  }

  @Test
  void moveOfTheClientIsInTheNextSnapshot() {
    assertThat(printed).containsSubsequence("SNAPSHOT", "SNAPSHOT", "Linus at (3, 0.5, -2)");
    assertThat(world.players())
        .filteredOn(Player::getName, "Linus")
        .map(Player::getPosition)
        .isEqualTo(List.of(new Vector3(3, 0.5, -2)));
  }

  @Test
  void whatTheClientSaysIsHeard() {
    assertThat(printed).contains("CHAT all Linus: Hello from Godot 3!");
    assertThat(world.chatByChannel().get("all"))
        .anySatisfy(line -> assertThat(line.text()).isEqualTo("Hello from Godot 3!"));
  }
}
