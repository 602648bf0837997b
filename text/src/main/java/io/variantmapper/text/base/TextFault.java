package io.variantmapper.text.base;

import java.io.Serial;

/**
 * Thrown if a text does not hold a value, or is over a limit. The public classes turn it into a
 * {@code VariantTextException}, which has the line and the column.
 */
public final class TextFault extends RuntimeException {
  @Serial
  private static final long serialVersionUID = 1;

  private final int at;

  /**
   * Creates a fault.
   *
   * @param what what is wrong
   * @param at the index in the text; an index after the end of the text stands for its end
   */
  public TextFault(String what, int at) {
    super(what);
    this.at = at;
  }

  /** Returns the index in the text. */
  public int at() {
    return at;
  }
}
