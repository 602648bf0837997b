package io.variantmapper.it.pictures;

import java.util.Locale;

/** An SVG picture of boxes, text and arrows, for light and dark pages. */
final class Picture {
  /** The fill of a box. */
  enum Fill {
    NONE,
    HEADER,
    FIRST,
    SECOND,
    THIRD,
    HOLE
  }

  private static final String STYLE = """
      <style>
      text { font: 13px sans-serif; fill: #24292f }
      .bytes { font-family: monospace }
      .note { fill: #57606a }
      rect { stroke: #8c959f; fill: none }
      path { stroke: #57606a; fill: none; marker-end: url(#head) }
      #head path { fill: #57606a; stroke: none; marker-end: none }
      .header { fill: #eaeef2 }
      .first { fill: #cfe6f7 }
      .second { fill: #fbe0c4 }
      .third { fill: #d3edd2 }
      .hole { fill: #ffffff; stroke-dasharray: 4 3 }
      @media (prefers-color-scheme: dark) {
        text { fill: #e6edf3 }
        .note { fill: #9198a1 }
        .header { fill: #30363d }
        .first { fill: #1b4b6b }
        .second { fill: #6b431b }
        .third { fill: #22532a }
        .hole { fill: #0d1117 }
        path { stroke: #9198a1 }
        #head path { fill: #9198a1 }
      }
      </style>
      <defs>
      <marker id="head" viewBox="0 0 8 8" refX="7" refY="4"
          markerWidth="8" markerHeight="8" orient="auto">
      <path d="M0 0L8 4L0 8z"/>
      </marker>
      </defs>
      """;

  private final int width;
  private final int height;
  private final String title;
  private final StringBuilder shapes = new StringBuilder();

  /** Creates an empty picture; the title describes it to people who cannot see it. */
  Picture(int width, int height, String title) {
    this.width = width;
    this.height = height;
    this.title = title;
  }

  /** Draws a box with text in its middle. */
  void box(int x, int y, int boxWidth, int boxHeight, Fill fill, String textClass, String text) {
    shapes.append("<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" class=\"%s\"/>\n"
        .formatted(x, y, boxWidth, boxHeight, fill.name().toLowerCase(Locale.ROOT)));
    text(x + boxWidth / 2, y + boxHeight / 2 + 5, textClass + "\" text-anchor=\"middle", text);
  }

  /** Writes text that begins at {@code x}. */
  void text(int x, int y, String textClass, String text) {
    String escaped = text.replace("&", "&amp;").replace("<", "&lt;");
    shapes.append(
        "<text x=\"%d\" y=\"%d\" class=\"%s\">%s</text>\n".formatted(x, y, textClass, escaped));
  }

  /** Draws an arrow from one point to another. */
  void arrow(int fromX, int fromY, int toX, int toY) {
    shapes.append("<path d=\"M%d %dL%d %d\"/>\n".formatted(fromX, fromY, toX, toY));
  }

  /** Returns the text of the SVG file. */
  String svg() {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" role=\"img\">\n"
            .formatted(width, height)
        + "<title>" + title + "</title>\n" + STYLE + shapes + "</svg>\n";
  }
}
