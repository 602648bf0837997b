package io.variantmapper.annotations;

/**
 * The Variant type that is written for a field, in place of the default for its Java type.
 *
 * <p>This type does not restrict reading: a field still accepts every Variant type from which its
 * Java type can be read.
 *
 * <pre>{@code
 * @VariantDictionary
 * public record Track(
 *     @VariantField(type = WireType.PACKED_VECTOR3_ARRAY) float[] points,   // x y z x y z …
 *     @VariantField(type = WireType.TYPED_ARRAY) List<Integer> laps,        // Array[int]
 *     @VariantField(type = WireType.TYPED_DICTIONARY) Map<String, Integer> scores,
 *     @VariantField(type = WireType.NODE_PATH) String target) {}
 * }</pre>
 */
public enum WireType {
  /** The default Variant type for the Java type. */
  INFERRED,
  /** An int of 32 bits. Writing refuses a {@code long} that does not fit. */
  INT32,
  /**
   * A float, for a {@code byte}, {@code short} or {@code int}. Reading accepts whole numbers only.
   */
  FLOAT,
  /**
   * A float of 32 bits, for a {@code double}. Writing rounds the {@code double}, and refuses a
   * value that is too large for 32 bits.
   */
  FLOAT32,
  /** A StringName, for text. Since Godot 4. */
  STRING_NAME,
  /**
   * A NodePath, for text such as {@code "/root/Player:position"}. Reading also accepts a String.
   */
  NODE_PATH,
  /** An Array, for a Java array that would otherwise be written as a packed array. */
  ARRAY,
  /**
   * An Array with a declared element type, such as {@code Array[int]}, for collections and Java
   * arrays. Since Godot 4.3. No element may be null.
   */
  TYPED_ARRAY,
  /**
   * A Dictionary with declared key and value types, such as {@code Dictionary[String, int]}. Since
   * Godot 4.4. A key or value may be null only if the declared type is {@code Object} or
   * {@code Variant}.
   */
  TYPED_DICTIONARY,
  /** A PackedByteArray, for a {@code byte[]} or a collection of {@code Byte}. */
  PACKED_BYTE_ARRAY,
  /**
   * A PackedInt32Array, for arrays and collections of integers. Writing refuses a {@code long} that
   * does not fit into 32 bits. As in all packed arrays, no element may be null.
   */
  PACKED_INT32_ARRAY,
  /** A PackedInt64Array, for arrays and collections of integers. */
  PACKED_INT64_ARRAY,
  /**
   * A PackedFloat32Array, for arrays and collections of {@code float} and {@code double}. Writing
   * rounds a {@code double}, and refuses a value that is too large for 32 bits.
   */
  PACKED_FLOAT32_ARRAY,
  /** A PackedFloat64Array, for arrays and collections of {@code float} and {@code double}. */
  PACKED_FLOAT64_ARRAY,
  /** A PackedStringArray, for arrays and collections of {@code String}. */
  PACKED_STRING_ARRAY,
  /**
   * A PackedVector2Array, for arrays and collections of Vector2, or for a float[] or double[] with
   * numbers in the order {@code x y x y}.
   */
  PACKED_VECTOR2_ARRAY,
  /**
   * A PackedVector3Array, for arrays and collections of Vector3, or for a float[] or double[] with
   * numbers in the order {@code x y z x y z}.
   */
  PACKED_VECTOR3_ARRAY,
  /**
   * A PackedVector4Array, for arrays and collections of Vector4, or for a float[] or double[] with
   * numbers in the order {@code x y z w}.
   */
  PACKED_VECTOR4_ARRAY,
  /**
   * A PackedColorArray, for arrays and collections of Color, or for a float[] or double[] with
   * numbers in the order {@code r g b a}.
   */
  PACKED_COLOR_ARRAY
}
