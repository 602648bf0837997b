package io.variantmapper.runtime.value;

import java.util.Objects;

/**
 * Godot's {@code Rect2}: an axis-aligned rectangle.
 *
 * <p>On the wire: {@code position.x position.y size.x size.y}, 4 bytes each, or 8 in double
 * precision.
 *
 * <pre>{@code
 * Rect2 screen = new Rect2(Vector2.ZERO, new Vector2(1920, 1080));
 * }</pre>
 *
 * @param position the corner with the smallest coordinates, unless a component of {@code size} is
 *     negative
 * @param size the vector from {@code position} to the opposite corner; its components may be
 *     negative
 */
public record Rect2(Vector2 position, Vector2 size) {
  public Rect2 {
    Objects.requireNonNull(position, "position");
    Objects.requireNonNull(size, "size");
  }
}
