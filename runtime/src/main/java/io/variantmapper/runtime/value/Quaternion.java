package io.variantmapper.runtime.value;

/**
 * Godot's {@code Quaternion} ({@code Quat} in Godot 2 and 3): a rotation in space.
 *
 * <p>On the wire: {@code x y z w}, 4 bytes each, or 8 in double precision. The quaternion is not
 * normalized.
 *
 * <pre>{@code
 * Quaternion aroundY = new Quaternion(0, Math.sin(angle / 2), 0, Math.cos(angle / 2));
 * }</pre>
 */
public record Quaternion(double x, double y, double z, double w) {
  /** No rotation. */
  public static final Quaternion IDENTITY = new Quaternion(0, 0, 0, 1);
}
