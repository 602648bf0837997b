package io.variantmapper.processor.gdscript;

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
  private static final Pattern PLACEHOLDER = Pattern.compile("\\$(L|[a-z_]\\w*)");
  private static final Pattern BROKEN_HEAD = Pattern.compile("(func .*\\()\n *(.*)\n *\\)");
  private static final Pattern HEAD = Pattern.compile("((?:static )?func .*?\\()(.*)(\\).*:)");
  private static final Pattern COMMA = Pattern.compile(", (?![^\\[]*])");

  private final StringBuilder text = new StringBuilder();
  private final Dialect dialect;
  private final Locals locals;
  private int depth;

  Lines(Dialect dialect, Locals locals) {
    this.dialect = dialect;
    this.locals = locals;
  }

  /** Starts without lines. The names of local variables in {@link #block} stay as they are. */
  Lines(Dialect dialect) {
    this(dialect, Locals.ofHierarchy());
  }

  Lines others() {
    return new Lines(dialect, locals);
  }

  /**
   * Adds the lines of a template for Godot 4, in which four spaces stand for a tab.
   *
   * <p>{@code $L} stands for the next value, and {@code $name} for the local variable of that name.
   * A line that consists of {@code $L} is replaced by the lines of the value, or removed if the
   * value is empty. The head of a function may be broken after its first bracket.
   */
  Lines block(String template, Object... values) {
    Iterator<Object> next = List.of(values).iterator();
    BROKEN_HEAD.matcher(template).replaceAll("$1$2)").lines().forEach(line -> {
      String code = line.stripLeading();
      int indent = (line.length() - code.length()) / 4;
      depth += indent;
      if (code.equals("$L")) {
        next.next().toString().lines().forEach(this::add);
      } else {
        addBroken(text(code, next));
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
    return PLACEHOLDER.matcher(dialect.translated(template)).replaceAll(found -> {
      String name = found.group(1);
      return Matcher.quoteReplacement(
          name.equals("L") ? values.next().toString() : locals.name(name));
    });
  }

  /** Adds a line. If it is a head of a function and too long, each parameter gets its own line. */
  private void addBroken(String line) {
    Matcher head = HEAD.matcher(line);
    if (depth + line.length() <= MAX_WIDTH || !head.matches()) {
      add(line);
      return;
    }
    open(head.group(1));
    for (String parameter : COMMA.split(head.group(2), -1)) {
      add(parameter + ",");
    }
    // The last parameter has no comma.
    text.deleteCharAt(text.length() - 2);
    close().add(head.group(3));
  }

  Lines add(String line) {
    if (!line.isEmpty()) {
      text.append("\t".repeat(depth));
    }
    text.append(line).append('\n');
    return this;
  }

  Lines addAll(Iterable<String> lines) {
    lines.forEach(this::add);
    return this;
  }

  Lines open(String line) {
    add(line);
    depth++;
    return this;
  }

  /** Ends the indentation that the last {@link #open} began. */
  Lines close() {
    depth--;
    return this;
  }

  boolean isEmpty() {
    return text.isEmpty();
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
