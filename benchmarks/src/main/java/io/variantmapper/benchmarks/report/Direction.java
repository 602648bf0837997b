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
  Peer dictionary(Peer peer, String workload) {
    return keepsBuffer(peer, workload) ? Peer.DICTIONARY_KEPT : Peer.DICTIONARY;
  }

  /** The mapper's row in Array shape that a peer is compared with. */
  Peer array(Peer peer, String workload) {
    return keepsBuffer(peer, workload) ? Peer.ARRAY_KEPT : Peer.ARRAY;
  }

  private boolean keepsBuffer(Peer peer, String workload) {
    return this == ENCODE && peer.keepsBuffer(workload);
  }
}
