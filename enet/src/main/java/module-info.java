/** ENet, the transport of Godot games, over UDP. */
module io.variantmapper.enet {
  requires transitive io.netty.transport;
  requires io.netty.buffer;
  requires io.netty.common;
  requires io.variantmapper.compression;
  requires static com.github.luben.zstd_jni;
  requires static org.jspecify;

  exports io.variantmapper.enet;
  exports io.variantmapper.enet.netty;
}
