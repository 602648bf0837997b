/** ENet, the transport of Godot games, over UDP. */
module io.variantmapper.enet {
  requires io.variantmapper.compression;
  requires static com.github.luben.zstd_jni;
  requires static org.jspecify;

  exports io.variantmapper.enet;
}
