package io.variantmapper.benchmarks.report;

import io.variantmapper.benchmarks.compile.CompileBenchmark;
import io.variantmapper.benchmarks.compile.Generator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.RunnerException;

/** Measures how long compiling takes with a processor and without a processor. */
final class CompileCost {
  /** The number of types of a small game. {@link #MANY} is the number of types of a large game. */
  static final int FEW = 100;

  static final int MANY = 300;

  static final List<Integer> COUNTS = List.of(FEW, MANY);

  private final Map<Generator, TreeMap<Integer, Figure>> figures = new EnumMap<>(Generator.class);

  void measure(Session session) throws RunnerException {
    System.out.println("Measuring the compiler");
    var options = session
        .optionsForBuilds()
        .include(CompileBenchmark.class.getName() + ".")
        .param("types", COUNTS.stream().map(String::valueOf).toArray(String[]::new));
    session.run(options).forEach(this::note);
  }

  private void note(RunResult result) {
    Generator generator = Generator.valueOf(result.getParams().getParam("generator"));
    int types = Integer.parseInt(result.getParams().getParam("types"));
    figures.computeIfAbsent(generator, key -> new TreeMap<>()).put(types, Figure.of(result));
  }

  /** Returns the nanoseconds of a build, or NaN if the build was not measured. */
  double build(Generator generator, int types) {
    Figure figure = figures.getOrDefault(generator, new TreeMap<>()).get(types);
    return figure == null ? Double.NaN : figure.nanoseconds();
  }

  /**
   * Returns the nanoseconds that {@code generator} adds for each type to the time of javac alone.
   */
  double added(Generator generator, int types) {
    return (build(generator, types) - build(Generator.NONE, types)) / types;
  }

  /** Returns the build time of the large game, divided by the build time of the small game. */
  double growth(Generator generator) {
    return build(generator, MANY) / build(generator, FEW);
  }
}
