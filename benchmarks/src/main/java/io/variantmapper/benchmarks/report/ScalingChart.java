package io.variantmapper.benchmarks.report;

import io.variantmapper.benchmarks.report.Scaling.Curve;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Draws the cost per byte against the size of the packet. Both axes are logarithmic. */
final class ScalingChart {
  private static final int WIDTH = 860;
  private static final int HEIGHT = 400;
  private static final int LEFT = 70;
  private static final int RIGHT = 680;
  private static final int TOP = 50;
  private static final int BOTTOM = 350;
  private static final int DECADES = 4;
  private static final double LEAST = 0.01;
  private static final double MOST_KIBIBYTES = 65_536;
  private static final List<String> COLORS =
      List.of("#478cbf", "#e0843a", "#5aa457", "#a05aa4", "#999999", "#c0c0c0");

  private final String jvm;
  private final List<Curve> curves;

  ScalingChart(Results results) {
    jvm = results.jvm().name();
    curves = results.scaling().bySize();
  }

  Svg draw() {
    Svg svg = new Svg(WIDTH, HEIGHT);
    svg.label(
        10, 20, jvm + ", Variant Mapper, dictionary: nanoseconds a byte by the packet's size");
    for (int decade = 0; decade <= DECADES; decade++) {
      double cost = LEAST * Math.pow(10, decade);
      svg.line(LEFT, y(cost), RIGHT, y(cost));
      svg.rightLabel(LEFT - 8, y(cost) + 4, String.format(Locale.ROOT, "%.3g", cost));
    }
    for (int size : List.of(1, 16, 256, 4096, 65_536)) {
      svg.line(x(size), TOP, x(size), BOTTOM);
      svg.label(x(size) - 18, BOTTOM + 18, size < 1024 ? size + " KiB" : size / 1024 + " MiB");
    }
    for (int i = 0; i < curves.size(); i++) {
      svg.curve(points(curves.get(i)), COLORS.get(i % COLORS.size()));
      svg.bar(RIGHT + 20, TOP + i * 22, 20, COLORS.get(i % COLORS.size()));
      svg.label(RIGHT + 46, TOP + i * 22 + 9, curves.get(i).name());
    }
    return svg;
  }

  private static String points(Curve curve) {
    return curve.points().entrySet().stream()
        .map(ScalingChart::point)
        .collect(Collectors.joining(" "));
  }

  private static String point(Map.Entry<Integer, Double> point) {
    return String.format(Locale.ROOT, "%.1f,%.1f", x(point.getKey()), y(point.getValue()));
  }

  private static double x(double kibibytes) {
    return LEFT + (RIGHT - LEFT) * Math.log(kibibytes) / Math.log(MOST_KIBIBYTES);
  }

  private static double y(double cost) {
    double share = Math.log10(Math.max(cost, LEAST) / LEAST) / DECADES;
    return BOTTOM - (BOTTOM - TOP) * Math.min(share, 1);
  }
}
