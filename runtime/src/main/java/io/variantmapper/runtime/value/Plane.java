package io.variantmapper.runtime.value;

import java.util.Objects;

/**
 * Godot's {@code Plane}: the points {@code p} with {@code normal · p = d}.
 *
 * <p>On the wire: {@code normal.x normal.y normal.z d}, 4 bytes each, or 8 in double precision.
 *
 * <pre>{@code
 * Plane ground = new Plane(new Vector3(0, 1, 0), 0);
 * }</pre>
 *
 * @param normal the normal, which the constructor does not normalize
 * @param d the distance from the origin along {@code normal}
 */
public record Plane(Vector3 normal, double d) {
  public Plane {
    Objects.requireNonNull(normal, "normal");
  }
}
