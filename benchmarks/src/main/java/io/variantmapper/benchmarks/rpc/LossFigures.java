package io.variantmapper.benchmarks.rpc;

import io.variantmapper.benchmarks.rpc.ArenaServer.Mode;
import io.variantmapper.netty.rpc.RpcConnection;
import io.variantmapper.rpc.RpcCall;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Measures how long 5,000 reliable calls of a server take to a client over ENet, when a tenth of
 * the datagrams is lost in each direction. The Java server and the servers in Godot take turns,
 * with the same client in Java. Prints a table in Markdown. Start it in the root of the project:
 *
 * <pre>{@code
 * java -cp "benchmarks/target/benchmarks.jar:benchmarks/target/lib/*" \
 *     io.variantmapper.benchmarks.rpc.LossFigures
 * }</pre>
 */
public final class LossFigures {
  private static final int ROUNDS = 15;
  private static final int CALLS = 5_000;
  private static final int PATIENCE_SECONDS = 120;
  private static final double NANOS_PER_SECOND = 1e9;

  private LossFigures() {}

  /** Measures all servers in each round, and prints the medians. */
  public static void main(String... arguments)
      throws IOException, InterruptedException, ExecutionException, TimeoutException {
    List<ArenaProject> projects = ArenaProject.found();
    List<ServerProcess> servers = new ArrayList<>();
    for (ArenaProject project : projects) {
      servers.add(project.start(Mode.CALLS, Transport.ENET));
    }
    double[][] seconds = new double[servers.size()][ROUNDS];
    for (int round = 0; round < ROUNDS; round++) {
      for (int i = 0; i < servers.size(); i++) {
        seconds[i][round] = measure(servers.get(i), round);
      }
    }
    servers.forEach(ServerProcess::close);
    System.out.println("| server | median | fastest | slowest | server ÷ Java |");
    System.out.println("| --- | --: | --: | --: | --: |");
    for (int i = 0; i < servers.size(); i++) {
      Arrays.sort(seconds[i]);
      System.out.printf(
          Locale.ROOT,
          "| %s | %.2f s | %.2f s | %.2f s | %.1f |%n",
          projects.get(i).title(),
          seconds[i][ROUNDS / 2],
          seconds[i][0],
          seconds[i][ROUNDS - 1],
          seconds[i][ROUNDS / 2] / seconds[0][ROUNDS / 2]);
    }
  }

  private static double measure(ServerProcess server, int round)
      throws IOException, InterruptedException, ExecutionException, TimeoutException {
    CompletableFuture<Double> seconds = new CompletableFuture<>();
    try (LossyNetwork network = new LossyNetwork(server.port(), round);
        Clients clients = new Clients(Transport.ENET, network.port())) {
      clients.connect(0, connection -> new Counter(connection, seconds), () -> false);
      return seconds.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }
  }

  /** Waits for the last call. */
  private static final class Counter extends ArenaClient {
    private final CompletableFuture<Double> seconds;
    private long begun;
    private int received;

    Counter(RpcConnection connection, CompletableFuture<Double> seconds) {
      super(connection);
      this.seconds = seconds;
    }

    @Override
    void ready() {
      begun = System.nanoTime();
      server().flood(CALLS);
    }

    @Override
    public void note(RpcCall call, int number, String text) {
      if (number != received) {
        seconds.completeExceptionally(
            new IllegalStateException("Expected call " + received + ", found " + number));
      }
      received++;
      if (received == CALLS) {
        seconds.complete((System.nanoTime() - begun) / NANOS_PER_SECOND);
        connection().disconnect(0, "The measurement is over");
      }
    }
  }
}
