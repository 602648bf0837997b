package io.variantmapper.runtime.value;

/**
 * Godot's {@code Vector3}: a point or direction in space; y points up.
 *
 * <p>On the wire: {@code x y z}, 3 components of 4 bytes, or of 8 in double precision.
 *
 * <pre>{@code
 * Vector3 position = new Vector3(1, 0, -3.5);
 * }</pre>
 */
public record Vector3(double x, double y, double z) {
  /** All components 0. */
  public static final Vector3 ZERO = new Vector3(0, 0, 0);

  /** Returns a hash code that is rarely the same for two vectors of a grid. */
  @Override
  public int hashCode() {
    return (int) Hashing.mix(Hashing.mix(Hashing.mix(0, x), y), z);
  }
}
