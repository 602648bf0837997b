package io.variantmapper.processor;

import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * A project that is compiled again after each change, as Gradle does with isolating processors.
 * Files that a change can't affect stay in the output folder. All other files are deleted, and
 * their sources are compiled again, against the remaining files.
 *
 * <p>A change affects the classes that name the changed class. If a class names it in a visible
 * signature, the change also affects the classes that name this class in a visible signature, and
 * so on. A generated class and its origin affect each other.
 */
final class IncrementalBuild {
  private static final String HEAD = """
      package game;
      import io.variantmapper.annotations.*;
      import java.lang.annotation.*;
      import java.util.*;
      """;

  private static final JavaCompiler JAVAC = ToolProvider.getSystemJavaCompiler();
  private static final StandardJavaFileManager FILES =
      JAVAC.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8);

  private final Map<String, String> sources = new TreeMap<>();
  private final Map<String, String> origins = new TreeMap<>();
  private final Path classes;
  private final Path generated;

  /** Creates an empty project with an output folder in {@code directory}. */
  IncrementalBuild(Path directory) throws IOException {
    classes = Files.createDirectories(directory.resolve("classes"));
    generated = Files.createDirectories(directory.resolve("generated"));
  }

  /**
   * Compiles the files that these changes affect.
   *
   * @param changes the source of each changed type by name; empty for a deleted type
   * @return the names of the sources that were generated again
   */
  Set<String> compile(Map<String, String> changes) throws Exception {
    Set<String> reached = reached(changes.keySet());
    changes.forEach(sources::put);
    sources.values().removeIf(String::isEmpty);
    for (String type : reached) {
      delete(type);
    }
    var processors = List.of(
        new RecordingProcessor(new TemplateProcessor()),
        new RecordingProcessor(new VariantProcessor()));
    javac(reached.stream().filter(sources::containsKey).map(this::source).toList(), processors);
    Set<String> made = new TreeSet<>();
    for (RecordingProcessor processor : processors) {
      processor.origins().forEach((name, from) -> {
        made.add(top(name));
        origins.put(top(name), top(from.get(0)));
      });
    }
    return made;
  }

  /** Returns the generated sources by name. */
  Map<String, String> generated() throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(generated)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        files.put(String.valueOf(file.getFileName()).replace(".java", ""), Files.readString(file));
      }
    }
    return files;
  }

  private static String top(String qualifiedName) {
    return qualifiedName.replaceFirst("\\w+\\.(\\w+).*", "$1");
  }

  private JavaFileObject source(String type) {
    return JavaFileObjects.forSourceString("game." + type, HEAD + sources.get(type));
  }

  private void javac(List<JavaFileObject> compiled, List<RecordingProcessor> processors) {
    var diagnostics = new DiagnosticCollector<JavaFileObject>();
    // With an empty source path, only the given files are compiled.
    List<String> options = List.of(
        "--release",
        "17",
        "-Xlint:all,-processing",
        "-Werror",
        "-sourcepath",
        "",
        "-cp",
        Compiled.classPath(classes),
        "-d",
        classes.toString(),
        "-s",
        generated.toString());
    var task = JAVAC.getTask(null, FILES, diagnostics, options, null, compiled);
    task.setProcessors(processors);
    if (!compiled.isEmpty() && !task.call()) {
      throw new IllegalStateException(diagnostics.getDiagnostics().toString());
    }
  }

  private Set<String> reached(Set<String> changed) throws Exception {
    Map<String, Set<String>> naming = new TreeMap<>();
    Map<String, Set<String>> visiblyNaming = new TreeMap<>();
    ClassLoader loader = new Compiled(classes, List.of()).classes();
    for (Path file : classFiles()) {
      String name = String.valueOf(file.getFileName()).replace(".class", "");
      Class<?> type = loader.loadClass("game." + name);
      enter(naming, name, ClassReferences.of(file));
      enter(visiblyNaming, name, ClassReferences.visible(type));
    }
    origins.forEach((serializer, origin) -> {
      enter(visiblyNaming, serializer, Set.of(origin));
      enter(visiblyNaming, origin, Set.of(serializer));
    });
    Set<String> reached = new HashSet<>(changed);
    Deque<String> open = new ArrayDeque<>(changed);
    while (!open.isEmpty()) {
      visiblyNaming.getOrDefault(open.pop(), Set.of()).stream()
          .filter(reached::add)
          .forEach(open::push);
    }
    changed.forEach(type -> reached.addAll(naming.getOrDefault(type, Set.of())));
    // A deleted generated class is generated again from its origin.
    origins.forEach((serializer, origin) -> {
      if (reached.contains(serializer)) {
        reached.add(origin);
      }
    });
    return reached;
  }

  private static void enter(Map<String, Set<String>> naming, String name, Set<String> named) {
    String top = name.replaceFirst("\\$.*", "");
    named.forEach(type -> naming.computeIfAbsent(type, t -> new HashSet<>()).add(top));
  }

  private List<Path> classFiles() throws IOException {
    try (Stream<Path> all = Files.walk(classes)) {
      return all.filter(Files::isRegularFile).toList();
    }
  }

  private void delete(String type) throws IOException {
    Files.deleteIfExists(generated.resolve("game/" + type + ".java"));
    for (Path file : classFiles()) {
      if (String.valueOf(file.getFileName()).matches(type + "(\\$.*)?\\.class")) {
        Files.delete(file);
      }
    }
    origins.remove(type);
  }
}
