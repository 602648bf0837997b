package io.variantmapper.processor.read.compiler;

import com.sun.source.util.Trees;
import io.variantmapper.processor.model.DefaultValue;
import java.util.Optional;
import java.util.function.Supplier;
import javax.lang.model.element.VariableElement;

/**
 * Finds the constants that fields of new objects hold.
 *
 * <p>The standard API shows only the values of final fields. Only javac shows the source, and only
 * to a processor that it calls itself: in incremental builds, Gradle comes between the two.
 *
 * <pre>{@code
 * Initializers.of(trees).of(hp)   // for the field "int hp = 7": the literal 7
 * }</pre>
 */
public interface Initializers {
  /**
   * Returns the value of a field before something sets it; empty if this is not a constant or not
   * known.
   */
  Optional<DefaultValue> of(VariableElement field);

  /**
   * Returns the initializers of a compilation.
   *
   * @param trees fails if another compiler than javac, or a wrapper, calls the processor
   */
  static Initializers of(Supplier<Trees> trees) {
    try {
      return new JavacInitializers(trees.get());
    } catch (IllegalArgumentException | LinkageError e) {
      return field -> Optional.empty();
    }
  }
}
