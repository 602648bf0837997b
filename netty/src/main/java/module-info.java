/** Channel handlers that send and receive Variant packets with Netty. */
module io.variantmapper.netty {
  requires transitive io.netty.buffer;
  requires transitive io.netty.codec;
  requires transitive io.netty.transport;
  requires transitive io.variantmapper.runtime;
  requires io.netty.common;
  requires static io.netty.codec.http;
  requires static io.variantmapper.enet;
  requires static io.variantmapper.rpc;
  requires static org.jspecify;

  exports io.variantmapper.netty;
  exports io.variantmapper.netty.rpc;
}
