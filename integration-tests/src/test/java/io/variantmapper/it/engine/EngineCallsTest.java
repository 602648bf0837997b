package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.Variant;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

/** Checks that {@code @rpc} functions of a Godot client call a server in Java, and are called. */
@GodotTest(GodotVersion.GODOT_4)
final class EngineCallsTest {
  private static final List<Variant> VALUES =
      TypeExamples.ALL.stream().map(example -> (Variant) example.value()).toList();

  @Parameter
  private GodotEngine engine;

  @TempDir
  private Path folder;

  private CompletableFuture<List<String>> join(String url, String name) throws Exception {
    return join(GodotProject.calls(engine, folder.resolve(name)), url, name);
  }

  /** Starts a client, and later returns the lines that its script prints. */
  private static CompletableFuture<List<String>> join(
      GodotProject project, String url, String name) {
    return CompletableFuture.supplyAsync(() -> {
      try {
        return project
            .runScene("join", url, name)
            .lines()
            .filter(line -> line.matches("(auth|welcome|add|another|chat|bye|connection|server).*"))
            .toList();
      } catch (IOException | InterruptedException e) {
        throw new IllegalStateException(e);
      }
    });
  }

  /** Returns a client whose script has no {@code @rpc}, because it extends the generated class. */
  private GodotProject extendingTheGeneratedClass(String name) throws Exception {
    GodotProject project = GodotProject.calls(engine, folder.resolve(name));
    GeneratedClasses classes = new GeneratedClasses(engine.version(), project);
    classes.add(Path.of("target/test-classes"));
    classes.registerNames(project);
    Path script = project.file("game.gd");
    String own = Files.readString(script).replaceAll("(?m)^@rpc.*\n", "");
    Files.writeString(script, own.replace("extends Node\n", "extends ItCallGame\n"));
    return project;
  }

  @Test
  void clientsCallTheServerAndEachOther() throws Exception {
    try (CallServer server = new CallServer(VALUES)) {
      CompletableFuture<List<String>> ann =
          join(extendingTheGeneratedClass("ann"), server.url(), "ann");
      while (!server.calls.contains("ann hello ann") && !ann.isDone()) {
        Thread.sleep(10);
      }
      CompletableFuture<List<String>> bob = join(server.url(), "bob");
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
      server.checkCallsOfAnnAndBob();
    }
  }

  @Test
  void refusedClientReadsTheReason() throws Exception {
    try (CallServer server = new CallServer(VALUES)) {
      assertThat(join(server.url() + "/?full", "cat").get())
          .containsExactly("connection_failed 4001 The room is full");
    }
  }

  @Test
  void kickedClientGetsTheLastCallAndReadsTheReason() throws Exception {
    try (CallServer server = new CallServer(VALUES)) {
      assertThat(join(server.url() + "/?kick", "dan").get())
          .containsExactly("welcome hi dan 7", "server_disconnected 4002 You are kicked");
    }
  }

  @Test
  void clientAuthenticatesBeforeItCalls() throws Exception {
    try (CallServer server = new CallServer(VALUES)) {
      assertThat(join(server.url() + "/?auth&kick", "eve").get())
          .containsExactly(
              "authenticated with eve",
              "welcome hi eve 7",
              "server_disconnected 4002 You are kicked");
    }
  }
}
