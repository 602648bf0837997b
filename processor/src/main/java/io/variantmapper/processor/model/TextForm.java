package io.variantmapper.processor.model;

/**
 * What text is written as.
 *
 * <pre>{@code
 * new Mapping.Text(type, TextForm.NODE_PATH)
 * }</pre>
 */
public enum TextForm {
  /** A String. */
  STRING("String"),
  /** A StringName. */
  STRING_NAME("StringName"),
  /** A NodePath. */
  NODE_PATH("NodePath");

  private final String godotName;

  TextForm(String godotName) {
    this.godotName = godotName;
  }

  /** What Godot calls it. */
  public String godotName() {
    return godotName;
  }
}
