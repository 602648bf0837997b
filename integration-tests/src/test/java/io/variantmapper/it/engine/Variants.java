package io.variantmapper.it.engine;

import static java.util.Map.entry;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.value.Aabb;
import io.variantmapper.runtime.value.Basis;
import io.variantmapper.runtime.value.Color;
import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.Plane;
import io.variantmapper.runtime.value.Quaternion;
import io.variantmapper.runtime.value.Rect2;
import io.variantmapper.runtime.value.Transform2D;
import io.variantmapper.runtime.value.Transform3D;
import io.variantmapper.runtime.value.Vector2;
import io.variantmapper.runtime.value.Vector3;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Creates trees of plain Java values: {@code of(map("hp", 12, "at", new Vector2(1, 2)))}.
 *
 * <p>The trees contain only the types that Godot 3 has.
 */
final class Variants {
  private static final Map<Class<?>, VariantType> TYPES = Map.ofEntries(
      entry(String.class, VariantType.STRING),
      entry(Vector2.class, VariantType.VECTOR2),
      entry(Rect2.class, VariantType.RECT2),
      entry(Vector3.class, VariantType.VECTOR3),
      entry(Transform2D.class, VariantType.TRANSFORM_2D),
      entry(Plane.class, VariantType.PLANE),
      entry(Quaternion.class, VariantType.QUATERNION),
      entry(Aabb.class, VariantType.AABB),
      entry(Basis.class, VariantType.BASIS),
      entry(Transform3D.class, VariantType.TRANSFORM_3D),
      entry(Color.class, VariantType.COLOR),
      entry(NodePath.class, VariantType.NODE_PATH),
      entry(byte[].class, VariantType.PACKED_BYTE_ARRAY),
      entry(int[].class, VariantType.PACKED_INT32_ARRAY),
      entry(float[].class, VariantType.PACKED_FLOAT32_ARRAY),
      entry(String[].class, VariantType.PACKED_STRING_ARRAY),
      entry(Vector2[].class, VariantType.PACKED_VECTOR2_ARRAY),
      entry(Vector3[].class, VariantType.PACKED_VECTOR3_ARRAY),
      entry(Color[].class, VariantType.PACKED_COLOR_ARRAY));

  private Variants() {}

  static Variant of(@Nullable Object value) {
    if (value == null) {
      return Variant.Nil.INSTANCE;
    }
    if (value instanceof Variant variant) {
      return variant;
    }
    if (value instanceof Boolean bool) {
      return new Variant.Bool(bool);
    }
    if (value instanceof Integer || value instanceof Long) {
      return new Variant.Int(((Number) value).longValue());
    }
    if (value instanceof Double number) {
      return new Variant.Float(number);
    }
    return container(value);
  }

  private static Variant container(Object value) {
    if (value instanceof List<?> list) {
      return new Variant.Array(list.stream().map(Variants::of).toList());
    }
    if (value instanceof Map<?, ?> map) {
      Map<Variant, Variant> entries = new LinkedHashMap<>();
      map.forEach((key, element) -> entries.put(of(key), of(element)));
      return new Variant.Dictionary(entries);
    }
    VariantType type = TYPES.get(value.getClass());
    if (type == null) {
      throw new IllegalArgumentException("No Variant of Godot 3 is a " + value.getClass());
    }
    return type.isPackedArray() ? new Variant.Packed(type, value) : new Variant.Value(type, value);
  }

  /** Returns a map with keys and values in the given order: key, value, key, value. */
  static Map<@Nullable Object, @Nullable Object> map(@Nullable Object... keysAndValues) {
    Map<@Nullable Object, @Nullable Object> map = new LinkedHashMap<>();
    for (int i = 0; i < keysAndValues.length; i += 2) {
      map.put(keysAndValues[i], keysAndValues[i + 1]);
    }
    return map;
  }
}
