package io.variantmapper.compression;

/** Describes the error inside a block of FastLZ. Has no stack trace. */
public final class DamagedFastLzException extends Exception {
  private static final long serialVersionUID = 1;

  DamagedFastLzException(String reason) {
    super(reason, null, false, false);
  }

  static DamagedFastLzException cutOff() {
    return new DamagedFastLzException("it ends too early");
  }

  static DamagedFastLzException tooLong(int room) {
    return new DamagedFastLzException("its decompressed length is more than " + room);
  }
}
