package io.variantmapper.processor.gdscript;

/** The versions of Godot for which GDScript classes can be generated. */
public enum GodotVersion {
  /** Godot 3.2 and later. */
  GODOT_3("3"),
  /** Godot 4.4 and later. */
  GODOT_4("4");

  private final String number;

  GodotVersion(String number) {
    this.number = number;
  }

  /** Returns the number that build options and folder names use, such as {@code 4}. */
  public String number() {
    return number;
  }
}
