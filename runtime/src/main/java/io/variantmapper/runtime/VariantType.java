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
  BOOL("bool", 4, 4),
  INT("int", 4, 8),
  /** A 64-bit float; Godot 2 and 3 call it {@code real}. */
  FLOAT("float", 4, 8),
  STRING("String", 4, 4),
  VECTOR2("Vector2", 8, 16),
  VECTOR2I("Vector2i", 8, 8),
  RECT2("Rect2", 16, 32),
  RECT2I("Rect2i", 16, 16),
  VECTOR3("Vector3", 12, 24),
  VECTOR3I("Vector3i", 12, 12),
  /** Godot 2: {@code Matrix32}. */
  TRANSFORM_2D("Transform2D", 24, 48),
  VECTOR4("Vector4", 16, 32),
  VECTOR4I("Vector4i", 16, 16),
  PLANE("Plane", 16, 32),
  /** Godot 2 and 3: {@code Quat}. */
  QUATERNION("Quaternion", 16, 32),
  AABB("AABB", 24, 48),
  /** Godot 2: {@code Matrix3}. */
  BASIS("Basis", 36, 72),
  /** Godot 2 and 3: {@code Transform}. */
  TRANSFORM_3D("Transform3D", 48, 96),
  PROJECTION("Projection", 64, 128),
  COLOR("Color", 16, 16),
  STRING_NAME("StringName", 4, 4),
  NODE_PATH("NodePath"),
  RID("RID"),
  OBJECT("Object"),
  CALLABLE("Callable"),
  SIGNAL("Signal"),
  DICTIONARY("Dictionary"),
  ARRAY("Array"),
  /** Godot 2: {@code RawArray}; Godot 3: {@code PoolByteArray}. */
  PACKED_BYTE_ARRAY("PackedByteArray", INT, 1, 1),
  /** Godot 2: {@code IntArray}; Godot 3: {@code PoolIntArray}. */
  PACKED_INT32_ARRAY("PackedInt32Array", INT, 4, 4),
  PACKED_INT64_ARRAY("PackedInt64Array", INT, 8, 8),
  /** Godot 2: {@code RealArray}; Godot 3: {@code PoolRealArray}. */
  PACKED_FLOAT32_ARRAY("PackedFloat32Array", FLOAT, 4, 4),
  PACKED_FLOAT64_ARRAY("PackedFloat64Array", FLOAT, 8, 8),
  PACKED_STRING_ARRAY("PackedStringArray", STRING),
  PACKED_VECTOR2_ARRAY("PackedVector2Array", VECTOR2),
  PACKED_VECTOR3_ARRAY("PackedVector3Array", VECTOR3),
  PACKED_COLOR_ARRAY("PackedColorArray", COLOR),
  /** Since Godot 4.3. */
  PACKED_VECTOR4_ARRAY("PackedVector4Array", VECTOR4),
  /** Godot 2 only. */
  IMAGE("Image"),
  /** Godot 2 only. */
  INPUT_EVENT("InputEvent");

  private final String godotName;
  private final VariantType element;
  private final int bytes;
  private final int wideBytes;

  /** A type whose values differ in size. */
  VariantType(String godotName) {
    this(godotName, 0, 0);
  }

  VariantType(String godotName, int bytes, int wideBytes) {
    this.godotName = godotName;
    this.element = this;
    this.bytes = bytes;
    this.wideBytes = wideBytes;
  }

  /** A packed array. */
  VariantType(String godotName, VariantType element) {
    this(godotName, element, element.bytes, element.wideBytes);
  }

  /** A packed array whose elements are as wide as told here, not as they are elsewhere. */
  VariantType(String godotName, VariantType element, int bytes, int wideBytes) {
    this.godotName = godotName;
    this.element = element;
    this.bytes = bytes;
    this.wideBytes = wideBytes;
  }

  /** The name as GDScript 4 writes it: {@code "Transform3D"}, {@code "int"}. */
  public String godotName() {
    return godotName;
  }

  /** Whether this is one of the {@code Packed…Array} types. */
  public boolean isPackedArray() {
    return element != this;
  }

  /** The type of a packed array's elements; of any other type, itself. */
  VariantType element() {
    return element;
  }

  /** Whether a String can be read from it. */
  boolean isText() {
    return this == STRING || this == STRING_NAME;
  }

  /**
   * The bytes behind the header of a type of fixed size, or of one element of a packed array
   * (FORMAT.md 5.3). A String has at least its length; 0 for other types.
   *
   * @param wide whether the header's flag says that numbers have 8 bytes
   */
  int bytes(boolean wide) {
    return wide ? wideBytes : bytes;
  }
}
