package io.variantmapper.runtime.value;

import java.util.Objects;

/**
 * Godot's {@code Projection}: a 4×4 matrix. Since Godot 4.
 *
 * <p>On the wire: the four columns, 16 components of 4 bytes, or of 8 in double precision.
 *
 * <pre>{@code
 * Projection camera = Projection.IDENTITY;
 * }</pre>
 *
 * @param x the first column
 * @param y the second column
 * @param z the third column
 * @param w the fourth column
 */
public record Projection(Vector4 x, Vector4 y, Vector4 z, Vector4 w) {
  /** The identity matrix. */
  public static final Projection IDENTITY = new Projection(
      new Vector4(1, 0, 0, 0),
      new Vector4(0, 1, 0, 0),
      new Vector4(0, 0, 1, 0),
      new Vector4(0, 0, 0, 1));

  public Projection {
    Objects.requireNonNull(x, "x");
    Objects.requireNonNull(y, "y");
    Objects.requireNonNull(z, "z");
    Objects.requireNonNull(w, "w");
  }
}
