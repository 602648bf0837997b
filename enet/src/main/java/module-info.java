/** ENet, the transport of Godot games, over UDP. */
module io.variantmapper.enet {
  requires static org.jspecify;

  exports io.variantmapper.enet;
}
