package io.variantmapper.processor.model;

/** The Godot type as which a mapped type is written. Reading accepts both. */
public enum Shape {
  /** A Dictionary with one entry per property. */
  DICTIONARY(GodotType.DICTIONARY),
  /** An Array with one element per property, in declaration order. */
  ARRAY(GodotType.ARRAY);

  private final GodotType godotType;

  Shape(GodotType godotType) {
    this.godotType = godotType;
  }

  /** Returns the type in Godot. */
  public GodotType godotType() {
    return godotType;
  }
}
