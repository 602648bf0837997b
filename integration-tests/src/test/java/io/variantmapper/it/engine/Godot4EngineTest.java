package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A task that is not done never passes for one that is. */
@RequiresGodot(GodotVersion.GODOT_4)
final class Godot4EngineTest {
  @TempDir
  private Path folder;

  @Test
  void scriptThatDoesNotParseIsAFailure() {
    assertThatThrownBy(() -> run("func work(:\n"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("Parse Error");
  }

  @Test
  void taskThatIsNotDoneIsAFailure() {
    assertThatThrownBy(() -> run("func work(_arguments):\n\treturn false\n"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("exit code 1");
  }

  @Test
  void scriptThatIsMissingIsAFailure() {
    assertThatThrownBy(() -> GodotProject.exchange(GodotVersion.GODOT_4, folder).run("missing.gd"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("missing.gd");
  }

  private void run(String code) throws Exception {
    GodotProject project = GodotProject.exchange(GodotVersion.GODOT_4, folder);
    Files.writeString(project.file("script.gd"), "extends \"res://task.gd\"\n\n" + code);
    project.run("script.gd");
  }
}
