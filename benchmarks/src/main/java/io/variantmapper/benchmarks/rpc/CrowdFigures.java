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
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;

/**
 * Measures the time from a call to its answer for 1,000 clients in 100 rooms, alternately with and
 * without 10 misbehaving clients, and counts lost messages. Prints a table in Markdown. Start it in
 * the root of the project:
 *
 * <pre>{@code
 * java -cp "benchmarks/target/benchmarks.jar:benchmarks/target/lib/*" \
 *     io.variantmapper.benchmarks.rpc.CrowdFigures
 * }</pre>
 */
public final class CrowdFigures {
  private static final int PAIRS = 10;
  private static final int WARM_UP_SECONDS = 15;
  private static final int SECONDS = 4;
  private static final int ROOMS = 100;
  private static final int CLIENTS = 1000;
  private static final int QUESTION_MILLIS = 500;
  private static final double NANOS_PER_MILLI = 1e6;

  private final Clients clients;
  private final Clients others;
  private final BadClients bad;
  private final List<Honest> honest = new ArrayList<>();
  private final List<Long> durations = new ArrayList<>();
  private int ready;
  private int lost;

  private CrowdFigures(Clients clients, Clients others) {
    this.clients = clients;
    this.others = others;
    bad = new BadClients(others);
  }

  /** Measures in pairs, and prints each pair and the medians. */
  public static void main(String... arguments) throws IOException, InterruptedException {
    try (ServerProcess server = ServerProcess.java(ROOMS, Mode.ROOMS, Transport.WEB_SOCKET);
        Clients clients = new Clients(Transport.WEB_SOCKET, server.port());
        Clients others = new Clients(Transport.WEB_SOCKET, server.port())) {
      new CrowdFigures(clients, others).measure();
    }
  }

  private void measure() throws InterruptedException {
    for (int i = 0; i < CLIENTS; i++) {
      clients.connect(i % ROOMS, connection -> honest.add(new Honest(connection)), () -> true);
      TimeUnit.MILLISECONDS.sleep(2);
    }
    while (clients.call(() -> ready < CLIENTS)) {
      TimeUnit.MILLISECONDS.sleep(100);
    }
    TimeUnit.SECONDS.sleep(WARM_UP_SECONDS);
    double[] alone = new double[PAIRS];
    double[] disturbed = new double[PAIRS];
    System.out.println("| pair | 99 % without | with 10 misbehaving clients |");
    System.out.println("| --: | --: | --: |");
    for (int pair = 0; pair < PAIRS; pair++) {
      if (pair % 2 == 0) {
        alone[pair] = quantile(false);
        disturbed[pair] = quantile(true);
      } else {
        disturbed[pair] = quantile(true);
        alone[pair] = quantile(false);
      }
      printRow(Integer.toString(pair + 1), alone[pair], disturbed[pair]);
    }
    printRow("median", median(alone), median(disturbed));
    System.out.printf(Locale.ROOT, "median ÷ median: %.2f%n", median(disturbed) / median(alone));
    clients.run(() -> honest.forEach(client -> client.isEnding = true));
    TimeUnit.SECONDS.sleep(5);
    System.out.println(clients.call(this::summary));
  }

  private static void printRow(String name, double alone, double disturbed) {
    System.out.printf(Locale.ROOT, "| %s | %.2f ms | %.2f ms |%n", name, alone, disturbed);
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2;
  }

  /** Returns the 99 % quantile of the times of one phase, in milliseconds. */
  private double quantile(boolean isDisturbed) throws InterruptedException {
    if (isDisturbed) {
      others.run(bad::start);
    }
    TimeUnit.SECONDS.sleep(1);
    clients.run(durations::clear);
    TimeUnit.SECONDS.sleep(SECONDS);
    long[] sorted = clients.call(
        () -> durations.stream().mapToLong(Long::longValue).sorted().toArray());
    others.run(bad::stop);
    return sorted[sorted.length * 99 / 100] / NANOS_PER_MILLI;
  }

  private String summary() {
    int unanswered =
        honest.stream().mapToInt(client -> client.asked - client.answered).sum();
    int questions = honest.stream().mapToInt(client -> client.asked).sum();
    long calls = honest.stream().mapToLong(client -> client.received).sum();
    int reconnected = honest.size() - CLIENTS;
    return questions + " questions, " + unanswered + " without an answer; " + calls
        + " calls to the rooms, " + lost + " gaps; " + reconnected
        + " honest clients disconnected; misbehaving clients disconnected "
        + bad.disconnections() + " times";
  }

  /** Asks twice a second, and checks that no answer and no call to its room is missing. */
  private final class Honest extends ArenaClient {
    private int asked;
    private int answered;
    private int lastTick;
    private long askedAt;
    private long received;
    private boolean isEnding;

    Honest(RpcConnection connection) {
      super(connection);
    }

    @Override
    void ready() {
      ready++;
      schedule(ThreadLocalRandom.current().nextInt(QUESTION_MILLIS));
    }

    private void schedule(int millis) {
      connection().channel().eventLoop().schedule(this::askNext, millis, TimeUnit.MILLISECONDS);
    }

    private void askNext() {
      if (!isEnding) {
        askedAt = System.nanoTime();
        server().ask(++asked);
      }
    }

    @Override
    public void answer(RpcCall call, int number, long calls) {
      durations.add(System.nanoTime() - askedAt);
      lost += number == answered + 1 ? 0 : 1;
      answered = number;
      schedule(QUESTION_MILLIS);
    }

    @Override
    public void state(
        RpcCall call, int tick, Vector2 position, float angle, boolean fires, String weapon) {
      lost += lastTick == 0 || tick == lastTick + 1 ? 0 : 1;
      lastTick = tick;
      received++;
    }
  }
}
