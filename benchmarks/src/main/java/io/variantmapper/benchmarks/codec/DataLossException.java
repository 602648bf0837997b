package io.variantmapper.benchmarks.codec;

/** A codec that loses or changes data, and so can't be compared. */
public final class DataLossException extends IllegalStateException {
  private static final long serialVersionUID = 1;

  DataLossException(String message) {
    super(message);
  }
}
