package io.variantmapper.benchmarks.codec;

/** Reports that a codec loses or changes data. Such a codec can't be compared with others. */
public final class DataLossException extends IllegalStateException {
  private static final long serialVersionUID = 1;

  DataLossException(String message) {
    super(message);
  }
}
