package io.variantmapper.benchmarks.rpc;

import io.variantmapper.benchmarks.rpc.ArenaServer.Mode;
import io.variantmapper.netty.rpc.RpcConnection;
import io.variantmapper.rpc.RpcCall;
import io.variantmapper.runtime.value.Vector2;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Compares the CPU time of the Java server with the same server in Godot, with the same clients in
 * Java. Prints a table in Markdown. Start it in the root of the project:
 *
 * <pre>{@code
 * java -cp "benchmarks/target/benchmarks.jar:benchmarks/target/lib/*" \
 *     io.variantmapper.benchmarks.rpc.ServerFigures [enet]
 * }</pre>
 */
public final class ServerFigures {
  private static final int ROUNDS = 3;
  private static final int WARM_UP_SECONDS = 60;
  private static final int SECONDS = 5;

  /** The clients that call, each of which waits for an answer after two batches. */
  private static final int CALLERS = 20;

  private static final int BATCH = 200;

  /** The clients that the server calls 30 times a second. */
  private static final int LISTENERS = 100;

  private static final double MICROS_PER_SECOND = 1e6;

  private ServerFigures() {}

  /** Measures all servers in each round, and prints the medians. */
  public static void main(String... arguments) throws IOException, InterruptedException {
    Transport transport = arguments.length == 0 ? Transport.WEB_SOCKET : Transport.ENET;
    List<ArenaProject> servers = ArenaProject.found();
    double[][] calls = new double[servers.size()][ROUNDS];
    double[][] broadcast = new double[servers.size()][ROUNDS];
    for (int round = 0; round < ROUNDS; round++) {
      for (int i = 0; i < servers.size(); i++) {
        calls[i][round] = callsPerCpuSecond(servers.get(i), transport);
        broadcast[i][round] = cpuOfBroadcast(servers.get(i), transport);
      }
    }
    System.out.println("| server | calls for each CPU second | Java ÷ server |"
        + " CPU for each sent call | server ÷ Java |");
    System.out.println("| --- | --: | --: | --: | --: |");
    for (int i = 0; i < servers.size(); i++) {
      System.out.printf(
          Locale.ROOT,
          "| %s | %,.0f | %.1f | %.1f µs | %.1f |%n",
          servers.get(i).title(),
          median(calls[i]),
          median(calls[0]) / median(calls[i]),
          MICROS_PER_SECOND * median(broadcast[i]),
          median(broadcast[i]) / median(broadcast[0]));
    }
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }

  private static double callsPerCpuSecond(ArenaProject project, Transport transport)
      throws IOException, InterruptedException {
    List<Caller> callers = new ArrayList<>();
    return callsPerCpuSecond(
        project,
        transport,
        Mode.CALLS,
        CALLERS,
        connection -> callers.add(new Caller(connection)),
        () -> callers.stream().mapToLong(caller -> caller.handled).max().orElseThrow());
  }

  /** Returns the CPU seconds for each call that arrives. */
  private static double cpuOfBroadcast(ArenaProject project, Transport transport)
      throws IOException, InterruptedException {
    List<Listener> listeners = new ArrayList<>();
    return 1
        / callsPerCpuSecond(
            project,
            transport,
            Mode.BROADCAST,
            LISTENERS,
            connection -> listeners.add(new Listener(connection)),
            () -> listeners.stream().mapToLong(listener -> listener.received).sum());
  }

  /**
   * Returns the calls for each CPU second of a server.
   *
   * @param calls counts the calls so far, in the thread of the clients
   */
  private static double callsPerCpuSecond(
      ArenaProject project,
      Transport transport,
      Mode mode,
      int clientCount,
      Consumer<RpcConnection> opened,
      Callable<Long> calls)
      throws IOException, InterruptedException {
    try (ServerProcess server = project.start(mode, transport);
        Clients clients = connected(server, transport, clientCount, opened)) {
      TimeUnit.SECONDS.sleep(WARM_UP_SECONDS);
      double cpu = server.cpuSeconds();
      long before = clients.call(calls);
      TimeUnit.SECONDS.sleep(SECONDS);
      return (clients.call(calls) - before) / (server.cpuSeconds() - cpu);
    }
  }

  private static Clients connected(
      ServerProcess server, Transport transport, int count, Consumer<RpcConnection> opened) {
    Clients clients = new Clients(transport, server.port());
    for (int i = 0; i < count; i++) {
      clients.connect(0, opened, () -> true);
    }
    return clients;
  }

  /** Calls the server as fast as it answers. */
  private static final class Caller extends ArenaClient {
    private int questions;
    private long handled;

    Caller(RpcConnection connection) {
      super(connection);
    }

    @Override
    void ready() {
      callBatch();
      callBatch();
    }

    private void callBatch() {
      for (int i = 0; i < BATCH; i++) {
        Act.SAMPLE.callAt(server());
      }
      server().ask(++questions);
    }

    @Override
    public void answer(RpcCall call, int number, long calls) {
      handled = calls;
      callBatch();
    }
  }

  /** Counts the calls of the server. */
  private static final class Listener extends ArenaClient {
    private long received;

    Listener(RpcConnection connection) {
      super(connection);
    }

    @Override
    void ready() {}

    @Override
    public void state(
        RpcCall call, int tick, Vector2 position, float angle, boolean fires, String weapon) {
      received++;
    }
  }
}
