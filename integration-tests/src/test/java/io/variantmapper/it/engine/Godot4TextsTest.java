package io.variantmapper.it.engine;

import io.variantmapper.runtime.VariantFormat;
import java.util.regex.Pattern;

@RequiresGodot(GodotVersion.GODOT_4)
final class Godot4TextsTest extends EngineVerdicts {
  private static final Pattern NOTHING = Pattern.compile("(?!)");

  Godot4TextsTest() {
    super(GodotVersion.GODOT_4, NOTHING, project -> TextPackets.of(VariantFormat.GODOT_4));
  }
}
