package io.variantmapper.benchmarks.compile;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/** Compiles generated types once, with a new compiler. */
final class CompileTask {
  private final Generator generator;
  private final List<JavaFileObject> sources;

  CompileTask(Generator generator, int types) {
    this.generator = generator;
    sources = GeneratedTypes.of(generator, types);
  }

  /**
   * Compiles to {@code folder}.
   *
   * @throws IllegalStateException if there is no compiler, or if compiling fails
   */
  void run(Path folder) {
    JavaCompiler javac = Optional.ofNullable(ToolProvider.getSystemJavaCompiler())
        .orElseThrow(() -> new IllegalStateException(
            "Expected a JDK but found no compiler in " + System.getProperty("java.home")));
    var problems = new DiagnosticCollector<JavaFileObject>();
    try (var files = javac.getStandardFileManager(problems, Locale.ROOT, StandardCharsets.UTF_8)) {
      if (!javac.getTask(null, files, problems, options(folder), null, sources).call()) {
        throw new IllegalStateException(generator + " failed: " + messages(problems));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private List<String> options(Path folder) {
    List<String> options = new ArrayList<>(generator.options());
    options.addAll(List.of("--release", "17", "-d", folder.toString()));
    options.addAll(List.of("-classpath", System.getProperty("java.class.path", "")));
    return options;
  }

  private static List<String> messages(DiagnosticCollector<JavaFileObject> problems) {
    return problems.getDiagnostics().stream()
        .filter(problem -> problem.getKind() == Diagnostic.Kind.ERROR)
        .map(problem -> problem.getMessage(Locale.ROOT))
        .toList();
  }
}
