package io.variantmapper.runtime.value;

/**
 * Godot's {@code Vector4i}: four integers. Since Godot 4.
 *
 * <p>On the wire: {@code x y z w}, 4 components of 4 bytes in every precision.
 *
 * <pre>{@code
 * Vector4i region = new Vector4i(0, 0, 64, 64);
 * }</pre>
 */
public record Vector4i(int x, int y, int z, int w) {
  /** All components 0. */
  public static final Vector4i ZERO = new Vector4i(0, 0, 0, 0);

  /** Returns a hash code that is rarely the same for two vectors of a grid. */
  @Override
  public int hashCode() {
    return (int) Hashing.mix(Hashing.mix(Hashing.mix(Hashing.mix(0, x), y), z), w);
  }
}
