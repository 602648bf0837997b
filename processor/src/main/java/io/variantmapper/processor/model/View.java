package io.variantmapper.processor.model;

import java.util.List;

/**
 * An audience that a property is for.
 *
 * <pre>{@code
 * new View("server", List.of("client", "server"), anchor).isDeclared()   // true
 * }</pre>
 *
 * @param declared the views that there are
 * @param anchor where the property names it
 */
public record View(String name, List<String> declared, Anchor anchor) {
  /** Whether there is such a view. */
  public boolean isDeclared() {
    return declared.contains(name);
  }
}
