package io.variantmapper.runtime;

import static io.variantmapper.runtime.wire.Layout.NO_ID;

import io.variantmapper.runtime.value.Aabb;
import io.variantmapper.runtime.value.Basis;
import io.variantmapper.runtime.value.Color;
import io.variantmapper.runtime.value.Image;
import io.variantmapper.runtime.value.InputEvent;
import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.ObjectId;
import io.variantmapper.runtime.value.Plane;
import io.variantmapper.runtime.value.Projection;
import io.variantmapper.runtime.value.Quaternion;
import io.variantmapper.runtime.value.Rect2;
import io.variantmapper.runtime.value.Rect2i;
import io.variantmapper.runtime.value.Rid;
import io.variantmapper.runtime.value.Signal;
import io.variantmapper.runtime.value.StringName;
import io.variantmapper.runtime.value.Transform2D;
import io.variantmapper.runtime.value.Transform3D;
import io.variantmapper.runtime.value.Vector2;
import io.variantmapper.runtime.value.Vector2i;
import io.variantmapper.runtime.value.Vector3;
import io.variantmapper.runtime.value.Vector3i;
import io.variantmapper.runtime.value.Vector4;
import io.variantmapper.runtime.value.Vector4i;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The types that a Variant can have, in the order of Godot 4, followed by the two types that only
 * Godot 2 has. The constants are named after Godot's {@code TYPE_*} constants in
 * {@code @GlobalScope}, without the prefix: {@code TYPE_RECT2I} is {@link #RECT2I}, and
 * {@code TYPE_TRANSFORM2D} is {@link #TRANSFORM_2D}.
 *
 * <p>Each generation of engines numbers the types differently; a {@link VariantFormat} maps a type
 * to its id. Older generations call some types by other names.
 *
 * <pre>{@code
 * VariantReader in = new VariantReader(packet, VariantFormat.GODOT_4);
 * String text = in.peekType() == VariantType.STRING ? in.readString() : "not a String";
 * }</pre>
 *
 * @see <a href="https://docs.godotengine.org/en/stable/tutorials/io/binary_serialization_api.html">
 *     Godot's binary serialization API</a>
 */
public enum VariantType {
  // Columns: the name; the Java class; the four ids in Godot 2, in Godot 3, in Godot 4.0 to 4.2,
  // and in Godot 4.3 and later. The last column of a packed array is the type of its elements. The
  // last column of a math type is the type of its components, then their names as packets order
  // them. "real_t" is Godot's name for a float that double precision turns into a double.
  NIL("nil", Void.class, 0, 0, 0, 0),
  BOOL("bool", Boolean.class, 1, 1, 1, 1),
  INT("int", Long.class, 2, 2, 2, 2),
  /** A float, which is a {@code double} in Java. Godot 2 and 3: {@code real}. */
  FLOAT("float", Double.class, 3, 3, 3, 3),
  STRING("String", String.class, 4, 4, 4, 4),
  VECTOR2("Vector2", Vector2.class, 5, 5, 5, 5, "real_t x y"),
  VECTOR2I("Vector2i", Vector2i.class, NO_ID, NO_ID, 6, 6, "int x y"),
  RECT2("Rect2", Rect2.class, 6, 6, 7, 7, "real_t position.x position.y size.x size.y"),
  RECT2I("Rect2i", Rect2i.class, NO_ID, NO_ID, 8, 8, "int position.x position.y size.x size.y"),
  VECTOR3("Vector3", Vector3.class, 7, 7, 9, 9, "real_t x y z"),
  VECTOR3I("Vector3i", Vector3i.class, NO_ID, NO_ID, 10, 10, "int x y z"),
  /** Godot 2: {@code Matrix32}. */
  TRANSFORM_2D(
      "Transform2D", Transform2D.class, 8, 8, 11, 11, "real_t x.x x.y y.x y.y origin.x origin.y"),
  VECTOR4("Vector4", Vector4.class, NO_ID, NO_ID, 12, 12, "real_t x y z w"),
  VECTOR4I("Vector4i", Vector4i.class, NO_ID, NO_ID, 13, 13, "int x y z w"),
  PLANE("Plane", Plane.class, 9, 9, 14, 14, "real_t normal.x normal.y normal.z d"),
  /** Godot 2 and 3: {@code Quat}. */
  QUATERNION("Quaternion", Quaternion.class, 10, 10, 15, 15, "real_t x y z w"),
  AABB(
      "AABB",
      Aabb.class,
      11,
      11,
      16,
      16,
      "real_t position.x position.y position.z size.x size.y size.z"),
  /** Godot 2: {@code Matrix3}. */
  BASIS("Basis", Basis.class, 12, 12, 17, 17, "real_t x.x y.x z.x x.y y.y z.y x.z y.z z.z"),
  /** Godot 2 and 3: {@code Transform}. */
  TRANSFORM_3D(
      "Transform3D",
      Transform3D.class,
      13,
      13,
      18,
      18,
      "real_t x.x y.x z.x x.y y.y z.y x.z y.z z.z origin.x origin.y origin.z"),
  PROJECTION(
      "Projection",
      Projection.class,
      NO_ID,
      NO_ID,
      19,
      19,
      "real_t x.x x.y x.z x.w y.x y.y y.z y.w z.x z.y z.z z.w w.x w.y w.z w.w"),
  COLOR("Color", Color.class, 14, 14, 20, 20, "float r g b a"),
  STRING_NAME("StringName", StringName.class, NO_ID, NO_ID, 21, 21),
  NODE_PATH("NodePath", NodePath.class, 16, 15, 22, 22),
  RID("RID", Rid.class, 17, 16, 23, 23),
  OBJECT("Object", ObjectId.class, 18, 17, 24, 24),
  CALLABLE("Callable", VariantType.class, NO_ID, NO_ID, 25, 25),
  SIGNAL("Signal", Signal.class, NO_ID, NO_ID, 26, 26),
  DICTIONARY("Dictionary", Void.class, 20, 18, 27, 27),
  ARRAY("Array", Void.class, 21, 19, 28, 28),
  /** Godot 2: {@code RawArray}; Godot 3: {@code PoolByteArray}. */
  PACKED_BYTE_ARRAY("PackedByteArray", byte[].class, 22, 20, 29, 29, INT),
  /** Godot 2: {@code IntArray}; Godot 3: {@code PoolIntArray}. */
  PACKED_INT32_ARRAY("PackedInt32Array", int[].class, 23, 21, 30, 30, INT),
  PACKED_INT64_ARRAY("PackedInt64Array", long[].class, NO_ID, NO_ID, 31, 31, INT),
  /** Godot 2: {@code RealArray}; Godot 3: {@code PoolRealArray}. */
  PACKED_FLOAT32_ARRAY("PackedFloat32Array", float[].class, 24, 22, 32, 32, FLOAT),
  PACKED_FLOAT64_ARRAY("PackedFloat64Array", double[].class, NO_ID, NO_ID, 33, 33, FLOAT),
  PACKED_STRING_ARRAY("PackedStringArray", String[].class, 25, 23, 34, 34, STRING),
  PACKED_VECTOR2_ARRAY("PackedVector2Array", Vector2[].class, 26, 24, 35, 35, VECTOR2),
  PACKED_VECTOR3_ARRAY("PackedVector3Array", Vector3[].class, 27, 25, 36, 36, VECTOR3),
  PACKED_COLOR_ARRAY("PackedColorArray", Color[].class, 28, 26, 37, 37, COLOR),
  /** Since Godot 4.3. */
  PACKED_VECTOR4_ARRAY("PackedVector4Array", Vector4[].class, NO_ID, NO_ID, NO_ID, 38, VECTOR4),
  /** Godot 2 only. */
  IMAGE("Image", Image.class, 15, NO_ID, NO_ID, NO_ID),
  /** Godot 2 only. */
  INPUT_EVENT("InputEvent", InputEvent.class, 19, NO_ID, NO_ID, NO_ID);

  private final String godotName;

  private final Class<?> javaClass;

  @SuppressWarnings("ImmutableEnumChecker") // Never changed.
  private final int[] ids;

  private final VariantType element;

  private final boolean hasRealComponents;

  private final boolean hasIntComponents;

  @SuppressWarnings("ImmutableEnumChecker") // The list is unmodifiable.
  private final List<String> components;

  /** Declares a type that is neither a packed array nor a math type. */
  VariantType(
      String godotName, Class<?> javaClass, int godot2, int godot3, int godot40, int godot43) {
    this(godotName, javaClass, godot2, godot3, godot40, godot43, null, "");
  }

  /** Declares a packed array. */
  VariantType(
      String godotName,
      Class<?> javaClass,
      int godot2,
      int godot3,
      int godot40,
      int godot43,
      VariantType element) {
    this(godotName, javaClass, godot2, godot3, godot40, godot43, element, "");
  }

  /** Declares a math type. */
  VariantType(
      String godotName,
      Class<?> javaClass,
      int godot2,
      int godot3,
      int godot40,
      int godot43,
      String components) {
    this(godotName, javaClass, godot2, godot3, godot40, godot43, null, components);
  }

  VariantType(
      String godotName,
      Class<?> javaClass,
      int godot2,
      int godot3,
      int godot40,
      int godot43,
      @Nullable VariantType element,
      String components) {
    this.godotName = godotName;
    this.javaClass = javaClass;
    ids = new int[] {godot2, godot3, godot40, godot43};
    this.element = element == null ? this : element;
    hasRealComponents = components.startsWith("real_t");
    hasIntComponents = components.startsWith("int");
    List<String> words = List.of(components.split(" "));
    this.components = words.subList(1, words.size());
  }

  /** Returns the name in GDScript 4, such as {@code "Transform3D"} or {@code "int"}. */
  public String godotName() {
    return godotName;
  }

  /**
   * Returns the Java class of the type's values, such as {@code Vector3} or {@code byte[]}. The
   * class is {@code Long} for int, {@code Double} for float, and {@code Void} for nil, Array and
   * Dictionary. A Callable has no content, so {@link #CALLABLE} represents its value, and the class
   * is {@code VariantType}.
   */
  public Class<?> javaClass() {
    return javaClass;
  }

  /** Returns whether this is one of the {@code Packed…Array} types. */
  public boolean isPackedArray() {
    return element != this;
  }

  /** Returns the type of a packed array's elements, or this type if it is not a packed array. */
  public VariantType element() {
    return element;
  }

  /**
   * Returns the names of the numbers in a value, in the order in which packets contain them, such
   * as {@code [position.x, position.y, size.x, size.y]}. Empty unless this is a vector, a matrix,
   * another math type, or Color. A Basis is written row by row: {@code [x.x, y.x, z.x, …]}.
   */
  public List<String> components() {
    return components;
  }

  /** Returns whether the {@link #components} are ints of 32 bits. */
  public boolean hasIntComponents() {
    return hasIntComponents;
  }

  /**
   * Returns whether the {@link #components} are floats of 32 bits that {@linkplain
   * VariantFormat#withDoublePrecision double precision} turns into floats of 64 bits. Godot calls
   * them {@code real_t}. The components of a Color are always floats of 32 bits.
   */
  public boolean hasRealComponents() {
    return hasRealComponents;
  }

  /** Returns whether this is String or StringName. */
  public boolean isText() {
    return this == STRING || this == STRING_NAME;
  }

  /**
   * Returns the id in a column of the table above. Column 0 is for Godot 2, 1 for Godot 3, 2 for
   * Godot 4.0 to 4.2, and 3 for Godot 4.3 and later.
   */
  int id(int column) {
    return ids[column];
  }
}
