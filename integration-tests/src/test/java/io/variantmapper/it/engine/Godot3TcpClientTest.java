package io.variantmapper.it.engine;

/** The client for Godot 3, over TCP. */
@RequiresGodot(GodotVersion.GODOT_3)
final class Godot3TcpClientTest extends EngineClients {
  Godot3TcpClientTest() {
    super(GodotVersion.GODOT_3, ports -> "tcp://127.0.0.1:" + ports.tcp());
  }
}
