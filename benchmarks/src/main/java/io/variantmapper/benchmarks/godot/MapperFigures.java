package io.variantmapper.benchmarks.godot;

import io.variantmapper.benchmarks.contest.Workload;
import io.variantmapper.benchmarks.contest.Workloads;
import io.variantmapper.benchmarks.godot.GodotFigures.Call;
import io.variantmapper.runtime.VariantFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Measures the mapper as the scripts measure the engines: in short rounds, of which the fastest
 * counts. JMH measures better, but only on a machine that does nothing else.
 */
final class MapperFigures {
  private static final int ROUNDS = 300;
  private static final long ROUND_NANOS = 4_000_000;

  /** Keeps the compiler from leaving out calls whose result is not used. */
  @SuppressWarnings("UnusedVariable")
  private static volatile Object lastResult = "";

  private MapperFigures() {}

  /** Measures the packets in Dictionary shape, in the format of Godot 4. */
  static Map<String, Call> measure(Iterable<String> workloads) {
    Map<String, Call> calls = new LinkedHashMap<>();
    workloads.forEach(name -> calls.put(name, measure(Workloads.named(name))));
    return calls;
  }

  private static <D> Call measure(Workload<D, ?> workload) {
    byte[] packet = workload.serializer().encode(workload.value(), VariantFormat.GODOT_4);
    return new Call(
        packet.length,
        fastest(() -> workload.serializer().encode(workload.value(), VariantFormat.GODOT_4)),
        fastest(() -> workload.serializer().decode(packet, VariantFormat.GODOT_4)));
  }

  private static double fastest(Supplier<Object> call) {
    double fastest = Double.POSITIVE_INFINITY;
    for (int round = 0; round < ROUNDS; round++) {
      long start = System.nanoTime();
      int calls = 0;
      while (System.nanoTime() - start < ROUND_NANOS) {
        for (int i = 0; i < 10; i++) {
          lastResult = call.get();
        }
        calls += 10;
      }
      fastest = Math.min(fastest, (double) (System.nanoTime() - start) / calls);
    }
    return fastest;
  }
}
