package io.variantmapper.sample.cluster;

/** Reports that a command could not do its work. The user sees only the one-line message. */
final class ClusterFailure extends Exception {
  private static final long serialVersionUID = 1;

  private final String line;

  ClusterFailure(String line) {
    super(line);
    this.line = line;
  }

  String line() {
    return line;
  }
}
