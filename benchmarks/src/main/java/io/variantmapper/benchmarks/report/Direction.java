package io.variantmapper.benchmarks.report;

/** Which way a codec was measured; the name, in lower case, is the benchmark's method. */
enum Direction {
  ENCODE,
  DECODE;

  String method() {
    return this == ENCODE ? "encode" : "decode";
  }
}
