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
        "its decompressed length is " + found + " instead of " + length);
  }

  static DamagedBlockException tooLong(int length) {
    return new DamagedBlockException("its decompressed length is more than " + length);
  }

  static DamagedBlockException trailing(int bytes) {
    return new DamagedBlockException("expected no bytes after its end but found " + bytes);
  }
}
