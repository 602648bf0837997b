package io.variantmapper.it.platform;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles the processor's golden sources against the jars. Together, these sources produce every
 * kind of generated code.
 */
final class GoldenConsumer {
  private static final Path GOLDEN = Path.of("../processor/src/test/resources/golden");
  private static final Path TARGET = Path.of("target/golden");

  /**
   * The compiled cases. They are kept because every test uses the same classes, and compiling them
   * takes a long time.
   */
  private static final Map<String, Path> COMPILED = new ConcurrentHashMap<>();

  private GoldenConsumer() {}

  /** Returns the names of all cases. */
  static List<String> names() {
    return files(GOLDEN).stream().map(folder -> folder.getFileName().toString()).toList();
  }

  /** Compiles one case with its generated serializers, and returns the folder of the classes. */
  static Path classes(String name) {
    return COMPILED.computeIfAbsent(name, GoldenConsumer::compile);
  }

  private static Path compile(String name) {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager manager = javac.getStandardFileManager(null, null, null)) {
      Path classes = Files.createTempDirectory(Files.createDirectories(TARGET), name);
      var sources = manager.getJavaFileObjectsFromPaths(sources(name));
      if (!javac.getTask(null, manager, null, options(classes), null, sources).call()) {
        throw new IllegalStateException("golden/" + name + " does not compile");
      }
      return classes;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<String> options(Path classes) {
    return List.of(
        "--release=17",
        "-classpath",
        System.getProperty("java.class.path"),
        "-processor",
        "io.variantmapper.processor.VariantProcessor",
        "-d",
        classes.toString());
  }

  private static List<Path> sources(String name) {
    return files(GOLDEN.resolve(name)).stream().filter(Files::isRegularFile).toList();
  }

  private static List<Path> files(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
