package io.variantmapper.it.engine;

import io.variantmapper.runtime.VariantFormat;
import java.util.regex.Pattern;

@RequiresGodot(GodotVersion.GODOT_3)
final class Godot3TextsTest extends EngineVerdicts {
  private static final Pattern NOTHING = Pattern.compile("(?!)");

  Godot3TextsTest() {
    super(GodotVersion.GODOT_3, NOTHING, project -> TextPackets.of(VariantFormat.GODOT_3));
  }
}
