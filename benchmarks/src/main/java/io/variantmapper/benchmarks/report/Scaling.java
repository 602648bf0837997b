package io.variantmapper.benchmarks.report;

import io.variantmapper.benchmarks.measure.Content;
import io.variantmapper.benchmarks.measure.FieldCountBenchmark;
import io.variantmapper.benchmarks.measure.PacketSizeBenchmark;
import io.variantmapper.benchmarks.measure.Rows;
import java.util.DoubleSummaryStatistics;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;

/**
 * Measures how the cost per byte changes with the size of packets and with the number of fields.
 */
final class Scaling {
  /**
   * The smallest packets of floats, in KiB, that the goals compare with copying. In smaller packets
   * the call itself takes longer than the copy.
   */
  static final int KIBIBYTES_OF_COPIES = 16;

  private static final String REVERSED = "decodeReversed";
  private static final List<String> METHODS =
      List.of(Direction.ENCODE.method(), Direction.DECODE.method(), REVERSED);

  /**
   * One curve.
   *
   * @param name the name of the measured operation
   * @param points the nanoseconds per byte, by packet size or by number of fields
   */
  record Curve(String name, TreeMap<Integer, Double> points) {
    static final Curve NONE = new Curve("nothing", new TreeMap<>());

    /** Returns the highest cost divided by the lowest cost, or NaN if there are no points. */
    double spread() {
      DoubleSummaryStatistics costs =
          points.values().stream().mapToDouble(Double::doubleValue).summaryStatistics();
      return costs.getCount() == 0 ? Double.NaN : costs.getMax() / costs.getMin();
    }

    /** Returns a copy of the curve with only the points from {@code least} on. */
    Curve from(int least) {
      return new Curve(name, new TreeMap<>(points.tailMap(least)));
    }
  }

  private final Map<Content, Map<Direction, Curve>> bySize = new EnumMap<>(Content.class);
  private final Map<String, Curve> byFields = new HashMap<>();
  private final List<String> kibibytes;
  private final List<String> fields;

  private Scaling(List<String> kibibytes, List<String> fields) {
    this.kibibytes = kibibytes;
    this.fields = fields;
  }

  static Scaling whole() {
    return new Scaling(
        List.of("1", "16", "64", "256", "1024", "4096", "16384", "65536"),
        List.of("1", "3", "10", "32", "100"));
  }

  static Scaling brief() {
    return new Scaling(List.of("1", "256", "65536"), List.of("1", "100"));
  }

  void measure(Session session) throws RunnerException {
    System.out.println("Measuring packets of all sizes");
    String[] sizes = kibibytes.toArray(String[]::new);
    run(session, session.optionsForLargePackets(), PacketSizeBenchmark.class, "kibibytes", sizes)
        .forEach(this::noteSize);
    System.out.println("Measuring types of few and many fields");
    String[] counts = fields.toArray(String[]::new);
    run(session, session.options(), FieldCountBenchmark.class, "fields", counts)
        .forEach(this::noteFields);
  }

  private static Iterable<RunResult> run(
      Session session,
      ChainedOptionsBuilder options,
      Class<?> benchmark,
      String parameter,
      String[] values)
      throws RunnerException {
    options.include(benchmark.getName() + ".").param(parameter, values);
    return session.run(options);
  }

  private void noteSize(RunResult result) {
    Content content = Content.valueOf(result.getParams().getParam("content"));
    int size = Integer.parseInt(result.getParams().getParam("kibibytes"));
    Direction direction = direction(result);
    String name = direction.method() + ", " + content.title();
    bySize
        .computeIfAbsent(content, key -> new EnumMap<>(Direction.class))
        .computeIfAbsent(direction, key -> new Curve(name, new TreeMap<>()))
        .points()
        .put(size, costOfAByte(result, content.contender(size).size()));
  }

  private void noteFields(RunResult result) {
    int count = Integer.parseInt(result.getParams().getParam("fields"));
    String method = method(result);
    String name = method.equals(REVERSED) ? "decode, keys in reverse order" : method;
    byFields
        .computeIfAbsent(method, key -> new Curve(name, new TreeMap<>()))
        .points()
        .put(count, costOfAByte(result, Rows.of(count).size()));
  }

  private static double costOfAByte(RunResult result, int bytes) {
    return Figure.of(result).nanoseconds() / bytes;
  }

  private static Direction direction(RunResult result) {
    return method(result).equals(Direction.ENCODE.method()) ? Direction.ENCODE : Direction.DECODE;
  }

  private static String method(RunResult result) {
    String benchmark = result.getParams().getBenchmark();
    return benchmark.substring(benchmark.lastIndexOf('.') + 1);
  }

  /** Returns all curves whose x-coordinate is the size of the packet in KiB. */
  List<Curve> bySize() {
    return bySize.values().stream().flatMap(curves -> curves.values().stream()).toList();
  }

  /** Returns one curve whose x-coordinate is the size of the packet in KiB. */
  Curve bySize(Content content, Direction direction) {
    return bySize.getOrDefault(content, Map.of()).getOrDefault(direction, Curve.NONE);
  }

  /**
   * Returns the costs of packets of floats in both directions, as multiples of the cost of a copy.
   */
  List<Curve> inCopies() {
    return List.of(inCopies(Direction.ENCODE), inCopies(Direction.DECODE));
  }

  /**
   * Returns the costs of packets of floats in one direction, as multiples of the cost of copying
   * the same number of bytes.
   */
  Curve inCopies(Direction direction) {
    Curve floats = bySize(Content.FLOATS, direction);
    TreeMap<Integer, Double> copies = bySize(Content.COPY, direction).points();
    TreeMap<Integer, Double> points = new TreeMap<>();
    floats.points().forEach((size, cost) -> {
      Double copy = copies.get(size);
      if (copy != null) {
        points.put(size, cost / copy);
      }
    });
    return new Curve(floats.name() + " ÷ copied", points);
  }

  /** Returns all curves whose x-coordinate is the number of fields of the type. */
  List<Curve> byFields() {
    return METHODS.stream().map(this::byFields).toList();
  }

  /**
   * Returns the curve of one method of {@link FieldCountBenchmark}. The x-coordinate is the number
   * of fields.
   */
  Curve byFields(String method) {
    return byFields.getOrDefault(method, Curve.NONE);
  }
}
