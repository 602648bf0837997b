package io.variantmapper.it.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.jdt.core.compiler.batch.BatchCompiler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Compiles with Eclipse's compiler, which has its own model of the sources and sorts parts of it.
 */
class EclipseCompilerTest {
  static List<GoldenCase> goldenCases() throws IOException {
    return GoldenCase.all();
  }

  @ParameterizedTest
  @MethodSource("goldenCases")
  void generatedSourcesEqualTheSourcesOfJavac(GoldenCase golden, @TempDir Path out)
      throws IOException {
    assertThat(messages(golden, out)).isEmpty();
    assertThat(GoldenCase.sourcesIn(out)).isEqualTo(GoldenCompilation.generated(golden));
  }

  @Test
  void serializerOfAnEarlierBuildInTheClassPathIsReported(@TempDir Path out) throws IOException {
    GoldenCase golden = GoldenCase.named("array");
    assertThat(messages(golden, out)).isEmpty();
    assertThat(messages(golden, out, out))
        .contains("[VariantNameClash] Tile needs a class named game.TileVariantSerializer, but the"
            + " class path already contains that class, and Eclipse's compiler does not replace"
            + " it. Remove the output folder of an earlier build from the class path, or empty the"
            + " folder.");
  }

  /** Compiles the sources, and returns what the compiler prints. */
  private static String messages(GoldenCase golden, Path out, Path... libraries)
      throws IOException {
    String[] arguments = Stream.of(
            Stream.of("-nowarn"), CompilerOptions.into(out, libraries), golden.sources().stream())
        .flatMap(part -> part)
        .toArray(String[]::new);
    StringWriter messages = new StringWriter();
    PrintWriter writer = new PrintWriter(messages);
    BatchCompiler.compile(arguments, writer, writer, null);
    return messages.toString();
  }
}
