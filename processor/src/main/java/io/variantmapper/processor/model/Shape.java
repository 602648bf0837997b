package io.variantmapper.processor.model;

/**
 * The form in which a mapped type is written. If the form is a Dictionary or an Array, reading
 * accepts both of these forms.
 */
public enum Shape {
  /** A Dictionary with one entry per property. */
  DICTIONARY(GodotType.DICTIONARY),
  /** An Array with one element per property, in declaration order unless fields have an index. */
  ARRAY(GodotType.ARRAY),
  /**
   * Only the value of the type's single property. Where the mapped type is used, the type of this
   * value is unknown, so it counts as a value of any type.
   */
  VALUE(GodotType.ANY);

  private final GodotType godotType;

  Shape(GodotType godotType) {
    this.godotType = godotType;
  }

  /** Returns the Godot type of this form. */
  public GodotType godotType() {
    return godotType;
  }
}
