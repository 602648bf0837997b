package io.variantmapper.it.fuzz;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;
import java.util.Arrays;
import java.util.List;

/** The fuzzer's input, which consists of a byte that selects the format, and the packet. */
record FuzzedPacket(VariantFormat format, byte[] bytes) {
  private static final List<VariantFormat> FORMATS = List.of(
      VariantFormat.GODOT_4,
      VariantFormat.GODOT_3,
      VariantFormat.GODOT_2,
      VariantFormat.GODOT_3_0,
      VariantFormat.GODOT_4_0,
      VariantFormat.GODOT_4_3,
      VariantFormat.GODOT_4.withDoublePrecision());

  static FuzzedPacket of(byte[] input) {
    if (input.length == 0) {
      return new FuzzedPacket(VariantFormat.GODOT_4, input);
    }
    VariantFormat format = FORMATS.get((input[0] & 0xFF) % FORMATS.size());
    return new FuzzedPacket(format, Arrays.copyOfRange(input, 1, input.length));
  }

  /**
   * Returns a format that keeps every number. Any reader of Godot 4 accepts doubles, but a
   * single-precision writer narrows them.
   */
  VariantFormat lossless() {
    return format.has(VariantType.STRING_NAME) ? format.withDoublePrecision() : format;
  }
}
