package io.variantmapper.it.platform;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/**
 * The javac of this virtual machine. Its compilations share the open jars and the processors'
 * classes, because opening and loading them takes longer than compiling.
 */
final class SharedJavac {
  private static final JavaCompiler JAVAC = ToolProvider.getSystemJavaCompiler();
  private static final StandardJavaFileManager FILES =
      JAVAC.getStandardFileManager(null, null, null);

  private SharedJavac() {}

  /** Compiles a case with its generated serializers, and returns whether there is no error. */
  static boolean compile(GoldenCase golden, Path out, @Nullable Writer messages, String... options)
      throws IOException {
    List<String> all =
        Stream.concat(Stream.of(options), CompilerOptions.into(out)).toList();
    var sources = FILES.getJavaFileObjectsFromStrings(golden.sources());
    var task = JAVAC.getTask(messages, FILES, null, all, null, sources);
    task.setProcessors(ServiceLoader.load(Processor.class).stream()
        .filter(processor -> processor.type().getName().startsWith("io.variantmapper."))
        .map(ServiceLoader.Provider::get)
        .toList());
    return task.call();
  }
}
