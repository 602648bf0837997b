package io.variantmapper.annotations;

/**
 * A Variant type that a field is written as instead of the one that its Java type suggests.
 *
 * <p>Reading is not narrowed by it: what the Java type can hold is read from any type that fits.
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
  /** The type that belongs to the Java type. */
  INFERRED,
  /** An int; writing refuses a {@code long} beyond 32 bits. */
  INT32,
  /** A float, for a {@code byte}, {@code short} or {@code int}; reading takes whole numbers. */
  FLOAT,
  /** A float of 32 bits, for a {@code double}; writing rounds it, and refuses one too large. */
  FLOAT32,
  /** A StringName, for text; since Godot 4. */
  STRING_NAME,
  /** A NodePath, for text such as {@code "/root/Player:position"}; read from a String, too. */
  NODE_PATH,
  /** An Array, for a Java array that would be a packed one. */
  ARRAY,
  /**
   * An Array that says what its elements are, such as {@code Array[int]}, for collections and Java
   * arrays; since Godot 4.3. No element may be null.
   */
  TYPED_ARRAY,
  /**
   * A Dictionary that says what its keys and values are, such as {@code Dictionary[String, int]};
   * since Godot 4.4. No key or value may be null, but where it is an {@code Object} or a {@code
   * Variant}.
   */
  TYPED_DICTIONARY,
  /** For a {@code byte[]}, or a collection of {@code Byte}. */
  PACKED_BYTE_ARRAY,
  /**
   * For arrays and collections of integers; writing refuses a {@code long} beyond 32 bits. Here and
   * below, no element may be null.
   */
  PACKED_INT32_ARRAY,
  /** For arrays and collections of integers. */
  PACKED_INT64_ARRAY,
  /**
   * For arrays and collections of {@code float}, and of {@code double}; writing rounds those, and
   * refuses one too large.
   */
  PACKED_FLOAT32_ARRAY,
  /** For arrays and collections of {@code float} and {@code double}. */
  PACKED_FLOAT64_ARRAY,
  /** For arrays and collections of {@code String}. */
  PACKED_STRING_ARRAY,
  /** For arrays and collections of Vector2, or {@code x y x y} in a float[] or double[]. */
  PACKED_VECTOR2_ARRAY,
  /** For arrays and collections of Vector3, or {@code x y z x y z} in a float[] or double[]. */
  PACKED_VECTOR3_ARRAY,
  /** For arrays and collections of Vector4, or its components in a float[] or double[]. */
  PACKED_VECTOR4_ARRAY,
  /** For arrays and collections of Color, or {@code r g b a} in a float[] or double[]. */
  PACKED_COLOR_ARRAY
}
