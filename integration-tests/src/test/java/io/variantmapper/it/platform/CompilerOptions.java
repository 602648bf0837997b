package io.variantmapper.it.platform;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The options that all compilers support in the same way. */
final class CompilerOptions {
  private CompilerOptions() {}

  /**
   * Returns options that put all output into one folder, and that find the processors in the jars
   * on this test's class path.
   */
  static Stream<String> into(Path folder) {
    String path = System.getProperty("java.class.path");
    List<String> processors = List.of(
        "io.variantmapper.processor.TemplateProcessor",
        "io.variantmapper.processor.VariantProcessor");
    return Stream.of(
        "--release",
        "17",
        "-cp",
        path,
        "-processorpath",
        path,
        "-processor",
        String.join(",", processors),
        "-d",
        folder.toString(),
        "-s",
        folder.toString());
  }
}
