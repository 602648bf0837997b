package io.variantmapper.runtime.value;

import java.util.Objects;

/**
 * Godot's {@code Transform2D} ({@code Matrix32} in Godot 2): a 2×3 matrix of two axes and an
 * origin.
 *
 * <p>On the wire: {@code x.x x.y y.x y.y origin.x origin.y}, 4 bytes each, or 8 in double
 * precision.
 *
 * <pre>{@code
 * Transform2D moved =
 *     new Transform2D(new Vector2(1, 0), new Vector2(0, 1), new Vector2(10, 20));
 * }</pre>
 *
 * @param x the direction and length of the x axis
 * @param y the direction and length of the y axis
 * @param origin the translation
 */
public record Transform2D(Vector2 x, Vector2 y, Vector2 origin) {
  /** No translation, no rotation, scale 1. */
  public static final Transform2D IDENTITY =
      new Transform2D(new Vector2(1, 0), new Vector2(0, 1), Vector2.ZERO);

  public Transform2D {
    Objects.requireNonNull(x, "x");
    Objects.requireNonNull(y, "y");
    Objects.requireNonNull(origin, "origin");
  }
}
