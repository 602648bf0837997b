package io.variantmapper.it.engine;

import org.junit.jupiter.api.Test;

/**
 * Checks that failures in Godot 3 are found. Godot 3 often ends with exit code 0 although a script
 * has failed.
 */
@RequiresGodot(GodotVersion.GODOT_3)
final class Godot3EngineTest extends EngineFailures {
  Godot3EngineTest() {
    super(GodotVersion.GODOT_3, "Can't load script");
  }

  @Test
  void scriptThatStopsWithAnErrorIsAFailure() {
    assertFails("func work(_arguments):\n\tbytes2var(PoolByteArray([99]))\n", "bytes2var");
  }
}
