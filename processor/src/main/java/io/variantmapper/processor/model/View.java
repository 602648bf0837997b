package io.variantmapper.processor.model;

import java.util.List;

/**
 * An audience of a field.
 *
 * <pre>{@code
 * new View("server", List.of("client", "server"), anchor).isDeclared()   // true
 * }</pre>
 *
 * @param declared all declared views
 * @param anchor where the field names it
 */
public record View(String name, List<String> declared, Anchor anchor) {
  /** Returns whether the view is declared. */
  public boolean isDeclared() {
    return declared.contains(name);
  }
}
