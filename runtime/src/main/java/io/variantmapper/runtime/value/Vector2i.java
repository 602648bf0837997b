package io.variantmapper.runtime.value;

/**
 * Godot's {@code Vector2i}: a cell of a grid. Since Godot 4.
 *
 * <p>On the wire: {@code x y}, 2 components of 4 bytes in every precision.
 *
 * <pre>{@code
 * Vector2i cell = new Vector2i(12, 7);
 * }</pre>
 */
public record Vector2i(int x, int y) {
  /** All components 0. */
  public static final Vector2i ZERO = new Vector2i(0, 0);

  /** Returns a hash code that is rarely the same for two vectors of a grid. */
  @Override
  public int hashCode() {
    return (int) Hashing.mix(Hashing.mix(0, x), y);
  }
}
