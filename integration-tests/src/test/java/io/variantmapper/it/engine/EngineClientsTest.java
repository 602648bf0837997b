package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.value.Vector3;
import io.variantmapper.sample.server.GameServer;
import io.variantmapper.sample.server.ServerPorts;
import io.variantmapper.sample.server.ServerSettings;
import io.variantmapper.sample.world.Player;
import io.variantmapper.sample.world.SampleWorlds;
import io.variantmapper.sample.world.World;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks that the sample's client can play on the sample's server, over each of its transports. */
@GodotTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class EngineClientsTest {
  /**
   * A client's visit to a server.
   *
   * @param printed the output of the client
   * @param world the server's world after the visit
   */
  record Visit(String transport, String printed, World world) {
    @Override
    public String toString() {
      return transport;
    }
  }

  @Parameter
  private GodotEngine engine;

  private final List<Visit> visits = new ArrayList<>();

  private List<String> connections() {
    return engine.build().isWeb() ? List.of("ws") : List.of("tcp", "ws");
  }

  private List<String> transports() {
    return engine.build().isWeb() ? List.of("ws") : List.of("tcp", "udp", "ws");
  }

  @BeforeParameterizedClassInvocation(injectArguments = false)
  void visitServers(@TempDir Path folder) throws Exception {
    visits.clear();
    GodotProject client = GodotProject.sampleClient(engine, folder);
    for (String transport : transports()) {
      ServerSettings settings = ServerSettings.of(engine.format());
      try (GameServer server =
          GameServer.start(ServerPorts.free(), SampleWorlds.meadow(), settings, line -> {})) {
        String address = transport + "://127.0.0.1:" + port(server.ports(), transport);
        String printed = client.runScene("--server=" + address, "--name=Linus");
        visits.add(new Visit(transport, printed, server.worlds().get(0)));
      }
    }
  }

  private static int port(ServerPorts ports, String transport) {
    return switch (transport) {
      case "tcp" -> ports.tcp();
      case "udp" -> ports.udp();
      default -> ports.webSocket();
    };
  }

  @ParameterizedTest
  @MethodSource("connections")
  void clientSaysThatNoServerListens(String transport, @TempDir Path folder) throws Exception {
    String address = transport + "://127.0.0.1:9";
    GodotProject client = GodotProject.sampleClient(engine, folder);
    assertThatThrownBy(() -> client.runScene("--server=" + address))
        .hasMessageContaining("No server listens at " + address + ".\n");
  }

  List<Visit> visits() {
    return visits;
  }

  @ParameterizedTest
  @MethodSource("visits")
  void clientIsWelcomed(Visit visit) {
    assertThat(visit.printed())
        .contains("WELCOME player 2 in Meadow", "Mill at (6", "/root/Meadow/Mill");
  }

  @ParameterizedTest
  @MethodSource("visits")
  void moveOfTheClientIsInASnapshot(Visit visit) {
    assertThat(visit.printed()).containsSubsequence("SNAPSHOT", "Linus at (3");
    assertThat(visit.world().players())
        .filteredOn(Player::getName, "Linus")
        .map(Player::getPosition)
        .isEqualTo(List.of(new Vector3(3, 0.5, -2)));
  }

  @ParameterizedTest
  @MethodSource("visits")
  void clientMergesTheChangesOfItsPlayer(Visit visit) {
    assertThat(visit.printed())
        .containsPattern("CHANGED: I am at \\(3(\\.0)?, 0\\.5, -2(\\.0)?\\) after 1 moves");
  }

  @ParameterizedTest
  @MethodSource("visits")
  void chatOfTheClientComesBack(Visit visit) {
    assertThat(visit.printed()).contains("CHAT all Linus: Hello from Godot");
    assertThat(visit.world().chatByChannel().get("all"))
        .anySatisfy(line -> assertThat(line.text()).startsWith("Hello from Godot"));
  }
}
