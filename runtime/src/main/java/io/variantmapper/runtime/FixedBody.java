package io.variantmapper.runtime;

import io.variantmapper.runtime.wire.LittleEndian;

/** How long the bodies of the fixed-size types are (FORMAT.md 5.3). */
final class FixedBody {
  private FixedBody() {}

  /** The number of components of a math type, or of one element of a packed array of them. */
  private static int components(VariantType type) {
    return switch (type) {
      case VECTOR2, VECTOR2I, PACKED_VECTOR2_ARRAY -> 2;
      case VECTOR3, VECTOR3I, PACKED_VECTOR3_ARRAY -> 3;
      case RECT2, RECT2I, VECTOR4, VECTOR4I, PLANE, QUATERNION, COLOR -> 4;
      case PACKED_VECTOR4_ARRAY, PACKED_COLOR_ARRAY -> 4;
      case TRANSFORM_2D, AABB -> 6;
      case BASIS -> 9;
      case TRANSFORM_3D -> 12;
      case PROJECTION -> 16;
      default -> throw new IllegalArgumentException(type + " is no math type");
    };
  }

  /** Whether the components are {@code real_t}: 8 bytes where the header's flag says so. */
  private static boolean isReal(VariantType type) {
    return switch (type) {
      case VECTOR2, RECT2, VECTOR3, TRANSFORM_2D, VECTOR4, PLANE, QUATERNION -> true;
      case AABB, BASIS, TRANSFORM_3D, PROJECTION -> true;
      case PACKED_VECTOR2_ARRAY, PACKED_VECTOR3_ARRAY, PACKED_VECTOR4_ARRAY -> true;
      default -> false;
    };
  }

  /**
   * The bytes behind the header of a math type, of a bool, or of an int or float in its narrow form;
   * or those of one element of a packed array; a string
   * has at least its length.
   */
  static int length(VariantType type, boolean wide) {
    return switch (type) {
      case PACKED_BYTE_ARRAY -> 1;
      case BOOL, INT, FLOAT -> LittleEndian.WORD;
      case PACKED_INT32_ARRAY, PACKED_FLOAT32_ARRAY, PACKED_STRING_ARRAY -> LittleEndian.WORD;
      case PACKED_INT64_ARRAY, PACKED_FLOAT64_ARRAY -> LittleEndian.LONG;
      default -> components(type) * (wide && isReal(type) ? LittleEndian.LONG : LittleEndian.WORD);
    };
  }
}
