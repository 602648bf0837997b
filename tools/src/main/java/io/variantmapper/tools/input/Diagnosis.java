package io.variantmapper.tools.input;

import io.variantmapper.runtime.VariantFormat;

/**
 * The result of reading bytes in one format.
 *
 * <pre>{@code
 * diagnosis.line();   // Godot 3: no: Unknown type id 39 for GODOT_3 at offset 0 ($)
 * }</pre>
 *
 * @param fits whether the bytes are exactly one packet of the format
 * @param reason a description of the value, or the reason why the bytes can't be read
 * @param offset the number of bytes before the error; the number of all bytes if there is none
 */
public record Diagnosis(VariantFormat format, boolean fits, String reason, long offset) {
  /** Returns the result in one line. */
  public String line() {
    return Detection.nameOf(format) + ": " + (fits ? "yes: " : "no: ") + reason;
  }
}
