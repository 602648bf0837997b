package io.variantmapper.it.engine;

import io.variantmapper.runtime.Variant;
import java.util.List;

@RequiresGodot(GodotVersion.GODOT_3)
final class Godot3KeysTest extends EngineKeys {
  Godot3KeysTest() {
    super(GodotVersion.GODOT_3, Variant.of(List.of(Double.NaN)));
  }
}
