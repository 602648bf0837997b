package io.variantmapper.benchmarks.rpc;

/** The transport of the calls. */
enum Transport {
  WEB_SOCKET,
  ENET
}
