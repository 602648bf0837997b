package io.variantmapper.processor.model;

/**
 * What a mapped type is written as. Reading accepts both.
 *
 * <pre>{@code
 * Shape shape = declaration.shape();   // DICTIONARY for @VariantDictionary
 * }</pre>
 */
public enum Shape {
  /** One entry a property, keyed by its name. */
  DICTIONARY(GodotType.DICTIONARY),
  /** One element a property, in declaration order. */
  ARRAY(GodotType.ARRAY);

  private final GodotType godotType;

  Shape(GodotType godotType) {
    this.godotType = godotType;
  }

  /** The type in Godot. */
  public GodotType godotType() {
    return godotType;
  }
}
