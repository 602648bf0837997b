package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.variantmapper.sample.rpc.CoinServer;
import io.variantmapper.sample.rpc.Transport;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

/** Checks that the sample {@code godot4-rpc} plays the same game on both of its servers. */
@GodotTest(GodotVersion.GODOT_4)
final class EngineSampleCallsTest {
  /** The lines that each client prints. */
  static final List<String> GAME = List.of(
      "Ada enters at (100.0, 100.0)",
      "Bob enters at (400.0, 300.0)",
      "Ada is to walk to (150.0, 200.0)",
      "Ada: I am on my way!",
      "Bob is to walk to (300.0, 250.0)",
      "Bob: I am on my way!",
      "Ada is to walk to (200.0, 100.0)",
      "Ada: I am on my way!",
      "Ada has 2",
      "Bob has 1");

  @Parameter
  private GodotEngine engine;

  @TempDir
  private Path folder;

  @Test
  void clientsPlayOnTheServerInJava() throws Exception {
    List<String> faults = new CopyOnWriteArrayList<>();
    try (CoinServer server = new CoinServer(faults::add)) {
      InetSocketAddress address =
          (InetSocketAddress) server.listen(Transport.WS, 0).sync().channel().localAddress();
      play(address.getPort());
    }
    assertThat(faults).isEmpty();
  }

  /** The server is a native engine, because the web build can't be a server. */
  @Test
  void clientsPlayOnTheServerInGodot() throws Exception {
    Optional<GodotEngine> nativeEngine = InstalledEngines.engine(GodotBuild.GODOT_4_NATIVE);
    assumeTrue(nativeEngine.isPresent());
    int port = RunningScene.freePort();
    try (RunningScene server = GodotProject.sampleWithCalls(
            nativeEngine.get(), folder.resolve("server"))
        .startScene("--server", "--port=" + port)) {
      server.awaitLine("Serving on port " + port);
      play(port);
    }
  }

  private void play(int port) throws Exception {
    try (RunningScene ada = join(port, "Ada")) {
      ada.awaitLine("Ada enters.*");
      try (RunningScene bob = join(port, "Bob")) {
        assertThat(bob.end()).endsWith(lines(GAME));
      }
      assertThat(ada.end()).endsWith(lines(GAME) + "Bob leaves\n");
    }
  }

  private static String lines(List<String> lines) {
    return String.join("\n", lines) + "\n";
  }

  private RunningScene join(int port, String name) throws Exception {
    return GodotProject.sampleWithCalls(engine, folder.resolve(name))
        .startScene("--join=ws://127.0.0.1:" + port, "--name=" + name);
  }
}
