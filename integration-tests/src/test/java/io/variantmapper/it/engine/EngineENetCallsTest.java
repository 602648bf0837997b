package io.variantmapper.it.engine;

import io.variantmapper.sample.rpc.Transport;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

/** Checks that {@code godot4-rpc} and {@code godot3-rpc} play the same game over ENet. */
@GodotTest(web = false)
@Timeout(300)
final class EngineENetCallsTest {
  private static final double LOSS = 0.1;

  @Parameter
  private GodotEngine engine;

  @TempDir
  private Path folder;

  private SampleGame game(double loss) {
    Transport transport =
        engine.version() == GodotVersion.GODOT_3 ? Transport.ENET_GODOT3 : Transport.ENET;
    return new SampleGame(transport, folder, loss);
  }

  @Test
  void clientsPlayOnTheServerInJava() throws Exception {
    try (SampleGame game = game(0)) {
      game.playOnJava(engine);
    }
  }

  @Test
  void clientsPlayOnTheServerInJavaOverABadNetwork() throws Exception {
    try (SampleGame game = game(LOSS)) {
      game.playOnJava(engine);
    }
  }

  @Test
  void clientsPlayOnTheServerInGodot() throws Exception {
    try (SampleGame game = game(0)) {
      game.playOnGodot(engine, engine);
    }
  }

  @Test
  void clientsInJavaPlayOnTheServerInGodot() throws Exception {
    try (SampleGame game = game(0)) {
      game.playInJava(engine);
    }
  }

  @Test
  void clientsInJavaPlayOnTheServerInGodotOverABadNetwork() throws Exception {
    try (SampleGame game = game(LOSS)) {
      game.playInJava(engine);
    }
  }
}
