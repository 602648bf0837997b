package io.variantmapper.sample.cluster;

import io.variantmapper.sample.cli.CommandFailure;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;

/** A node in its own process. */
final class NodeProcess implements AutoCloseable {
  /** A node that owns rooms prints this text and then its address. */
  static final String READY = "Serving rooms on ";

  private static final int START_SECONDS = 60;
  private static final int STOP_SECONDS = 30;

  private final Process process;
  private final CompletableFuture<String> address = new CompletableFuture<>();

  private NodeProcess(Process process) {
    this.process = process;
  }

  /**
   * Starts a node with the class path of this process. The options {@code joining} make the node
   * start or join a cluster.
   */
  static NodeProcess start(File journal, List<String> joining) throws CommandFailure {
    List<String> command = new ArrayList<>(List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-Xmx256m",
        // The nodes of the demo end before the optimizing compiler pays for itself.
        "-XX:TieredStopAtLevel=1",
        "-XX:+UseSerialGC",
        "-cp",
        System.getProperty("java.class.path"),
        ClusterApp.class.getName(),
        "serve",
        "--with-parent",
        "--journal",
        journal.toString()));
    command.addAll(joining);
    try {
      NodeProcess node =
          new NodeProcess(new ProcessBuilder(command).redirectErrorStream(true).start());
      Thread reader = new Thread(node::read, "node-output");
      reader.setDaemon(true);
      reader.start();
      return node;
    } catch (IOException e) {
      throw new CommandFailure("A node's process can't be started: " + e.getMessage());
    }
  }

  private void read() {
    String last = "no output";
    try (BufferedReader output = process.inputReader()) {
      for (String line = output.readLine(); line != null; line = output.readLine()) {
        last = line;
        if (line.startsWith(READY)) {
          address.complete(line.substring(READY.length()));
        }
      }
    } catch (IOException e) {
      last = e.toString();
    }
    address.completeExceptionally(new IOException(last));
  }

  /**
   * Waits until the node owns rooms, and returns its address.
   *
   * @throws CommandFailure if the node has ended, or takes too long
   */
  String awaitAddress() throws CommandFailure {
    try {
      return address.orTimeout(START_SECONDS, TimeUnit.SECONDS).join();
    } catch (CompletionException e) {
      throw new CommandFailure("A node has not started: "
          + (e.getCause() instanceof IOException ended
              ? "it has ended with \"" + ended.getMessage() + "\""
              : "it does not own rooms after " + START_SECONDS + " seconds"));
    }
  }

  /** Ends the process at once, so the node can't tell the cluster that it is leaving. */
  void kill() {
    process.destroyForcibly();
    awaitEnd();
  }

  /** Lets the node leave the cluster. */
  void leave() {
    process.destroy();
    awaitEnd();
  }

  private void awaitEnd() {
    try {
      if (!process.waitFor(STOP_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    kill();
  }
}
