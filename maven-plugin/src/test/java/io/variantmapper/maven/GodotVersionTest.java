package io.variantmapper.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GodotVersionTest {
  @TempDir
  private Path project;

  @ParameterizedTest
  @CsvSource({"config_version=4, 3", "config_version=5, 4"})
  void configVersionTellsTheVersion(String line, int version) throws IOException {
    Files.writeString(project.resolve("project.godot"), "; Engine configuration\n\n" + line + "\n");
    assertThat(GodotVersion.of(project).number()).isEqualTo(version);
  }

  @Test
  void olderProjectIsRefused() throws IOException {
    Files.writeString(project.resolve("project.godot"), "config_version=3\n");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GodotVersion.of(project))
        .withMessageContaining("has neither config_version=4 nor config_version=5");
  }

  @Test
  void folderWithoutProjectIsNamed() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GodotVersion.of(project))
        .withMessage(project.resolve("project.godot")
            + " does not exist. Set godotProject to the folder of your Godot project.");
  }
}
