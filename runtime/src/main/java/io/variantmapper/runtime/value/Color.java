package io.variantmapper.runtime.value;

/**
 * Godot's {@code Color}: red, green, blue and opacity.
 *
 * <p>On the wire: {@code r g b a}, 4 bytes each in every precision.
 *
 * <p>Components are not clamped; values over 1 are overbright, as in the engine.
 *
 * <pre>{@code
 * Color red = new Color(1, 0, 0);
 * Color glass = new Color(1, 1, 1, 0.25f);
 * }</pre>
 *
 * @param r red, 0 to 1
 * @param g green, 0 to 1
 * @param b blue, 0 to 1
 * @param a opacity, 0 to 1
 */
public record Color(float r, float g, float b, float a) {
  /** Creates an opaque color. */
  public Color(float r, float g, float b) {
    this(r, g, b, 1);
  }
}
