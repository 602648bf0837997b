package io.variantmapper.runtime;

/**
 * A run in each numbering of the types.
 *
 * <p>A record for the same reason as {@link Template}.
 *
 * @param first the index of the first field
 * @param end the index behind the last one
 * @param offsets where the values lie
 * @param values how many values the whole container holds, keys among them
 * @param godot2 what Godot 2 writes; a hole whose type a generation lacks has a nil's header
 */
record FieldRunTemplates(
    int first,
    int end,
    int[] offsets,
    int values,
    Template godot2,
    Template godot3,
    Template godot4)
    implements FieldRun {
  @Override
  public int offset(int field) {
    return offsets[field - first];
  }

  @Override
  public int length() {
    return godot4.bytes().length;
  }

  /** The bytes in a format of this {@link VariantFormat#generation}. */
  Template of(int generation) {
    return switch (generation) {
      case 2 -> godot2;
      case 3 -> godot3;
      default -> godot4;
    };
  }
}
