package io.variantmapper.runtime.mapping;

import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.types.MathRow;
import io.variantmapper.runtime.types.PacketState;
import io.variantmapper.runtime.types.Runs;
import org.jspecify.annotations.Nullable;

/**
 * Implements {@link Hole}.
 *
 * <p>This is a record, because the virtual machine treats the fields of a constant record as
 * constants.
 *
 * @param offset the offset of the hole, in bytes from the start of the run
 * @param runLength the size of the run in bytes
 * @param isInAllGenerations whether all generations of engines have the type of the value
 * @param type the type of the value
 * @param row the description of a math type; null for bool, int and float
 */
record RunHole<T>(
    int offset,
    int runLength,
    boolean isInAllGenerations,
    VariantType type,
    @Nullable MathRow<T> row)
    implements Hole<T> {
  /** Returns the description of the math type; throws for bool, int and float. */
  MathRow<T> math() {
    if (row == null) {
      throw new IllegalArgumentException("The hole has a value of type " + type.godotName()
          + ": use the methods for that type, such as putInt and getInt for int");
    }
    return row;
  }

  /**
   * Returns the index of the hole in the bytes of {@code packet}; throws if the hole is not for a
   * value of the type {@code expected}.
   */
  int indexIn(PacketState packet, VariantType expected) {
    if (type != expected) {
      throw wrongTypeException(expected);
    }
    return Runs.holeAt(packet, offset, runLength);
  }

  /** Returns the index of the hole in the bytes of {@code packet}. */
  int indexIn(PacketState packet) {
    return Runs.holeAt(packet, offset, runLength);
  }

  /**
   * Creates the exception. This code is kept out of {@link #indexIn}, because the virtual machine
   * inlines that method for each of up to 16 fields.
   */
  private IllegalArgumentException wrongTypeException(VariantType expected) {
    return new IllegalArgumentException(
        "The hole has a value of type " + type.godotName() + ", not " + expected.godotName());
  }
}
