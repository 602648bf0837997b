package io.variantmapper.it.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** Compiles all golden cases, each into its own folder, with the javac of the running JDK. */
final class GoldenCompilation {
  private static Map<String, Map<String, String>> generated = Map.of();

  private GoldenCompilation() {}

  public static void main(String[] arguments) throws IOException {
    System.exit(compile(Path.of(arguments[0])) ? 0 : 1);
  }

  /**
   * Returns the sources that this JDK's javac generates for a case, by file name. All cases are
   * compiled at the first call, because all tests need the same sources.
   */
  static synchronized Map<String, String> generated(GoldenCase golden) throws IOException {
    if (generated.isEmpty()) {
      Path folder = Files.createTempDirectory(Path.of("target"), "golden");
      assertThat(compile(folder)).isTrue();
      Map<String, Map<String, String>> all = new HashMap<>();
      for (GoldenCase each : GoldenCase.all()) {
        all.put(each.toString(), GoldenCase.sourcesIn(folder.resolve(each.toString())));
      }
      generated = all;
    }
    return Objects.requireNonNull(generated.get(golden.toString()));
  }

  private static boolean compile(Path folder) throws IOException {
    Writer messages = new OutputStreamWriter(System.out, Charset.defaultCharset());
    boolean clean = true;
    for (GoldenCase golden : GoldenCase.all()) {
      Path out = Files.createDirectories(folder.resolve(golden.toString()));
      clean &= SharedJavac.compile(
          golden, out, messages, "-Xlint:all,-processing,-options,-path", "-Werror");
    }
    return clean;
  }
}
