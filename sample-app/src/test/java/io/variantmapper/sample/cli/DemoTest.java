package io.variantmapper.sample.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class DemoTest {
  private static final Path GOLDENS = Path.of("src/test/resources/demo");

  /** Compares the output with golden files. {@code -Dgolden.update=true} rewrites the files. */
  @ParameterizedTest
  @EnumSource(Generation.class)
  void demoPrintsTheSameOnEveryRun(Generation generation) throws IOException {
    CommandRun run = CommandRun.of("demo", "--format", generation);
    Path golden = GOLDENS.resolve(generation + ".txt");
    if (Boolean.getBoolean("golden.update")) {
      Files.writeString(golden, run.out());
    }
    assertThat(run.out()).isEqualTo(Files.readString(golden));
    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
  }

  @Test
  void demoIsTheDefaultCommand() {
    assertThat(CommandRun.of()).isEqualTo(CommandRun.of("demo", "--format", "GODOT_4"));
  }
}
