package io.variantmapper.it.engine;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import javax.annotation.processing.Processor;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles sources with the annotation processor, which also generates GDScript. */
final class Compilation {
  private static final JavaCompiler JAVAC = ToolProvider.getSystemJavaCompiler();

  /** Keeps jars open between compilations, because opening them takes longer than compiling. */
  private static final StandardJavaFileManager FILES =
      JAVAC.getStandardFileManager(null, null, null);

  private Compilation() {}

  /**
   * Compiles sources into a folder.
   *
   * @param options options in addition to the usual ones
   */
  static void run(List<Path> sources, Path classes, String... options) {
    List<String> all = new ArrayList<>(
        List.of("--release=17", "-Avariant.gdscript=3,4", "-d", classes.toString()));
    all.addAll(List.of(options));
    var units = FILES.getJavaFileObjectsFromPaths(sources);
    var task = JAVAC.getTask(null, FILES, null, all, null, units);
    task.setProcessors(ServiceLoader.load(Processor.class).stream()
        .filter(processor -> processor.type().getName().startsWith("io.variantmapper."))
        .map(ServiceLoader.Provider::get)
        .toList());
    if (!task.call()) {
      throw new IllegalStateException(sources + " do not compile");
    }
  }
}
