package io.variantmapper.sample.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class SaveAndLoadTest {
  @TempDir
  private Path folder;

  @ParameterizedTest
  @EnumSource(Generation.class)
  void savedWorldCanBeLoaded(Generation generation) {
    Path file = folder.resolve("world.save");
    assertThat(CommandRun.of("save", file, "--format", generation).exitCode()).isZero();
    CommandRun load = CommandRun.of("load", file, "--format", generation);
    assertThat(load.out()).contains("name: \"Meadow\"").contains("Loaded Meadow at tick 42");
    assertThat(load.exitCode()).isZero();
  }

  @ParameterizedTest
  @EnumSource(Generation.class)
  void saveCanBeReplaced(Generation generation) {
    Path file = folder.resolve("world.save");
    CommandRun first = CommandRun.of("save", file, "--format", generation);
    assertThat(CommandRun.of("save", file, "--format", generation)).isEqualTo(first);
    assertThat(folder.toFile().list()).containsExactly("world.save");
  }
}
