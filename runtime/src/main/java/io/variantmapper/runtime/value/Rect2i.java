package io.variantmapper.runtime.value;

import java.util.Objects;

/**
 * Godot's {@code Rect2i}: an axis-aligned rectangle of grid cells. Since Godot 4.
 *
 * <p>On the wire: {@code position.x position.y size.x size.y}, 4 bytes each in every precision.
 *
 * <pre>{@code
 * Rect2i room = new Rect2i(new Vector2i(2, 3), new Vector2i(8, 5));
 * }</pre>
 *
 * @param position the corner with the smallest coordinates, unless a component of {@code size} is
 *     negative
 * @param size the vector from {@code position} to the opposite corner
 */
public record Rect2i(Vector2i position, Vector2i size) {
  public Rect2i {
    Objects.requireNonNull(position, "position");
    Objects.requireNonNull(size, "size");
  }
}
