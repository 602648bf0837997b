package io.variantmapper.runtime.value;

import java.util.Objects;

/**
 * Godot's {@code Basis} ({@code Matrix3} in Godot 2): a 3×3 matrix, held as its three axes, the
 * columns, the way scripts see them.
 *
 * <p>On the wire row by row, so the axes are interleaved: {@code x.x y.x z.x, x.y y.y z.y, x.z y.z
 * z.z}, 4 bytes each, or 8 in double precision (FORMAT.md 5.3).
 *
 * <pre>{@code
 * Basis doubled =
 *     new Basis(new Vector3(2, 0, 0), new Vector3(0, 2, 0), new Vector3(0, 0, 2));
 * }</pre>
 *
 * @param x where the x axis points
 * @param y where the y axis points
 * @param z where the z axis points
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
