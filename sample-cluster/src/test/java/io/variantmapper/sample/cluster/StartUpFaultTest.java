package io.variantmapper.sample.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StartUpFaultTest {
  @TempDir
  Path folder;

  @Test
  void nodeEitherJoinsOrStartsACluster() {
    assertFault("Found no cluster seed. A node must know a node of the cluster that it joins. Add"
        + " --seed HOST:PORT, or --new-cluster for the first node");
    assertFault(
        "Found --new-cluster and --seed. A node either starts a cluster or joins one. Remove one"
            + " of the two options",
        "--new-cluster",
        "--seed",
        "127.0.0.1:7551");
  }

  @Test
  void seedIsAHostAndAPort() {
    assertFault(
        "Found the seed \"here\". A seed must be a host and a port. Write it as 127.0.0.1:7551",
        "--seed",
        "here");
  }

  @Test
  void seedMustAnswer() throws IOException {
    int port = freePort();
    assertFault(
        "The node can't join the cluster: no answer from 127.0.0.1:" + port
            + ". A seed must be a running node of the cluster. Start a seed first, or name"
            + " another --seed",
        "--seed",
        "127.0.0.1:" + port);
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  @Test
  void unknownMessageClassIsNamed() throws IOException {
    assertFault(
        "The node can't start: pekko.actor.serialization-bindings contains"
            + " \"com.example.Teleport\". A key must be the name of a class, with a $ before the"
            + " name of a nested class. Correct the key",
        "--new-cluster",
        "--config",
        bind("com.example.Teleport"));
  }

  @Test
  void messageClassWithoutManifestIsNamed() throws IOException {
    CommandRun run =
        serve("--new-cluster", "--config", bind("io.variantmapper.sample.world.ChatLine"));

    assertThat(run.err())
        .startsWith("error: The node can't start: pekko.actor.serialization-bindings assigns")
        .contains("without a manifest", ": io.variantmapper.sample.world.ChatLine.")
        .containsOnlyOnce("\n");
    assertThat(run.exitCode()).isEqualTo(1);
  }

  private String bind(String type) throws IOException {
    String line = "pekko.actor.serialization-bindings.\"" + type + "\" = rooms\n";
    return Files.writeString(folder.resolve("more.conf"), line).toString();
  }

  @Test
  void portMustBeFree() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String port = "" + taken.getLocalPort();
      CommandRun run = serve("--new-cluster", "--port", port);

      assertThat(run.err())
          .startsWith("error: Port " + port + " can't be opened: ")
          .endsWith(". Choose another --port\n");
      assertThat(run.exitCode()).isEqualTo(1);
    }
  }

  @Test
  void demoNeedsThreeNodes() {
    CommandRun run = CommandRun.of("demo", "--nodes", "2");

    assertThat(run.err())
        .isEqualTo("error: Found --nodes 2. Most of the nodes must remain when one of them stops."
            + " Use 3 or more\n");
    assertThat(run.exitCode()).isEqualTo(1);
  }

  private void assertFault(String line, String... options) {
    CommandRun run = serve(options);
    assertThat(run.err()).isEqualTo("error: " + line + "\n");
    assertThat(run.out()).isEmpty();
    assertThat(run.exitCode()).isEqualTo(1);
  }

  private CommandRun serve(String... options) {
    String[] args = new String[options.length + 3];
    args[0] = "serve";
    args[1] = "--journal";
    args[2] = folder.resolve("rooms").toString();
    System.arraycopy(options, 0, args, 3, options.length);
    return CommandRun.of(args);
  }
}
