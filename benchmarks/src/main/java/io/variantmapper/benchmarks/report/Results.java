package io.variantmapper.benchmarks.report;

import io.variantmapper.benchmarks.contest.Peer;
import io.variantmapper.benchmarks.godot.GodotFigures;
import io.variantmapper.benchmarks.godot.GodotFigures.Call;
import java.util.List;

/**
 * Everything that was measured on one virtual machine.
 *
 * @param engines the costs of the engines' own calls; empty if no engine is there
 */
record Results(
    Jvm jvm,
    Contest contest,
    Trees trees,
    GridCosts grids,
    Scaling scaling,
    CompileCost compiling,
    List<GodotFigures> engines) {
  /** Returns the engine's time divided by the mapper's time, or NaN if a figure is missing. */
  double godotRatio(GodotFigures engine, String workload, Direction direction) {
    Call call = engine.call(workload);
    Figure mapper = contest.figures(workload, direction).get(Peer.DICTIONARY);
    if (mapper == null) {
      return Double.NaN;
    }
    double time = direction == Direction.ENCODE ? call.encode() : call.decode();
    return time / mapper.nanoseconds();
  }

  /** Returns the ratio of the fastest engine, or NaN if no engine was measured. */
  double godotRatio(String workload, Direction direction) {
    return engines.stream()
        .mapToDouble(engine -> godotRatio(engine, workload, direction))
        .min()
        .orElse(Double.NaN);
  }
}
