package io.variantmapper.it.engine;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.variantmapper.sample.rpc.Transport;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

/** Checks that the sample {@code godot4-rpc} plays the same game on both of its servers. */
@GodotTest(GodotVersion.GODOT_4)
final class EngineSampleCallsTest {
  @Parameter
  private GodotEngine engine;

  @TempDir
  private Path folder;

  @Test
  void clientsPlayOnTheServerInJava() throws Exception {
    try (SampleGame game = new SampleGame(Transport.WS, folder, 0)) {
      game.playOnJava(engine);
    }
  }

  /** The server is a native engine, because the web build can't be a server. */
  @Test
  void clientsPlayOnTheServerInGodot() throws Exception {
    Optional<GodotEngine> nativeEngine = InstalledEngines.engine(GodotBuild.GODOT_4_NATIVE);
    assumeTrue(nativeEngine.isPresent());
    try (SampleGame game = new SampleGame(Transport.WS, folder, 0)) {
      game.playOnGodot(nativeEngine.get(), engine);
    }
  }
}
