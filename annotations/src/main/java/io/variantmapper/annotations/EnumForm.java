package io.variantmapper.annotations;

/**
 * The form in which the constants of an enum are written. Reading does not depend on this form; see
 * {@link VariantEnum}.
 *
 * <pre>{@code
 * @VariantEnum(as = EnumForm.ORDINAL)
 * public enum Facing { NORTH, EAST, SOUTH, WEST }   // EAST is 1 in Godot
 * }</pre>
 */
public enum EnumForm {
  /** A String: the name of the constant. */
  NAME,
  /** An int: the position of the constant, counted from 0 as in GDScript's own enums. */
  ORDINAL,
  /**
   * The String or int that the {@link VariantValue} of the constant gives. If the values are
   * Strings, a constant without a {@code VariantValue} is written by name.
   */
  VALUE
}
