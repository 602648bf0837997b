package io.variantmapper.it.pictures;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import java.util.HexFormat;

/** The words of a packet for Godot 4. */
record Words(String hex) {
  /** The size of a word. */
  static final int BYTES = 4;

  private static final int DIGITS = 2 * BYTES;

  static Words of(Variant value) {
    return new Words(HexFormat.of().formatHex(value.encode(VariantFormat.GODOT_4)));
  }

  /** Returns a word as hexadecimal digits. */
  String hex(int word) {
    return hex.substring(word * DIGITS, (word + 1) * DIGITS);
  }
}
