package io.variantmapper.runtime.value;

/**
 * Godot's {@code Vector2}: a point or direction in the plane; y points down on a screen.
 *
 * <p>On the wire: {@code x y}, 2 components of 4 bytes, or of 8 in double precision.
 *
 * <pre>{@code
 * Vector2 position = new Vector2(16, -2.5);
 * }</pre>
 */
public record Vector2(double x, double y) {
  /** All components 0. */
  public static final Vector2 ZERO = new Vector2(0, 0);

  /** Returns a hash code that is rarely the same for two vectors of a grid. */
  @Override
  public int hashCode() {
    return (int) Hashing.mix(Hashing.mix(0, x), y);
  }
}
