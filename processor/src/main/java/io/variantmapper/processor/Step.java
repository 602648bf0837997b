package io.variantmapper.processor;

import java.util.Set;
import javax.lang.model.element.TypeElement;

/** Generates the files of the types with some annotations. */
interface Step {
  /** Returns the names of the annotations. */
  Set<String> annotations();

  /**
   * Handles a type if it is complete. The classes exist to which its own members refer.
   *
   * @return whether the type needs no later round
   */
  boolean handle(TypeElement type);
}
