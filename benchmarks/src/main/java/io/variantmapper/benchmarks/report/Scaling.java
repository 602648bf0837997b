package io.variantmapper.benchmarks.report;

import io.variantmapper.benchmarks.measure.Content;
import io.variantmapper.benchmarks.measure.FieldCountBenchmark;
import io.variantmapper.benchmarks.measure.PacketSizeBenchmark;
import io.variantmapper.benchmarks.measure.Rows;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;

/** What a byte costs as packets get larger and types get more fields. */
final class Scaling {
  /**
   * One curve.
   *
   * @param name what the curve is of
   * @param points nanoseconds a byte, by packet size or by number of fields
   */
  record Curve(String name, TreeMap<Integer, Double> points) {
    /** How much dearer the dearest point is than the cheapest. */
    double spread() {
      double most =
          points.values().stream().mapToDouble(Double::doubleValue).max().orElse(0);
      double least =
          points.values().stream().mapToDouble(Double::doubleValue).min().orElse(0);
      return most / least;
    }
  }

  private final Map<Content, Map<Direction, Curve>> bySize = new EnumMap<>(Content.class);
  private final Map<Direction, Curve> byFields = new EnumMap<>(Direction.class);
  private final List<String> kibibytes;
  private final List<String> fields;

  private Scaling(List<String> kibibytes, List<String> fields) {
    this.kibibytes = kibibytes;
    this.fields = fields;
  }

  static Scaling whole() {
    return new Scaling(
        List.of("1", "4", "16", "64", "256", "1024", "4096", "16384", "65536"),
        List.of("1", "3", "10", "32", "100"));
  }

  static Scaling brief() {
    return new Scaling(List.of("1", "256", "65536"), List.of("1", "10", "100"));
  }

  void measure(Timing timing) throws RunnerException {
    System.out.println("Measuring packets of all sizes");
    String[] sizes = kibibytes.toArray(String[]::new);
    run(timing, PacketSizeBenchmark.class, "kibibytes", sizes).forEach(this::noteSize);
    System.out.println("Measuring types of few and many fields");
    String[] counts = fields.toArray(String[]::new);
    run(timing, FieldCountBenchmark.class, "fields", counts).forEach(this::noteFields);
  }

  private static Iterable<RunResult> run(
      Timing timing, Class<?> benchmark, String parameter, String[] values) throws RunnerException {
    ChainedOptionsBuilder options =
        timing.optionsForLargePackets().include(benchmark.getName() + ".").param(parameter, values);
    return new Runner(options.build()).run();
  }

  private void noteSize(RunResult result) {
    Content content = Content.valueOf(result.getParams().getParam("content"));
    int size = Integer.parseInt(result.getParams().getParam("kibibytes"));
    Direction direction = direction(result);
    String name = direction.method() + ", " + (content == Content.FLOATS ? "floats" : "entities");
    bySize
        .computeIfAbsent(content, key -> new EnumMap<>(Direction.class))
        .computeIfAbsent(direction, key -> new Curve(name, new TreeMap<>()))
        .points()
        .put(size, costOfAByte(result, content.contender(size).size()));
  }

  private void noteFields(RunResult result) {
    int count = Integer.parseInt(result.getParams().getParam("fields"));
    Direction direction = direction(result);
    byFields
        .computeIfAbsent(direction, key -> new Curve(direction.method(), new TreeMap<>()))
        .points()
        .put(count, costOfAByte(result, Rows.of(count).size()));
  }

  private static double costOfAByte(RunResult result, int bytes) {
    return Figure.of(result).nanoseconds() / bytes;
  }

  private static Direction direction(RunResult result) {
    String benchmark = result.getParams().getBenchmark();
    return benchmark.endsWith("." + Direction.ENCODE.method())
        ? Direction.ENCODE
        : Direction.DECODE;
  }

  /** By KiB of the packet. */
  List<Curve> bySize() {
    return bySize.values().stream().flatMap(curves -> curves.values().stream()).toList();
  }

  /** By fields of the type. */
  List<Curve> byFields() {
    return List.copyOf(byFields.values());
  }
}
