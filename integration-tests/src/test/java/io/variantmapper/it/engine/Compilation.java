package io.variantmapper.it.engine;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles sources with the annotation processor, which also generates GDScript. */
final class Compilation {
  private Compilation() {}

  /**
   * Compiles sources into a folder.
   *
   * @param options options in addition to the usual ones
   */
  static void run(List<Path> sources, Path classes, String... options) throws IOException {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager manager = javac.getStandardFileManager(null, null, null)) {
      List<String> all = new ArrayList<>(List.of(
          "--release=17",
          "-classpath",
          System.getProperty("java.class.path"),
          "-processor",
          "io.variantmapper.processor.TemplateProcessor,"
              + "io.variantmapper.processor.VariantProcessor",
          "-Avariant.gdscript=3,4",
          "-d",
          classes.toString()));
      all.addAll(List.of(options));
      var units = manager.getJavaFileObjectsFromPaths(sources);
      if (!javac.getTask(null, manager, null, all, null, units).call()) {
        throw new IllegalStateException(sources + " do not compile");
      }
    }
  }
}
