package io.variantmapper.annotations;

/**
 * What the constants of an enum are written as. Reading accepts all of it, see {@link VariantEnum}.
 *
 * <pre>{@code
 * @VariantEnum(as = EnumForm.ORDINAL)
 * public enum Facing { NORTH, EAST, SOUTH, WEST }   // EAST is 1 in Godot
 * }</pre>
 */
public enum EnumForm {
  /** As a String, the constant's name. */
  NAME,
  /** As an int, the constant's place, counted from 0 as in GDScript's own enums. */
  ORDINAL,
  /** As the String or int of {@link VariantValue}; without a String of its own, as the name. */
  VALUE
}
