package io.variantmapper.it.structure;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** Finds files in the checkout in which the tests run. */
public final class Repository {
  private Repository() {}

  /** Returns the folder of the parent pom. */
  public static Path root() {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.isRegularFile(folder.resolve("mvnw"))) {
      folder = Objects.requireNonNull(folder.getParent(), "no mvnw above");
    }
    return folder;
  }

  /** Returns all Java files below the folders {@code src/main}. */
  static List<Path> mainSources() {
    return sources("/src/main/");
  }

  /**
   * Returns the Java files whose path contains {@code part}, except test resources and files that
   * builds generate.
   */
  static List<Path> sources(String part) {
    return files(".java").stream()
        .filter(file -> relative(file).contains(part))
        .filter(file -> !relative(file).contains("/src/test/resources/"))
        .toList();
  }

  /** Returns the Kotlin files of the consumer builds. */
  static List<Path> kotlinSources() {
    return files(".kt");
  }

  /** Returns all documents. */
  static List<Path> markdown() {
    return files(".md");
  }

  private static List<Path> files(String extension) {
    try (Stream<Path> files = Files.walk(root())) {
      return files
          .filter(file -> file.toString().endsWith(extension))
          .filter(file -> !relative(file).contains("target/"))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the path from the root, with slashes. */
  static String relative(Path file) {
    return root().relativize(file).toString().replace('\\', '/');
  }

  public static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
