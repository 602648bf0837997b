package io.variantmapper.benchmarks.report;

import io.variantmapper.benchmarks.contest.Peer;
import io.variantmapper.benchmarks.godot.GodotFigures.Call;
import java.util.Map;

/**
 * All that was measured on one virtual machine.
 *
 * @param godot the engine's own calls; empty where no engine is installed
 */
record Results(
    Jvm jvm, Contest contest, Scaling scaling, CompileCost compiling, Map<String, Call> godot) {
  /** How many times as long the engine takes as the mapper; NaN where one is missing. */
  double godotRatio(String workload, Direction direction) {
    Call call = godot.get(workload);
    Figure mapper = contest.figures(workload, direction).get(Peer.DICTIONARY);
    if (call == null || mapper == null) {
      return Double.NaN;
    }
    double engine = direction == Direction.ENCODE ? call.encode() : call.decode();
    return engine / mapper.nanoseconds();
  }
}
