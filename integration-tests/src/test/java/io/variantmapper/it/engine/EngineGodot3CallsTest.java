package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.Variant;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

/** Checks that a Godot 3 client calls a server in Java over ENet, and is called. */
@GodotTest(GodotVersion.GODOT_3)
final class EngineGodot3CallsTest {
  private static final List<Variant> VALUES =
      TypeExamples.ALL.stream().map(example -> (Variant) example.value()).toList();

  @Parameter
  private GodotEngine engine;

  @TempDir
  private Path folder;

  /** Starts a client, and later returns the lines that its script prints. */
  private CompletableFuture<List<String>> join(CallServer server, String name) throws IOException {
    GodotProject project = GodotProject.calls(engine, folder.resolve(name));
    return CompletableFuture.supplyAsync(() -> {
      try {
        return project
            .runScript("play.gd", Integer.toString(server.port()), name)
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
      CompletableFuture<List<String>> ann = join(server, "ann");
      while (!server.calls.contains("ann hello ann") && !ann.isDone()) {
        Thread.sleep(10);
      }
      CompletableFuture<List<String>> bob = join(server, "bob");
      assertThat(bob.get())
          .containsExactly(
              "another client",
              "welcome hi bob 7",
              "add 20 22",
              "chat only you",
              "chat all",
              "bye");
      assertThat(ann.get())
          .containsExactly("welcome hi ann 7", "add 20 22", "another client", "bye");
      assertThat(server.calls)
          .containsExactlyInAnyOrder(
              "ann hello ann",
              "ann sum 42",
              "bob hello bob",
              "bob sum 42",
              "ann chat all",
              "bob left",
              "ann left");
      assertThat(server.echoes)
          .containsExactlyInAnyOrderElementsOf(
              Stream.concat(VALUES.stream(), VALUES.stream()).toList());
    }
  }
}
