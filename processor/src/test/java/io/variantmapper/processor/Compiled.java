package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.VariantSerializer;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * The result of compiling sources with all warnings.
 *
 * @param directory the directory of the generated sources and the classes
 * @param diagnostics the messages of the compiler, in the order in which it reported them
 */
record Compiled(Path directory, List<Diagnostic<? extends JavaFileObject>> diagnostics) {
  private static final List<String> WARNINGS = List.of("-Xlint:all", "-Werror");
  private static final String CLASS_PATH = System.getProperty("java.class.path");
  private static final JavaCompiler JAVAC = ToolProvider.getSystemJavaCompiler();

  /** Keeps jars open between compilations, because opening them takes longer than compiling. */
  private static final StandardJavaFileManager FILES =
      JAVAC.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8);

  static Compiled of(JavaFileObject... sources) {
    return of(List.of(sources), WARNINGS);
  }

  /** Compiles with both processors, in the order in which build tools find them. */
  static Compiled of(List<JavaFileObject> sources, List<String> options) {
    return of(sources, options, new TemplateProcessor(), new VariantProcessor());
  }

  static Compiled of(List<JavaFileObject> sources, Processor... processors) {
    return of(sources, WARNINGS, processors);
  }

  static Compiled of(List<JavaFileObject> sources, List<String> options, Processor... processors) {
    try {
      Path directory = Files.createTempDirectory(
          Files.createDirectories(Path.of("target", "compiled")), "sources");
      return compile(directory, sources, options, processors);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Compiled compile(
      Path directory, List<JavaFileObject> sources, List<String> options, Processor... processors)
      throws IOException {
    var diagnostics = new DiagnosticCollector<JavaFileObject>();
    FILES.setLocation(StandardLocation.SOURCE_PATH, null);
    List<String> base = List.of("--release", "17", "-cp", CLASS_PATH, "-d", directory.toString());
    List<String> all = Stream.concat(base.stream(), options.stream()).toList();
    var task = JAVAC.getTask(null, FILES, diagnostics, all, null, sources);
    task.setProcessors(List.of(processors));
    task.call();
    return new Compiled(directory, diagnostics.getDiagnostics());
  }

  List<String> messages() {
    return messages(diagnostics.stream());
  }

  /** Returns the messages of errors and warnings. */
  List<String> warnings() {
    return messages(
        diagnostics.stream().filter(diagnostic -> diagnostic.getKind() != Diagnostic.Kind.NOTE));
  }

  private static List<String> messages(Stream<Diagnostic<? extends JavaFileObject>> diagnostics) {
    return diagnostics.map(diagnostic -> diagnostic.getMessage(Locale.ROOT)).toList();
  }

  /** Returns the generated sources by file name. */
  Map<String, String> generated() throws IOException {
    Map<String, String> generated = new TreeMap<>();
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
        generated.put(String.valueOf(file.getFileName()), Files.readString(file));
      }
    }
    return generated;
  }

  /** Returns a new loader. All classes of one package must come from the same loader. */
  ClassLoader classes(Path... jars) {
    URL[] path =
        Stream.concat(Stream.of(directory), Stream.of(jars)).map(Compiled::url).toArray(URL[]::new);
    return new URLClassLoader(path, Compiled.class.getClassLoader());
  }

  private static URL url(Path file) {
    try {
      return file.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the examples that {@code game.Examples} lists. */
  List<?> examples() throws ReflectiveOperationException {
    Object values = classes().loadClass("game.Examples").getMethod("values").invoke(null);
    assertThat((List<?>) values).isNotEmpty();
    return (List<?>) values;
  }

  Class<?> type(String name, Path... jars) throws ClassNotFoundException {
    return classes(jars).loadClass(name);
  }

  /**
   * Returns the generated serializer of the type {@code name}.
   *
   * @param jars further jars that the class needs
   */
  VariantSerializer<Object> serializer(String name, Path... jars)
      throws ReflectiveOperationException {
    return serializer(type(name, jars));
  }

  /**
   * Returns the generated serializer of a class, loaded by the loader of the class. If the class
   * has no serializer, returns the serializer of its nearest interface or superclass that has one.
   */
  @SuppressWarnings("unchecked") // The compiler cannot see the classes of this loader.
  static VariantSerializer<Object> serializer(Class<?> type) throws ReflectiveOperationException {
    var instance = serializerClass(type).getDeclaredField("INSTANCE");
    instance.setAccessible(true);
    return (VariantSerializer<Object>) instance.get(null);
  }

  private static Class<?> serializerClass(Class<?> type) throws ClassNotFoundException {
    try {
      return type.getClassLoader()
          .loadClass(type.getName().replace('$', '_') + "VariantSerializer");
    } catch (ClassNotFoundException e) {
      Class<?>[] interfaces = type.getInterfaces();
      Class<?> above = interfaces.length > 0 ? interfaces[0] : type.getSuperclass();
      if (above == null || above == Object.class) {
        throw e;
      }
      return serializerClass(above);
    }
  }

  /** Returns a class path of {@code first}, followed by the class path of this test. */
  static String classPath(Path first) {
    return first + File.pathSeparator + CLASS_PATH;
  }
}
