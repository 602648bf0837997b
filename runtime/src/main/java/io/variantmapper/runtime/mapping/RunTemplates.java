package io.variantmapper.runtime.mapping;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.types.MathRow;
import io.variantmapper.runtime.wire.Template;
import org.jspecify.annotations.Nullable;

/**
 * Implements {@link FieldRun} with the bytes for each generation of engines.
 *
 * <p>This is a record, because the virtual machine treats the fields of a constant record as
 * constants.
 *
 * @param first the index of the first field
 * @param end the index after the last field
 * @param holes the type of each field's hole; null for a field without a hole
 * @param offsets the offsets of the holes, in bytes from the start of the run
 * @param isKeyed whether the fields are entries of a Dictionary
 * @param values the number of values in the whole container, including keys
 * @param following the number of values that are read or written after the run; the text of a
 *     String at the end of the run does not count
 * @param godot2 the bytes for Godot 2. If a generation of engines does not have the type of a hole,
 *     its bytes contain the header of a nil before this hole
 */
record RunTemplates(
    int first,
    int end,
    @Nullable VariantType[] holes,
    int[] offsets,
    boolean isKeyed,
    int values,
    int following,
    Template godot2,
    Template godot3,
    Template godot4)
    implements FieldRun {
  @Override
  @SuppressWarnings("unchecked") // Generated code uses the field's type as T.
  public <T> Hole<T> hole(int field) {
    int index = field - first;
    VariantType type = index >= 0 && index < holes.length ? holes[index] : null;
    if (type == null) {
      throw new IllegalArgumentException("The run from field " + first + " (inclusive) to field "
          + end + " (exclusive) has no hole for field " + field);
    }
    // All types that holes can have in Godot 2 also exist in the later generations.
    boolean inAll = VariantFormat.GODOT_2.has(type);
    MathRow<?> row = MathRow.isMath(type) ? MathRow.of(type) : null;
    return (Hole<T>) new RunHole<>(offsets[index], length(), inAll, type, row);
  }

  @Override
  public int length() {
    return godot4.bytes().length;
  }

  Template of(int generation) {
    return switch (generation) {
      case 2 -> godot2;
      case 3 -> godot3;
      default -> godot4;
    };
  }
}
