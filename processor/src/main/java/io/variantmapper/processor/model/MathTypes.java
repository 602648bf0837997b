package io.variantmapper.processor.model;

import java.util.Set;

/**
 * Godot's types that are several numbers, always as many.
 *
 * <pre>{@code
 * MathTypes.NAMES.contains("Vector3")   // true: 12 bytes, or 24
 * }</pre>
 */
public final class MathTypes {
  /** The names of the runtime's records: Godot's own, but for {@code Aabb}, its {@code AABB}. */
  public static final Set<String> NAMES = Set.of(
      "Vector2",
      "Vector2i",
      "Rect2",
      "Rect2i",
      "Vector3",
      "Vector3i",
      "Transform2D",
      "Vector4",
      "Vector4i",
      "Plane",
      "Quaternion",
      "Aabb",
      "Basis",
      "Transform3D",
      "Projection",
      "Color");

  private MathTypes() {}
}
