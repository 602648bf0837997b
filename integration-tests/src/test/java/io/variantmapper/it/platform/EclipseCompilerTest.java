package io.variantmapper.it.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.jdt.core.compiler.batch.BatchCompiler;
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
    String[] arguments = Stream.of(
            Stream.of("-nowarn"), CompilerOptions.into(out), golden.sources().stream())
        .flatMap(part -> part)
        .toArray(String[]::new);
    StringWriter messages = new StringWriter();
    PrintWriter writer = new PrintWriter(messages);
    boolean compiled = BatchCompiler.compile(arguments, writer, writer, null);
    assertThat(compiled).as(messages.toString()).isTrue();
    assertThat(GoldenCase.sourcesIn(out)).isEqualTo(golden.expected());
  }
}
