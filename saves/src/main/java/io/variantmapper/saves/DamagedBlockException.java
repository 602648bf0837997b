package io.variantmapper.saves;

/** Describes the error inside a compressed block. This exception never leaves the package. */
final class DamagedBlockException extends Exception {
  private static final long serialVersionUID = 1;

  DamagedBlockException(String reason) {
    super(reason, null, false, false);
  }

  static DamagedBlockException cutOff() {
    return new DamagedBlockException("it ends too early");
  }

  static DamagedBlockException tooShort(int length, int found) {
    return new DamagedBlockException(
        "expected " + length + " decompressed bytes but found " + found);
  }

  static DamagedBlockException tooLong(int length) {
    return new DamagedBlockException("expected " + length + " decompressed bytes but found more");
  }

  static DamagedBlockException trailing(int bytes) {
    return new DamagedBlockException("it has " + bytes + " bytes after its end");
  }
}
