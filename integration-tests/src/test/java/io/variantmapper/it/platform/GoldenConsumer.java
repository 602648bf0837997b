package io.variantmapper.it.platform;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Compiles the processor's golden sources against the jars. Together, these sources produce every
 * kind of generated code.
 */
final class GoldenConsumer {
  private static final Path TARGET = Path.of("target/golden");

  /**
   * The compiled cases. They are kept because every test uses the same classes, and compiling them
   * takes a long time.
   */
  private static final Map<GoldenCase, Path> COMPILED = new ConcurrentHashMap<>();

  private GoldenConsumer() {}

  /** Compiles one case with its generated serializers, and returns the folder of the classes. */
  static Path classes(GoldenCase golden) {
    return COMPILED.computeIfAbsent(golden, GoldenConsumer::compile);
  }

  private static Path compile(GoldenCase golden) {
    try {
      Path classes = Files.createTempDirectory(Files.createDirectories(TARGET), "" + golden);
      if (!SharedJavac.compile(golden, classes, null)) {
        throw new IllegalStateException("golden/" + golden + " does not compile");
      }
      return classes;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
