package io.variantmapper.processor;

import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;

/**
 * A golden case: a directory of sources. Its folder {@code expected} contains sources that should
 * be generated for them. A generated source without anything new has no expected source.
 */
record Golden(Path directory) {
  private static final Path ROOT = Path.of("src/test/resources/golden");

  /**
   * The compiled cases. They are kept because compiling is the slowest step, and all tests of a
   * case use the same result.
   */
  private static final Map<Path, Compiled> COMPILED = new ConcurrentHashMap<>();

  static Stream<Golden> all() throws IOException {
    return files(ROOT).stream().map(Golden::new);
  }

  static Golden named(String name) {
    return new Golden(ROOT.resolve(name));
  }

  Compiled compiled() {
    return COMPILED.computeIfAbsent(
        directory, path -> Compiled.of(sources().toArray(new JavaFileObject[0])));
  }

  List<JavaFileObject> sources() {
    return files(directory).stream()
        .filter(Files::isRegularFile)
        .map(Golden::source)
        .toList();
  }

  /** Returns the expected sources. */
  ExpectedFiles expected() {
    return new ExpectedFiles(directory.resolve("expected"));
  }

  private static List<Path> files(Path directory) {
    try (Stream<Path> files = Files.list(directory)) {
      return files.sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static JavaFileObject source(Path file) {
    try {
      return JavaFileObjects.forResource(file.toUri().toURL());
    } catch (MalformedURLException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String toString() {
    return String.valueOf(directory.getFileName());
  }
}
