package io.variantmapper.runtime.value;

/**
 * Godot's {@code Vector3i}: a cell of a grid in space. Since Godot 4.
 *
 * <p>On the wire: {@code x y z}, 3 components of 4 bytes in every precision.
 *
 * <pre>{@code
 * Vector3i voxel = new Vector3i(12, 7, -1);
 * }</pre>
 */
public record Vector3i(int x, int y, int z) {
  /** All components 0. */
  public static final Vector3i ZERO = new Vector3i(0, 0, 0);

  /** Returns a hash code that is rarely the same for two vectors of a grid. */
  @Override
  public int hashCode() {
    return (int) Hashing.mix(Hashing.mix(Hashing.mix(0, x), y), z);
  }
}
