package io.variantmapper.runtime.mapping;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.types.MathRow;
import io.variantmapper.runtime.wire.Template;
import org.jspecify.annotations.Nullable;

/**
 * A run in the numbering of each generation.
 *
 * <p>A record for the same reason as {@link Template}.
 *
 * @param first the index of the first field
 * @param end the index after the last field
 * @param holes the type of each hole; null for a field without one
 * @param offsets where the holes begin
 * @param isKeyed whether the fields are entries of a Dictionary
 * @param values how many values the whole container holds, keys among them
 * @param following how many values follow the run; a text does not count
 * @param godot2 the bytes in Godot 2; a hole whose type a generation lacks has a nil's header
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
  @SuppressWarnings("unchecked") // The processor knows the type of each field.
  public <T> Hole<T> hole(int field) {
    int index = field - first;
    VariantType type = index >= 0 && index < holes.length ? holes[index] : null;
    if (type == null) {
      throw new IllegalArgumentException("The run of the fields " + first + " to " + (end - 1)
          + " has no hole for the field " + field);
    }
    // Each generation has the types with holes of the generation before it.
    boolean inAll = VariantFormat.GODOT_2.has(type);
    MathRow<?> row = MathRow.isMath(type) ? MathRow.of(type) : null;
    return (Hole<T>) new RunHole<>(offsets[index], length(), inAll, type, row);
  }

  @Override
  public int length() {
    return godot4.bytes().length;
  }

  /** Returns the bytes in a format of this generation. */
  Template of(int generation) {
    return switch (generation) {
      case 2 -> godot2;
      case 3 -> godot3;
      default -> godot4;
    };
  }
}
