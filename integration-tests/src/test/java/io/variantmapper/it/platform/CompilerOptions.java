package io.variantmapper.it.platform;

import static java.util.stream.Collectors.joining;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The options that all compilers support in the same way. */
final class CompilerOptions {
  private CompilerOptions() {}

  /**
   * Returns options that put all output into one folder, and that find the processors in the jars
   * on this test's class path.
   *
   * @param libraries further folders of the class path
   */
  static Stream<String> into(Path folder, Path... libraries) {
    String path = System.getProperty("java.class.path");
    String classPath = Stream.concat(Stream.of(libraries).map(Path::toString), Stream.of(path))
        .collect(joining(File.pathSeparator));
    List<String> processors = List.of(
        "io.variantmapper.processor.TemplateProcessor",
        "io.variantmapper.processor.VariantProcessor");
    return Stream.of(
        "--release",
        "17",
        "-cp",
        classPath,
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
