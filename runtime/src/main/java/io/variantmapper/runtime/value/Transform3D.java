package io.variantmapper.runtime.value;

import java.util.Objects;

/**
 * Godot's {@code Transform3D} ({@code Transform} in Godot 2 and 3): a basis and an origin.
 *
 * <p>On the wire: the {@link Basis} row by row, then {@code origin.x origin.y origin.z}: 12
 * components of 4 bytes, or of 8 in double precision.
 *
 * <pre>{@code
 * Transform3D lifted = new Transform3D(Basis.IDENTITY, new Vector3(0, 2, 0));
 * }</pre>
 *
 * @param basis rotation and scale
 * @param origin the translation
 */
public record Transform3D(Basis basis, Vector3 origin) {
  /** No translation, no rotation, scale 1. */
  public static final Transform3D IDENTITY = new Transform3D(Basis.IDENTITY, Vector3.ZERO);

  public Transform3D {
    Objects.requireNonNull(basis, "basis");
    Objects.requireNonNull(origin, "origin");
  }
}
