package io.variantmapper.benchmarks.report;

import io.variantmapper.benchmarks.measure.GridBenchmark;
import io.variantmapper.benchmarks.measure.GridKeys;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.RunnerException;

/** Measures how long reading takes if cells of a grid are the keys of a set or map. */
final class GridCosts {
  static final int SMALL = 512;

  static final String READ = "read";
  static final String FILL = "fill";
  static final String READ_LISTS = "readLists";

  private final List<Integer> sides;
  private final Map<GridKeys, Map<String, TreeMap<Integer, Figure>>> figures =
      new EnumMap<>(GridKeys.class);

  private GridCosts(List<Integer> sides) {
    this.sides = sides;
  }

  static GridCosts whole() {
    return new GridCosts(List.of(SMALL, 1024, 2048));
  }

  static GridCosts brief() {
    return new GridCosts(List.of(SMALL));
  }

  List<Integer> sides() {
    return sides;
  }

  void measure(Session session) throws RunnerException {
    System.out.println("Measuring grids");
    var options = session
        .optionsForLargePackets()
        .include(GridBenchmark.class.getName() + ".")
        .param("side", sides.stream().map(String::valueOf).toArray(String[]::new));
    session.run(options).forEach(this::note);
  }

  private void note(RunResult result) {
    String method = result.getParams().getBenchmark();
    figures
        .computeIfAbsent(
            GridKeys.valueOf(result.getParams().getParam("keys")), key -> new TreeMap<>())
        .computeIfAbsent(method.substring(method.lastIndexOf('.') + 1), key -> new TreeMap<>())
        .put(Integer.parseInt(result.getParams().getParam("side")), Figure.of(result));
  }

  /** Returns the nanoseconds of a method of {@link GridBenchmark}, or NaN if it is missing. */
  double nanoseconds(GridKeys keys, String method, int side) {
    Figure figure = figures
        .getOrDefault(keys, Map.of())
        .getOrDefault(method, new TreeMap<>())
        .get(side);
    return figure == null ? Double.NaN : figure.nanoseconds();
  }

  /**
   * Returns the time of reading, divided by the time of filling a container with the same objects
   * plus the time of reading the objects as lists.
   */
  double ratio(GridKeys keys, int side) {
    return nanoseconds(keys, READ, side)
        / (nanoseconds(keys, FILL, side) + nanoseconds(keys, READ_LISTS, side));
  }
}
