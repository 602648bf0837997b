package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A script that fails never passes for a good one, though Godot often ends with exit code 0. */
@RequiresGodot(GodotVersion.GODOT_3)
final class GodotEngineTest {
  @TempDir
  private Path folder;

  @Test
  void scriptThatDoesNotParseIsAFailure() {
    assertThatThrownBy(() -> run("func _initialize(:\n"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("Parse Error");
  }

  @Test
  void scriptThatStopsWithAnErrorIsAFailure() {
    assertThatThrownBy(() -> run("func work(_arguments):\n\tbytes2var(PoolByteArray([99]))\n"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("bytes2var");
  }

  @Test
  void scriptThatIsMissingIsAFailure() {
    assertThatThrownBy(() -> GodotProject.exchange(GodotVersion.GODOT_3, folder).run("missing.gd"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("Can't load script");
  }

  private void run(String code) throws Exception {
    GodotProject project = GodotProject.exchange(GodotVersion.GODOT_3, folder);
    Files.writeString(project.file("script.gd"), "extends \"res://task.gd\"\n\n" + code);
    project.run("script.gd");
  }
}
