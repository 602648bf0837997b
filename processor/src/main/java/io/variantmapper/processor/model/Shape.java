package io.variantmapper.processor.model;

/**
 * The form in which a mapped type is written. If it is a Dictionary or an Array, reading accepts
 * both.
 */
public enum Shape {
  /** A Dictionary with one entry per property. */
  DICTIONARY(GodotType.DICTIONARY),
  /** An Array with one element per property, in declaration order. */
  ARRAY(GodotType.ARRAY),
  /**
   * The value of the only property. It counts as a value of any type, because its type is unknown
   * where the mapped type is used.
   */
  VALUE(GodotType.ANY);

  private final GodotType godotType;

  Shape(GodotType godotType) {
    this.godotType = godotType;
  }

  /** Returns the type in Godot. */
  public GodotType godotType() {
    return godotType;
  }
}
