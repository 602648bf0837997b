package io.variantmapper.benchmarks.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CompileTaskTest {
  private static final int TYPES = 4;

  @TempDir
  Path folder = Path.of("");

  @Test
  void javacAloneGeneratesNothing() throws IOException {
    assertThat(generated(Generator.NONE)).isZero();
  }

  @Test
  void mapperGeneratesASerializerForEachType() throws IOException {
    assertThat(generated(Generator.MAPPER)).isEqualTo(TYPES);
  }

  @Test
  void avajeGeneratesAnAdapterForEachTypeAndOneFurtherComponent() throws IOException {
    assertThat(generated(Generator.AVAJE_JSONB)).isEqualTo(TYPES + 1);
  }

  private long generated(Generator generator) throws IOException {
    new CompileTask(generator, TYPES).run(folder);
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".java")).count();
    }
  }
}
