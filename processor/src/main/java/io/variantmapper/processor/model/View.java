package io.variantmapper.processor.model;

import java.util.List;

/**
 * A view that a field names.
 *
 * @param declared all declared views
 * @param anchor the place where the field names the view
 */
public record View(String name, List<String> declared, Anchor anchor) {
  /** Returns whether the view is declared. */
  public boolean isDeclared() {
    return declared.contains(name);
  }
}
