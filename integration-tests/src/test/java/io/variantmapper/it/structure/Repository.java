package io.variantmapper.it.structure;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;

/** Finds files in the checkout in which the tests run. */
public final class Repository {
  private static final Map<Path, String> TEXTS = new ConcurrentHashMap<>();

  /** All files, sorted, except those that builds generate. */
  private static final List<Path> FILES = files();

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
    return FILES.stream().filter(file -> file.toString().endsWith(extension)).toList();
  }

  private static List<Path> files() {
    List<Path> files = new ArrayList<>();
    try {
      Files.walkFileTree(root(), new SimpleFileVisitor<>() {
        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
          return folder.endsWith("target") || folder.endsWith(".git")
              ? FileVisitResult.SKIP_SUBTREE
              : FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
          files.add(file);
          return FileVisitResult.CONTINUE;
        }
      });
      return files.stream().sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the path from the root, with slashes. */
  static String relative(Path file) {
    return root().relativize(file).toString().replace('\\', '/');
  }

  public static String read(Path file) {
    return TEXTS.computeIfAbsent(file, Repository::text);
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
