package io.variantmapper.benchmarks.enet;

import io.variantmapper.enet.DeliveryMode;
import java.io.IOException;
import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/**
 * Compares a host of the library with a host of libenet: how many messages each of them receives
 * and sends back for a second of its CPU time. Then lets 2,000 clients send 20 messages a second to
 * the host of the library, and counts what is lost or late. Prints tables in Markdown. Start it in
 * the root of the project:
 *
 * <pre>{@code
 * java -cp "benchmarks/target/benchmarks.jar:benchmarks/target/lib/*" \
 *     io.variantmapper.benchmarks.enet.LibenetFigures
 * }</pre>
 */
public final class LibenetFigures {
  private static final int ROUNDS = 5;
  private static final int WARM_UP_SECONDS = 15;
  private static final int SECONDS = 5;
  private static final int CLIENTS = 20;
  private static final double NANOS_PER_MILLI = 1e6;
  private static final double NANOS_PER_SECOND = 1e9;

  private LibenetFigures() {}

  /** Measures, and prints the figures. */
  public static void main(String... arguments) throws IOException, InterruptedException {
    System.out.println("| messages | library | libenet | ratio |");
    System.out.println("| --- | --: | --: | --: |");
    compare("200 bytes, reliable", DeliveryMode.RELIABLE, 200, 32);
    compare("1,200 bytes, unreliable", DeliveryMode.UNRELIABLE, 1_200, 8);
    crowd(DeliveryMode.RELIABLE);
    crowd(DeliveryMode.UNSEQUENCED);
  }

  private static void compare(String name, DeliveryMode mode, int size, int underWay)
      throws IOException, InterruptedException {
    double[] own = new double[ROUNDS];
    double[] libenet = new double[ROUNDS];
    try (EchoProcess java = EchoProcess.java();
        EchoProcess c = EchoProcess.libenet()) {
      for (int round = 0; round < ROUNDS; round++) {
        own[round] = measure(java, mode, size, underWay, round == 0 ? WARM_UP_SECONDS : 1);
        libenet[round] = measure(c, mode, size, underWay, 1);
      }
    }
    Arrays.sort(own);
    Arrays.sort(libenet);
    double ratio = own[ROUNDS / 2] / libenet[ROUNDS / 2];
    System.out.printf(
        Locale.ROOT,
        "| %s | %,.0f a CPU second | %,.0f | %.2f |%n",
        name,
        own[ROUNDS / 2],
        libenet[ROUNDS / 2],
        ratio);
  }

  private static double measure(
      EchoProcess server, DeliveryMode mode, int size, int underWay, int warmUp)
      throws InterruptedException {
    try (Load load = new Load(server.port(), 4, CLIENTS / 4, mode, size, underWay)) {
      load.fill();
      TimeUnit.SECONDS.sleep(warmUp);
      long before = load.received();
      double cpuBefore = server.cpuSeconds();
      for (int second = 0; second < SECONDS; second++) {
        TimeUnit.SECONDS.sleep(1);
        long now = load.received();
        if (mode != DeliveryMode.RELIABLE && now == before) {
          load.fill(); // All of them were lost.
        }
      }
      double cpu = server.cpuSeconds() - cpuBefore;
      long messages = load.received() - before;
      load.stop();
      System.err.printf(Locale.ROOT, "%s: %,d messages, %.2f s of CPU%n", mode, messages, cpu);
      return messages / cpu;
    }
  }

  private static void crowd(DeliveryMode mode) throws IOException, InterruptedException {
    int clients = 2_000;
    int rate = 20;
    int seconds = 10;
    try (EchoProcess java = EchoProcess.java();
        Load load = new Load(java.port(), 20, clients / 20, mode, 100, 0)) {
      load.sendAtRate(rate, WARM_UP_SECONDS);
      TimeUnit.SECONDS.sleep(1);
      load.startTimes();
      long sentBefore = load.sent();
      long before = load.received();
      double cpuBefore = java.cpuSeconds();
      double ownCpuBefore = ownCpuSeconds();
      load.sendAtRate(rate, seconds);
      double cpu = java.cpuSeconds() - cpuBefore;
      double ownCpu = ownCpuSeconds() - ownCpuBefore;
      TimeUnit.SECONDS.sleep(2);
      long[] times = load.times();
      System.out.printf(
          Locale.ROOT,
          "%,d clients, %d messages a second each way, %s: %,d sent, %,d lost, 99 %% within"
              + " %.1f ms, the slowest after %.1f ms; CPU of the server %.0f %%, of the clients"
              + " %.0f %%%n",
          clients,
          rate,
          mode,
          load.sent() - sentBefore,
          load.sent() - sentBefore - (load.received() - before),
          times[times.length * 99 / 100] / NANOS_PER_MILLI,
          times[times.length - 1] / NANOS_PER_MILLI,
          100 * cpu / seconds,
          100 * ownCpu / seconds);
    }
  }

  private static double ownCpuSeconds() {
    return ProcessHandle.current().info().totalCpuDuration().orElseThrow().toNanos()
        / NANOS_PER_SECOND;
  }
}
