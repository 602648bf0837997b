package io.variantmapper.it.engine;

@RequiresGodot(GodotVersion.GODOT_4)
final class Godot4ProtocolTest extends EngineProtocol {
  Godot4ProtocolTest() {
    super(GodotVersion.GODOT_4);
  }
}
