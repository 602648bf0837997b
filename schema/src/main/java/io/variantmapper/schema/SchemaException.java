package io.variantmapper.schema;

/**
 * Thrown if a text is not a schema.
 *
 * <pre>{@code
 * try {
 *   Schema.parse(text);
 * } catch (SchemaException e) {
 *   e.line();   // 3
 * }
 * }</pre>
 */
public final class SchemaException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final int line;

  SchemaException(int line, String what) {
    super("Line " + line + ": " + what);
    this.line = line;
  }

  /** Returns the number of the invalid line, counted from 1. */
  public int line() {
    return line;
  }
}
