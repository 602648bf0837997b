package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.it.network.LossyProxy;
import io.variantmapper.runtime.Variant;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

/** Checks that a Godot 3 client calls a server in Java over ENet, and is called. */
@GodotTest(GodotVersion.GODOT_3)
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
final class EngineGodot3CallsTest {
  private static final List<Variant> VALUES =
      TypeExamples.ALL.stream().map(example -> (Variant) example.value()).toList();

  private static final String ANOTHER = "another client";
  private static final double LOSS = 0.1;

  @Parameter
  private GodotEngine engine;

  @TempDir
  private Path folder;

  /** Starts a client, and later returns the lines that its script prints. */
  private CompletableFuture<List<String>> join(int port, String name) throws IOException {
    GodotProject project = GodotProject.calls(engine, folder.resolve(name));
    return CompletableFuture.supplyAsync(() -> {
      try {
        return project
            .runScript("play.gd", Integer.toString(port), name)
            .lines()
            .filter(
                line -> line.matches("(welcome|add|another|chat|bye|connection|server|waited).*"))
            .toList();
      } catch (IOException | InterruptedException e) {
        throw new IllegalStateException(e);
      }
    });
  }

  @Test
  void clientsCallTheServerAndEachOther() throws Exception {
    try (CallServer server = CallServer.ofGodot3(VALUES)) {
      play(server, server.port());
    }
  }

  @Test
  void clientsCallTheServerAndEachOtherOverABadNetwork() throws Exception {
    try (CallServer server = CallServer.ofGodot3(VALUES);
        LossyProxy network = new LossyProxy(server.port(), LOSS)) {
      play(server, network.port());
    }
  }

  private void play(CallServer server, int port) throws Exception {
    CompletableFuture<List<String>> ann = join(port, "ann");
    await(server, "ann hello ann");
    List<String> bob = join(port, "bob").get();
    assertThat(calls(bob))
        .containsExactly("welcome hi bob 7", "add 20 22", "chat only you", "chat all", "bye");
    assertThat(calls(ann.get())).containsExactly("welcome hi ann 7", "add 20 22", "bye");
    assertThat(List.of(bob, ann.get()))
        .allSatisfy(lines -> assertThat(lines).containsOnlyOnce(ANOTHER));
    // A client that ends sends one datagram. If it is lost, the server waits some seconds.
    await(server, "ann left");
    server.checkCallsOfAnnAndBob();
  }

  private static void await(CallServer server, String call) throws InterruptedException {
    while (!server.calls.contains(call)) {
      Thread.sleep(10);
    }
  }

  /** Leaves out the line of another client, which comes on a channel of its own. */
  private static List<String> calls(List<String> lines) {
    return lines.stream().filter(line -> !line.equals(ANOTHER)).toList();
  }
}
