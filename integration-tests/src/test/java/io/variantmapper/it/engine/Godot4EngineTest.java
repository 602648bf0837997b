package io.variantmapper.it.engine;

import org.junit.jupiter.api.Test;

/**
 * Checks that failures in the web build of Godot 4 are found. This build is a release build, in
 * which a script continues after an error.
 */
@RequiresGodot(GodotVersion.GODOT_4)
final class Godot4EngineTest extends EngineFailures {
  Godot4EngineTest() {
    super(GodotVersion.GODOT_4, "missing.gd");
  }

  @Test
  void taskThatReturnsFalseIsAFailure() {
    assertFails("func work(_arguments):\n\treturn false\n", "exit code 1");
  }
}
