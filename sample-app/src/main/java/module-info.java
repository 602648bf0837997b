/** A small multiplayer world that communicates with Variant packets. */
module io.variantmapper.sample {
  requires info.picocli;
  requires io.netty.buffer;
  requires io.netty.codec;
  requires io.netty.codec.http;
  requires io.netty.common;
  requires io.netty.handler;
  requires io.netty.transport;
  requires io.variantmapper.enet;
  requires io.variantmapper.netty;
  requires io.variantmapper.rpc;
  requires io.variantmapper.runtime;
  requires jdk.httpserver;
  requires static io.variantmapper.annotations;
  requires static org.jspecify;

  // picocli finds commands and options by reflection. The mapper does not need an open package.
  opens io.variantmapper.sample.cli to
      info.picocli;
}
