package io.variantmapper.it.platform;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A directory of sources. */
record GoldenCase(Path directory) {
  private static final Path ROOT = Path.of("../processor/src/test/resources/golden");

  static List<GoldenCase> all() throws IOException {
    try (Stream<Path> directories = Files.list(ROOT)) {
      return directories.sorted().map(GoldenCase::new).toList();
    }
  }

  static GoldenCase named(String name) {
    return new GoldenCase(ROOT.resolve(name));
  }

  List<String> sources() throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.filter(Files::isRegularFile).map(Path::toString).sorted().toList();
    }
  }

  /** Returns all sources in a folder, at any depth, by file name. */
  static Map<String, String> sourcesIn(Path folder) throws IOException {
    Map<String, String> sources = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
        sources.put(String.valueOf(file.getFileName()), Files.readString(file));
      }
    }
    return sources;
  }

  @Override
  public String toString() {
    return String.valueOf(directory.getFileName());
  }
}
