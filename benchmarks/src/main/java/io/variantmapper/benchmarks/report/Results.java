package io.variantmapper.benchmarks.report;

import io.variantmapper.benchmarks.contest.Peer;
import io.variantmapper.benchmarks.godot.GodotFigures.Call;
import java.util.Map;

/**
 * Everything that was measured on one virtual machine.
 *
 * @param godot the cost of the engine's own calls; empty if no engine is installed
 */
record Results(
    Jvm jvm, Contest contest, Scaling scaling, CompileCost compiling, Map<String, Call> godot) {
  /** Returns the engine's time divided by the mapper's time, or NaN if a figure is missing. */
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
