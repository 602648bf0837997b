package io.variantmapper.processor.read;

import io.variantmapper.processor.model.DefaultValue;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.VariableElement;

/**
 * Finds the constants that fields of new objects hold.
 *
 * <p>The standard API shows only the values of final fields. Only javac shows the source, and only
 * to a processor that it calls itself: in incremental builds, Gradle comes between the two.
 *
 * <pre>{@code
 * Initializers.of(environment).of(hp)   // for the field "int hp = 7": the literal 7
 * }</pre>
 */
interface Initializers {
  /**
   * Returns the value of a field before something sets it; empty if this is not a constant or not
   * known.
   */
  Optional<DefaultValue> of(VariableElement field);

  /** Returns the initializers of a compilation. */
  static Initializers of(ProcessingEnvironment environment) {
    try {
      return JavacInitializers.of(environment);
    } catch (IllegalArgumentException | LinkageError e) {
      return field -> Optional.empty();
    }
  }
}
