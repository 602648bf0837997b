package io.variantmapper.text.godot;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The names of types in texts. The engines also read names of earlier versions, and Godot 3.6 reads
 * the names that Godot 4 gives to packed arrays.
 */
final class TypeNames {
  private static final TypeNames GODOT_3 = new TypeNames(false);
  private static final TypeNames GODOT_4 = new TypeNames(true);

  private final Map<VariantType, String> written = new EnumMap<>(VariantType.class);
  private final Map<String, VariantType> read = new HashMap<>();

  private TypeNames(boolean isGodot4) {
    VariantFormat format = isGodot4 ? VariantFormat.GODOT_4 : VariantFormat.GODOT_3;
    for (VariantType type : format.types()) {
      boolean isPacked = type.name().startsWith("PACKED_");
      if (!type.components().isEmpty() || isPacked) {
        add(type, type.godotName());
      }
      if (isPacked && !isGodot4) {
        add(type, pool(type));
      }
    }
    if (!isGodot4) {
      add(VariantType.QUATERNION, "Quat");
      add(VariantType.TRANSFORM_3D, "Transform");
      read.remove("Quaternion");
      read.remove("Transform3D");
    }
    read.put("Quat", VariantType.QUATERNION);
    read.put("Transform", VariantType.TRANSFORM_3D);
    read.put("Matrix32", VariantType.TRANSFORM_2D);
    read.put("Matrix3", VariantType.BASIS);
    read.put("Rect3", VariantType.AABB);
    addPacked(VariantType.PACKED_BYTE_ARRAY, "Byte");
    addPacked(VariantType.PACKED_INT32_ARRAY, "Int");
    addPacked(VariantType.PACKED_STRING_ARRAY, "String");
    addPacked(VariantType.PACKED_VECTOR2_ARRAY, "Vector2");
    addPacked(VariantType.PACKED_VECTOR3_ARRAY, "Vector3");
    addPacked(VariantType.PACKED_COLOR_ARRAY, "Color");
    read.put("PoolRealArray", VariantType.PACKED_FLOAT32_ARRAY);
    read.put("FloatArray", VariantType.PACKED_FLOAT32_ARRAY);
    if (isGodot4) {
      read.put("PackedIntArray", VariantType.PACKED_INT32_ARRAY);
      read.put("PackedRealArray", VariantType.PACKED_FLOAT32_ARRAY);
      addPacked(VariantType.PACKED_VECTOR4_ARRAY, "Vector4");
    } else {
      read.put("PackedInt64Array", VariantType.PACKED_INT32_ARRAY);
      read.put("PackedFloat64Array", VariantType.PACKED_FLOAT32_ARRAY);
    }
  }

  private void add(VariantType type, String name) {
    written.put(type, name);
    read.put(name, type);
  }

  private void addPacked(VariantType type, String element) {
    read.put("Pool" + element + "Array", type);
    read.put(element + "Array", type);
  }

  // PoolByteArray, PoolIntArray, PoolRealArray
  private static String pool(VariantType type) {
    return type.godotName()
        .replace("Packed", "Pool")
        .replace("Int32", "Int")
        .replace("Float32", "Real");
  }

  static TypeNames of(VariantFormat format) {
    return format.generation() == 4 ? GODOT_4 : GODOT_3;
  }

  /** Returns the name before the parentheses. */
  String of(VariantType type) {
    String name = written.get(type);
    return name == null ? type.godotName() : name;
  }

  /**
   * Returns the type that this word means if parentheses follow; null if it is not the name of a
   * type.
   */
  @Nullable
  VariantType typeOf(String name) {
    return read.get(name);
  }
}
