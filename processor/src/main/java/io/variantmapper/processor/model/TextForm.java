package io.variantmapper.processor.model;

/** The Godot type in which a text is written. */
public enum TextForm {
  /** A String. */
  STRING(GodotType.STRING),
  /** A StringName. */
  STRING_NAME(GodotType.STRING_NAME),
  /** A NodePath. */
  NODE_PATH(GodotType.NODE_PATH);

  private final GodotType godotType;

  TextForm(GodotType godotType) {
    this.godotType = godotType;
  }

  /** Returns the type in Godot. */
  public GodotType godotType() {
    return godotType;
  }
}
