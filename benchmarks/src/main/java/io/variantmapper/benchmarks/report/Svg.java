package io.variantmapper.benchmarks.report;

import java.util.List;
import java.util.Locale;

/** Builds a picture whose origin is the upper left corner. */
final class Svg {
  private static final String HEAD = "<svg xmlns=\"http://www.w3.org/2000/svg\" "
      + "viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" font-family=\"sans-serif\" "
      + "font-size=\"12\">%n<rect width=\"100%%\" height=\"100%%\" fill=\"white\"/>%n";

  private final StringBuilder text = new StringBuilder();

  private final int width;
  private final int height;

  Svg(int width, int height) {
    this.width = width;
    this.height = height;
    add(HEAD, width, height, width, height);
  }

  Svg bar(double x, double y, double width, String color) {
    return add(
        "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"9\" fill=\"%s\"/>%n",
        x, y, width, color);
  }

  Svg line(double x1, double y1, double x2, double y2) {
    return add(
        "<path d=\"M%.1f %.1fL%.1f %.1f\" stroke=\"#cccccc\" fill=\"none\"/>%n", x1, y1, x2, y2);
  }

  /** Adds a curve through {@code points}, each in the form "x,y". */
  Svg curve(String points, String color) {
    return add(
        "<polyline points=\"%s\" stroke=\"%s\" stroke-width=\"2\" fill=\"none\"/>%n",
        points, color);
  }

  /** Adds text whose left end is at x. */
  Svg label(double x, double y, String label) {
    return text(x, y, "start", label);
  }

  /** Adds text whose right end is at x. */
  Svg rightLabel(double x, double y, String label) {
    return text(x, y, "end", label);
  }

  private Svg text(double x, double y, String anchor, String label) {
    return add(
        "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>%n",
        x, y, anchor, label.replace("&", "&amp;").replace("<", "&lt;"));
  }

  private Svg add(String format, Object... values) {
    text.append(String.format(Locale.ROOT, format, values));
    return this;
  }

  /** Returns a picture that stacks pictures of the same width. */
  static Svg stack(List<Svg> pictures) {
    int width = pictures.stream().mapToInt(picture -> picture.width).max().orElse(0);
    int height = pictures.stream().mapToInt(picture -> picture.height).sum();
    Svg stack = new Svg(width, height);
    int y = 0;
    for (Svg picture : pictures) {
      stack.add("<g transform=\"translate(0 %d)\">%n%s</g>%n", y, picture);
      y += picture.height;
    }
    return stack;
  }

  @Override
  public String toString() {
    return text + "</svg>\n";
  }
}
