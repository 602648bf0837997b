package io.variantmapper.processor;

import com.sun.source.util.Trees;
import java.util.function.Supplier;
import javax.annotation.processing.ProcessingEnvironment;

/**
 * Gives the sources of a compilation. Only javac has them, so {@link #get} is the first to load a
 * class of javac.
 */
record SourceTrees(ProcessingEnvironment environment) implements Supplier<Trees> {
  /**
   * Returns the trees.
   *
   * @throws IllegalArgumentException if another compiler, or a wrapper, calls the processor
   * @throws LinkageError if the classes of javac are missing
   */
  @Override
  public Trees get() {
    return Trees.instance(environment);
  }
}
