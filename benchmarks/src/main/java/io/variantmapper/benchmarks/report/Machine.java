package io.variantmapper.benchmarks.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Describes the machine on which figures are measured, without its Java. */
final class Machine {
  private static final Path CPUS = Path.of("/proc/cpuinfo");
  private static final String MODEL = "model name";

  private Machine() {}

  static String describe() {
    return "%s %s, %d cores of %s"
        .formatted(
            System.getProperty("os.name"),
            System.getProperty("os.arch"),
            Runtime.getRuntime().availableProcessors(),
            processor());
  }

  /** Returns the model of the processor on Linux, and "an unknown model" on other systems. */
  private static String processor() {
    if (!Files.isReadable(CPUS)) {
      return "an unknown model";
    }
    try (Stream<String> lines = Files.lines(CPUS)) {
      return lines
          .filter(line -> line.startsWith(MODEL))
          .map(line -> line.substring(line.indexOf(':') + 1).strip())
          .findFirst()
          .orElse("an unknown model");
    } catch (IOException e) {
      return "an unknown model";
    }
  }
}
