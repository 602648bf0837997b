package io.variantmapper.it.engine;

/**
 * The client for Godot 4, over WebSocket: the only transport of the server that a browser can use.
 */
@RequiresGodot(GodotVersion.GODOT_4)
final class Godot4WebSocketClientTest extends EngineClients {
  Godot4WebSocketClientTest() {
    super(GodotVersion.GODOT_4, ports -> "ws://127.0.0.1:" + ports.webSocket());
  }
}
