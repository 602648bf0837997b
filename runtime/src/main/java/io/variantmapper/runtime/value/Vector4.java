package io.variantmapper.runtime.value;

/**
 * Godot's {@code Vector4}: four numbers. Since Godot 4.
 *
 * <p>On the wire: {@code x y z w}, 4 components of 4 bytes, or of 8 in double precision.
 *
 * <pre>{@code
 * Vector4 homogeneous = new Vector4(1, 2, 3, 1);
 * }</pre>
 */
public record Vector4(double x, double y, double z, double w) {
  /** All components 0. */
  public static final Vector4 ZERO = new Vector4(0, 0, 0, 0);

  /** Returns a hash code that is rarely the same for two vectors of a grid. */
  @Override
  public int hashCode() {
    return (int) Hashing.mix(Hashing.mix(Hashing.mix(Hashing.mix(0, x), y), z), w);
  }
}
