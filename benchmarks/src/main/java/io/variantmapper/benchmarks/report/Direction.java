package io.variantmapper.benchmarks.report;

import io.variantmapper.benchmarks.contest.Peer;

/** Which way a codec was measured; the name, in lower case, is the benchmark's method. */
enum Direction {
  ENCODE,
  DECODE;

  String method() {
    return this == ENCODE ? "encode" : "decode";
  }

  /** The mapper's row in Dictionary shape that a peer is compared with. */
  Peer dictionary(Peer peer) {
    return this == ENCODE && peer.keepsBuffer() ? Peer.DICTIONARY_KEPT : Peer.DICTIONARY;
  }

  /** The mapper's row in Array shape that a peer is compared with. */
  Peer array(Peer peer) {
    return this == ENCODE && peer.keepsBuffer() ? Peer.ARRAY_KEPT : Peer.ARRAY;
  }
}
