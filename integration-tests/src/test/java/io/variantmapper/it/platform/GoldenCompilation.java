package io.variantmapper.it.platform;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/**
 * Compiles all golden cases, each into its own folder, with the javac of the JDK that runs this
 * program.
 */
final class GoldenCompilation {
  private GoldenCompilation() {}

  public static void main(String[] arguments) throws IOException {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    boolean clean = true;
    for (GoldenCase golden : GoldenCase.all()) {
      Path out = Files.createDirectories(Path.of(arguments[0]).resolve(golden.toString()));
      List<String> options = Stream.of(
              Stream.of("-Xlint:all,-processing,-options,-path", "-Werror"),
              CompilerOptions.into(out),
              golden.sources().stream())
          .flatMap(part -> part)
          .toList();
      clean &= javac.run(null, System.out, System.out, options.toArray(String[]::new)) == 0;
    }
    System.exit(clean ? 0 : 1);
  }
}
