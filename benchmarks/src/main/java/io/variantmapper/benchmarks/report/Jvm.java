package io.variantmapper.benchmarks.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A virtual machine on which figures are measured.
 *
 * @param executable the path of its {@code java}
 * @param name such as {@code JDK 25}
 * @param description its version and vendor
 */
record Jvm(Path executable, String name, String description) {
  private static final String EQUALS = " = ";

  /** Returns the {@code java} executable of the virtual machine that runs this code. */
  static Path ours() {
    return Path.of(System.getProperty("java.home"), "bin", "java");
  }

  /**
   * Runs {@code executable} to read its version and vendor.
   *
   * @throws IllegalArgumentException if {@code executable} is not the {@code java} of a JDK
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
          "Expected the java of a JDK after --jvm but " + executable + " prints no version");
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
