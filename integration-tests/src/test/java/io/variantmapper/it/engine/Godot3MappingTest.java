package io.variantmapper.it.engine;

import io.variantmapper.it.mapping.Row;
import java.util.List;

@RequiresGodot(GodotVersion.GODOT_3)
final class Godot3MappingTest extends EngineMapping {
  Godot3MappingTest() {
    super(GodotVersion.GODOT_3);
  }

  @Override
  String literal(Row row) {
    return row.oldLiteral();
  }

  @Override
  List<String> alternatives(Row row) {
    return row.oldAlternatives();
  }
}
