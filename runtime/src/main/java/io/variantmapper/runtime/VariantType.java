package io.variantmapper.runtime;

/**
 * The types that a Variant can have, in Godot 4's order and by its names: {@code @GlobalScope}'s
 * {@code TYPE_*} constants without the prefix. Two that only Godot 2 has stand at the end.
 *
 * <p>Older generations number them differently and call some by other names; which type has which
 * id is told by a {@link VariantFormat} (FORMAT.md 2).
 *
 * <pre>{@code
 * VariantReader in = new VariantReader(packet, VariantFormat.GODOT_4);
 * String text = in.peekType() == VariantType.STRING ? in.readString() : "not a String";
 * }</pre>
 */
public enum VariantType {
  NIL("nil"),
  BOOL("bool"),
  INT("int"),
  /** A 64-bit float; Godot 2 and 3 call it {@code real}. */
  FLOAT("float"),
  STRING("String"),
  VECTOR2("Vector2"),
  VECTOR2I("Vector2i"),
  RECT2("Rect2"),
  RECT2I("Rect2i"),
  VECTOR3("Vector3"),
  VECTOR3I("Vector3i"),
  /** Godot 2: {@code Matrix32}. */
  TRANSFORM_2D("Transform2D"),
  VECTOR4("Vector4"),
  VECTOR4I("Vector4i"),
  PLANE("Plane"),
  /** Godot 2 and 3: {@code Quat}. */
  QUATERNION("Quaternion"),
  AABB("AABB"),
  /** Godot 2: {@code Matrix3}. */
  BASIS("Basis"),
  /** Godot 2 and 3: {@code Transform}. */
  TRANSFORM_3D("Transform3D"),
  PROJECTION("Projection"),
  COLOR("Color"),
  STRING_NAME("StringName"),
  NODE_PATH("NodePath"),
  RID("RID"),
  OBJECT("Object"),
  CALLABLE("Callable"),
  SIGNAL("Signal"),
  DICTIONARY("Dictionary"),
  ARRAY("Array"),
  /** Godot 2: {@code RawArray}; Godot 3: {@code PoolByteArray}. */
  PACKED_BYTE_ARRAY("PackedByteArray"),
  /** Godot 2: {@code IntArray}; Godot 3: {@code PoolIntArray}. */
  PACKED_INT32_ARRAY("PackedInt32Array"),
  PACKED_INT64_ARRAY("PackedInt64Array"),
  /** Godot 2: {@code RealArray}; Godot 3: {@code PoolRealArray}. */
  PACKED_FLOAT32_ARRAY("PackedFloat32Array"),
  PACKED_FLOAT64_ARRAY("PackedFloat64Array"),
  PACKED_STRING_ARRAY("PackedStringArray"),
  PACKED_VECTOR2_ARRAY("PackedVector2Array"),
  PACKED_VECTOR3_ARRAY("PackedVector3Array"),
  PACKED_COLOR_ARRAY("PackedColorArray"),
  /** Since Godot 4.3. */
  PACKED_VECTOR4_ARRAY("PackedVector4Array"),
  /** Godot 2 only. */
  IMAGE("Image"),
  /** Godot 2 only. */
  INPUT_EVENT("InputEvent");

  private final String godotName;

  VariantType(String godotName) {
    this.godotName = godotName;
  }

  /** The name as GDScript 4 writes it: {@code "Transform3D"}, {@code "int"}. */
  public String godotName() {
    return godotName;
  }

  /** Whether this is one of the {@code Packed…Array} types. */
  public boolean isPackedArray() {
    return compareTo(PACKED_BYTE_ARRAY) >= 0 && compareTo(PACKED_VECTOR4_ARRAY) <= 0;
  }
}
