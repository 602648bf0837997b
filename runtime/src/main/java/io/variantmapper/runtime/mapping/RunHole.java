package io.variantmapper.runtime.mapping;

import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.types.MathRow;
import org.jspecify.annotations.Nullable;

/**
 * A hole in a run.
 *
 * <p>A record, because the virtual machine trusts the fields of a constant record to be constants.
 *
 * @param offset where the hole begins, in bytes from the start of the run
 * @param runLength how many bytes the run takes
 * @param isInAllGenerations whether no generation of engines lacks the type
 * @param type the type of the value
 * @param row the row of a math type; null for bool, int and float
 */
record RunHole<T>(
    int offset,
    int runLength,
    boolean isInAllGenerations,
    VariantType type,
    @Nullable MathRow<T> row)
    implements Hole<T> {
  /** Returns the row of a math type. */
  MathRow<T> math() {
    if (row == null) {
      throw new IllegalArgumentException("The hole has a value of type " + type.godotName()
          + ": use the method of that type, such as putInt or getInt");
    }
    return row;
  }

  /** Throws unless the value is of {@code expected}. */
  void require(VariantType expected) {
    if (type != expected) {
      throw wrongTypeException(expected);
    }
  }

  /** Not in {@link #require}: the virtual machine inlines that for each of up to 16 fields. */
  private IllegalArgumentException wrongTypeException(VariantType expected) {
    return new IllegalArgumentException(
        "The hole has a value of type " + type.godotName() + ", not " + expected.godotName());
  }
}
