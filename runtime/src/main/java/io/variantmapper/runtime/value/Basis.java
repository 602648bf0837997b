package io.variantmapper.runtime.value;

import java.util.Objects;

/**
 * Godot's {@code Basis} ({@code Matrix3} in Godot 2): a 3×3 matrix. Its three columns are the axes,
 * as in scripts.
 *
 * <p>On the wire: the rows {@code x.x y.x z.x}, {@code x.y y.y z.y}, {@code x.z y.z z.z}, 4 bytes
 * for each component, or 8 in double precision.
 *
 * <pre>{@code
 * Basis doubled =
 *     new Basis(new Vector3(2, 0, 0), new Vector3(0, 2, 0), new Vector3(0, 0, 2));
 * }</pre>
 *
 * @param x the direction and length of the x axis
 * @param y the direction and length of the y axis
 * @param z the direction and length of the z axis
 */
public record Basis(Vector3 x, Vector3 y, Vector3 z) {
  /** No rotation, scale 1. */
  public static final Basis IDENTITY =
      new Basis(new Vector3(1, 0, 0), new Vector3(0, 1, 0), new Vector3(0, 0, 1));

  public Basis {
    Objects.requireNonNull(x, "x");
    Objects.requireNonNull(y, "y");
    Objects.requireNonNull(z, "z");
  }
}
