package io.variantmapper.processor.emit.gdscript;

import java.util.Iterator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The lines of a script, indented with tabs.
 *
 * <pre>{@code
 * lines.block("""
 *     if $value == null:
 *         return $L
 *     """, "false");
 * }</pre>
 */
final class Lines {
  private static final int MAX_WIDTH = 100;

  private static final Pattern PLACEHOLDER = Pattern.compile("\\$(\\w+)");

  private final StringBuilder text = new StringBuilder();
  private final Locals locals;
  private int depth;

  /** Starts without lines. The names of local variables in {@link #block} stay as they are. */
  Lines() {
    this(Locals.ofHierarchy());
  }

  /** Starts without lines. */
  Lines(Locals locals) {
    this.locals = locals;
  }

  /**
   * Adds the lines of a template, in which four spaces stand for a tab. {@code $L} stands for the
   * next value, and {@code $name} for the local variable of that name. A line that consists of
   * {@code $L} is replaced by the lines of the value, or removed if the value is empty.
   */
  Lines block(String template, Object... values) {
    Iterator<Object> next = List.of(values).iterator();
    template.lines().forEach(line -> {
      String code = line.stripLeading();
      int indent = (line.length() - code.length()) / 4;
      depth += indent;
      if (code.equals("$L")) {
        next.next().toString().lines().forEach(this::add);
      } else {
        add(text(code, next));
      }
      depth -= indent;
    });
    return this;
  }

  /** Returns the text of a template with one line, without adding it. */
  String text(String template, Object... values) {
    return text(template, List.of(values).iterator());
  }

  private String text(String template, Iterator<Object> values) {
    return PLACEHOLDER.matcher(template).replaceAll(found -> {
      String name = found.group(1);
      return Matcher.quoteReplacement(
          name.equals("L") ? values.next().toString() : locals.name(name));
    });
  }

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
