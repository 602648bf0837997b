package io.variantmapper.benchmarks.report;

import io.variantmapper.benchmarks.contest.Peer;

/**
 * The direction in which a codec was measured. The constant's name in lower case is the name of the
 * benchmark's method.
 */
enum Direction {
  ENCODE,
  DECODE;

  String method() {
    return this == ENCODE ? "encode" : "decode";
  }

  /** Returns the mapper's row in Dictionary shape with which {@code peer} is compared. */
  Peer dictionary(Peer peer, String workload) {
    return keepsBuffer(peer, workload) ? Peer.DICTIONARY_KEPT : Peer.DICTIONARY;
  }

  /** Returns the mapper's row in Array shape with which {@code peer} is compared. */
  Peer array(Peer peer, String workload) {
    return keepsBuffer(peer, workload) ? Peer.ARRAY_KEPT : Peer.ARRAY;
  }

  private boolean keepsBuffer(Peer peer, String workload) {
    return this == ENCODE && peer.keepsBuffer(workload);
  }
}
