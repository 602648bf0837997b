package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that a failing script never counts as successful. */
abstract class EngineFailures {
  private final GodotVersion version;
  private final String missing;

  @TempDir
  private Path folder;

  /**
   * Creates the tests for an engine.
   *
   * @param missing the engine's message about a {@code missing.gd} that does not exist
   */
  EngineFailures(GodotVersion version, String missing) {
    this.version = version;
    this.missing = missing;
  }

  @Test
  void scriptThatDoesNotParseIsAFailure() {
    assertFails("func work(:\n", "Parse Error");
  }

  @Test
  void scriptThatIsMissingIsAFailure() {
    assertThatThrownBy(() -> GodotProject.exchange(version, folder).run("missing.gd"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining(missing);
  }

  void assertFails(String code, String message) {
    assertThatThrownBy(() -> run(code))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining(message);
  }

  private void run(String code) throws Exception {
    GodotProject project = GodotProject.exchange(version, folder);
    Files.writeString(project.file("script.gd"), "extends \"res://task.gd\"\n\n" + code);
    project.run("script.gd");
  }
}
