package io.variantmapper.benchmarks.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A virtual machine that figures are measured on.
 *
 * @param executable its {@code java}
 * @param name {@code JDK 25}
 * @param description its version and vendor
 */
record Jvm(Path executable, String name, String description) {
  private static final String EQUALS = " = ";

  /** The one that runs this. */
  static Path ours() {
    return Path.of(System.getProperty("java.home"), "bin", "java");
  }

  /**
   * Asks {@code executable} what it is.
   *
   * @throws IllegalArgumentException if it is not the {@code java} of a JDK
   */
  static Jvm of(Path executable) throws IOException, InterruptedException {
    if (!Files.isExecutable(executable)) {
      throw new IllegalArgumentException(
          "Expected the java of a JDK after --jvm but found " + executable);
    }
    Map<String, String> properties = properties(settings(executable));
    String version = properties.get("java.specification.version");
    if (version == null) {
      throw new IllegalArgumentException(
          "Expected the java of a JDK after --jvm but " + executable + " names no version");
    }
    String description = "%s %s (%s)"
        .formatted(
            properties.get("java.vm.name"),
            properties.get("java.vm.version"),
            properties.get("java.vendor"));
    return new Jvm(executable, "JDK " + version, description);
  }

  private static String settings(Path executable) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(
            executable.toString(), "-XshowSettings:properties", "-version")
        .redirectErrorStream(true)
        .start();
    try (var printed = process.getInputStream()) {
      return new String(printed.readAllBytes(), StandardCharsets.UTF_8);
    } finally {
      process.waitFor();
    }
  }

  private static Map<String, String> properties(String settings) {
    return settings
        .lines()
        .map(String::strip)
        .filter(line -> line.contains(EQUALS))
        .collect(Collectors.toMap(
            line -> line.substring(0, line.indexOf(EQUALS)),
            line -> line.substring(line.indexOf(EQUALS) + EQUALS.length()),
            (first, second) -> first));
  }
}
