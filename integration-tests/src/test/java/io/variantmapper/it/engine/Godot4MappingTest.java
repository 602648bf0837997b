package io.variantmapper.it.engine;

import io.variantmapper.it.mapping.Row;
import java.util.List;

@RequiresGodot(GodotVersion.GODOT_4)
final class Godot4MappingTest extends EngineMapping {
  Godot4MappingTest() {
    super(GodotVersion.GODOT_4);
  }

  /**
   * Returns an empty text if the row has the id of an object, because the engine has no object with
   * this id.
   */
  @Override
  String literal(Row row) {
    return row.literal().contains("instance_from_id") ? "" : expression(row.literal());
  }

  @Override
  List<String> alternatives(Row row) {
    return row.alternatives().stream().map(Godot4MappingTest::expression).toList();
  }

  /**
   * Wraps a literal such as {@code Array[int]([…])} in a call of str_to_var: var_to_str writes such
   * literals, but they are not GDScript expressions. Returns other literals unchanged.
   */
  private static String expression(String literal) {
    return literal.matches("(Array|Dictionary)\\[.*") ? "str_to_var('" + literal + "')" : literal;
  }
}
