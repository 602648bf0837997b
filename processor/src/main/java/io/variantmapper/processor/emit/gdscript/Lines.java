package io.variantmapper.processor.emit.gdscript;

import java.util.List;

/**
 * The lines of a script, indented with tabs.
 *
 * <pre>{@code
 * lines.open("if hp == null:").add("return false").close();
 * }</pre>
 */
final class Lines {
  private static final int MAX_WIDTH = 100;

  private final StringBuilder text = new StringBuilder();
  private int depth;

  /** Adds a line. */
  Lines add(String line) {
    if (!line.isEmpty()) {
      text.append("\t".repeat(depth));
    }
    text.append(line).append('\n');
    return this;
  }

  /** Adds several lines. */
  Lines addAll(Iterable<String> lines) {
    lines.forEach(this::add);
    return this;
  }

  /** Adds a line and indents the lines that follow. */
  Lines open(String line) {
    add(line);
    depth++;
    return this;
  }

  /**
   * Adds the head of a function. If the head does not fit on one line, each parameter gets its own
   * line.
   */
  Lines openFunction(String head, List<String> parameters, String result) {
    String line = head + "(" + String.join(", ", parameters) + ")" + result;
    if (depth + line.length() <= MAX_WIDTH) {
      return open(line);
    }
    open(head + "(");
    for (int i = 0; i < parameters.size(); i++) {
      add(parameters.get(i) + (i < parameters.size() - 1 ? "," : ""));
    }
    return close().open(")" + result);
  }

  /** Ends the indentation that the last {@link #open} began. */
  Lines close() {
    depth--;
    return this;
  }

  /** Adds the two blank lines that precede a function. */
  Lines beforeFunction() {
    return add("").add("");
  }

  boolean isEmpty() {
    return text.isEmpty();
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
