package io.variantmapper.runtime.value;

import java.util.Objects;

/**
 * Godot's {@code Rect2}: an axis-aligned rectangle.
 *
 * <p>On the wire: {@code position.x position.y size.x size.y}, 4 bytes each, or 8 in double
 * precision (FORMAT.md 5.3). A negative size is kept as it is.
 *
 * <pre>{@code
 * Rect2 screen = new Rect2(Vector2.ZERO, new Vector2(1920, 1080));
 * }</pre>
 *
 * @param position the corner with the smallest coordinates
 * @param size from there to the opposite corner
 */
public record Rect2(Vector2 position, Vector2 size) {
  public Rect2 {
    Objects.requireNonNull(position, "position");
    Objects.requireNonNull(size, "size");
  }
}
