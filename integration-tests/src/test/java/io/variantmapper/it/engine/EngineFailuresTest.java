package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

/**
 * Checks that a failing script never counts as successful. Godot 3 often ends with exit code 0
 * although a script has failed. In a release build, a script continues after an error.
 */
@GodotTest
final class EngineFailuresTest {
  @Parameter
  private GodotEngine engine;

  @TempDir
  private Path folder;

  @Test
  void scriptThatDoesNotParseIsAFailure() {
    assertFails("func work(:\n", "Parse Error");
  }

  @Test
  void scriptThatIsMissingIsAFailure() {
    assertThatThrownBy(() -> GodotProject.exchange(engine, folder).run("missing.gd"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("missing.gd");
  }

  @Test
  void scriptThatStopsWithAnErrorIsAFailure() {
    assertFails("func work(_arguments):\n\treturn [][7]\n", "");
  }

  private void assertFails(String code, String message) {
    assertThatThrownBy(() -> run(code))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining(message);
  }

  private void run(String code) throws Exception {
    GodotProject project = GodotProject.exchange(engine, folder);
    Files.writeString(project.file("script.gd"), "extends \"res://task.gd\"\n\n" + code);
    project.run("script.gd");
  }
}
