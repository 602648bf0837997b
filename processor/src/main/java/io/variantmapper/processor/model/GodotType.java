package io.variantmapper.processor.model;

import java.util.EnumSet;
import java.util.Set;

/**
 * The types of Godot. Except for {@link #ANY}, the constants have the same names as the constants
 * of the runtime's {@code VariantType}.
 *
 * <pre>{@code
 * GodotType.TRANSFORM_3D.godotName()   // "Transform3D"
 * }</pre>
 */
public enum GodotType {
  /** A value of any type; {@code VariantType} has no such constant. */
  ANY("Variant"),
  NIL("null"),
  BOOL("bool"),
  INT("int"),
  FLOAT("float"),
  STRING("String"),
  VECTOR2("Vector2"),
  VECTOR2I("Vector2i"),
  RECT2("Rect2"),
  RECT2I("Rect2i"),
  VECTOR3("Vector3"),
  VECTOR3I("Vector3i"),
  TRANSFORM_2D("Transform2D"),
  VECTOR4("Vector4"),
  VECTOR4I("Vector4i"),
  PLANE("Plane"),
  QUATERNION("Quaternion"),
  AABB("AABB"),
  BASIS("Basis"),
  TRANSFORM_3D("Transform3D"),
  PROJECTION("Projection"),
  COLOR("Color"),
  STRING_NAME("StringName"),
  NODE_PATH("NodePath"),
  RID("RID"),
  OBJECT("Object"),
  SIGNAL("Signal"),
  DICTIONARY("Dictionary"),
  ARRAY("Array"),
  PACKED_BYTE_ARRAY("PackedByteArray"),
  PACKED_INT32_ARRAY("PackedInt32Array"),
  PACKED_INT64_ARRAY("PackedInt64Array"),
  PACKED_FLOAT32_ARRAY("PackedFloat32Array"),
  PACKED_FLOAT64_ARRAY("PackedFloat64Array"),
  PACKED_STRING_ARRAY("PackedStringArray"),
  PACKED_VECTOR2_ARRAY("PackedVector2Array"),
  PACKED_VECTOR3_ARRAY("PackedVector3Array"),
  PACKED_COLOR_ARRAY("PackedColorArray"),
  PACKED_VECTOR4_ARRAY("PackedVector4Array"),
  IMAGE("Image"),
  INPUT_EVENT("InputEvent");

  /** The types whose values consist of a fixed number of numbers. */
  private static final Set<GodotType> MATH = EnumSet.range(VECTOR2, COLOR);

  private final String godotName;

  GodotType(String godotName) {
    this.godotName = godotName;
  }

  /** Returns the math types, whose values have a fixed size. */
  public static Set<GodotType> math() {
    return EnumSet.copyOf(MATH);
  }

  /** Returns whether this is one of the {@link #math} types. */
  public boolean isMath() {
    return MATH.contains(this);
  }

  /** Returns the name of the type in GDScript. */
  public String godotName() {
    return godotName;
  }
}
