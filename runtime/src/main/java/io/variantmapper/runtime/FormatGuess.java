package io.variantmapper.runtime;

/** Tells from the bytes of a packet that could not be read which engine may have written it. */
final class FormatGuess {
  private static final VariantFormat[] GENERATIONS = {
    VariantFormat.GODOT_4, VariantFormat.GODOT_3, VariantFormat.GODOT_2
  };

  private FormatGuess() {}

  /**
   * A hint for the message, where the bytes are a whole packet of another generation and none of
   * {@code format}; else empty.
   */
  static String hint(byte[] bytes, int start, int end, VariantFormat format) {
    if (isWhole(bytes, start, end, format)) {
      return "";
    }
    for (VariantFormat other : GENERATIONS) {
      if (isWhole(bytes, start, end, other.withLimits(format.limits()))) {
        return ", in what reads as a whole packet of " + other;
      }
    }
    return "";
  }

  private static boolean isWhole(byte[] bytes, int start, int end, VariantFormat format) {
    return new PacketWalker(bytes, end, format).walk(start, 0) == end;
  }
}
