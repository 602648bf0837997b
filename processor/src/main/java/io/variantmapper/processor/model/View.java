package io.variantmapper.processor.model;

import java.util.List;

/**
 * The name of a view in the annotation of a field.
 *
 * @param declared the names of all declared views
 * @param anchor the place of the name in the source
 */
public record View(String name, List<String> declared, Anchor anchor) {
  /** Returns whether the view is declared. */
  public boolean isDeclared() {
    return declared.contains(name);
  }
}
