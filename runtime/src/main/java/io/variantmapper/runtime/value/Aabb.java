package io.variantmapper.runtime.value;

import java.util.Objects;

/**
 * Godot's {@code AABB}: an axis-aligned box.
 *
 * <p>On the wire: {@code position.x position.y position.z size.x size.y size.z}, 4 bytes each, or 8
 * in double precision.
 *
 * <pre>{@code
 * Aabb bounds = new Aabb(new Vector3(-1, 0, -1), new Vector3(2, 3, 2));
 * }</pre>
 *
 * @param position the corner with the smallest coordinates, unless a component of {@code size} is
 *     negative
 * @param size the vector from {@code position} to the opposite corner
 */
public record Aabb(Vector3 position, Vector3 size) {
  public Aabb {
    Objects.requireNonNull(position, "position");
    Objects.requireNonNull(size, "size");
  }
}
