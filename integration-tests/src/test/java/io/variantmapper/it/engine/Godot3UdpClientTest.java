package io.variantmapper.it.engine;

/** The client for Godot 3, over UDP. */
@RequiresGodot(GodotVersion.GODOT_3)
final class Godot3UdpClientTest extends EngineClients {
  Godot3UdpClientTest() {
    super(GodotVersion.GODOT_3, ports -> "udp://127.0.0.1:" + ports.udp());
  }
}
