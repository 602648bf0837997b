package io.variantmapper.runtime;

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
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Plain Java values to {@link Variant} trees and back. */
final class JavaValues {
  private static final Map<Class<?>, VariantType> VALUES = Map.ofEntries(
      Map.entry(StringName.class, VariantType.STRING_NAME),
      Map.entry(NodePath.class, VariantType.NODE_PATH),
      Map.entry(Vector2.class, VariantType.VECTOR2),
      Map.entry(Vector2i.class, VariantType.VECTOR2I),
      Map.entry(Rect2.class, VariantType.RECT2),
      Map.entry(Rect2i.class, VariantType.RECT2I),
      Map.entry(Vector3.class, VariantType.VECTOR3),
      Map.entry(Vector3i.class, VariantType.VECTOR3I),
      Map.entry(Transform2D.class, VariantType.TRANSFORM_2D),
      Map.entry(Vector4.class, VariantType.VECTOR4),
      Map.entry(Vector4i.class, VariantType.VECTOR4I),
      Map.entry(Plane.class, VariantType.PLANE),
      Map.entry(Quaternion.class, VariantType.QUATERNION),
      Map.entry(Aabb.class, VariantType.AABB),
      Map.entry(Basis.class, VariantType.BASIS),
      Map.entry(Transform3D.class, VariantType.TRANSFORM_3D),
      Map.entry(Projection.class, VariantType.PROJECTION),
      Map.entry(Color.class, VariantType.COLOR),
      Map.entry(Rid.class, VariantType.RID),
      Map.entry(ObjectId.class, VariantType.OBJECT),
      Map.entry(Signal.class, VariantType.SIGNAL),
      Map.entry(Image.class, VariantType.IMAGE),
      Map.entry(InputEvent.Key.class, VariantType.INPUT_EVENT),
      Map.entry(InputEvent.Indexed.class, VariantType.INPUT_EVENT),
      Map.entry(InputEvent.JoystickMotion.class, VariantType.INPUT_EVENT),
      Map.entry(InputEvent.Other.class, VariantType.INPUT_EVENT));

  private static final Map<Class<?>, VariantType> ARRAYS = Map.ofEntries(
      Map.entry(byte[].class, VariantType.PACKED_BYTE_ARRAY),
      Map.entry(int[].class, VariantType.PACKED_INT32_ARRAY),
      Map.entry(long[].class, VariantType.PACKED_INT64_ARRAY),
      Map.entry(float[].class, VariantType.PACKED_FLOAT32_ARRAY),
      Map.entry(double[].class, VariantType.PACKED_FLOAT64_ARRAY),
      Map.entry(String[].class, VariantType.PACKED_STRING_ARRAY),
      Map.entry(Vector2[].class, VariantType.PACKED_VECTOR2_ARRAY),
      Map.entry(Vector3[].class, VariantType.PACKED_VECTOR3_ARRAY),
      Map.entry(Vector4[].class, VariantType.PACKED_VECTOR4_ARRAY),
      Map.entry(Color[].class, VariantType.PACKED_COLOR_ARRAY));

  private JavaValues() {}

  static Variant toVariant(@Nullable Object value) {
    if (value == null) {
      return Variant.Nil.INSTANCE;
    } else if (value instanceof Variant variant) {
      return variant;
    } else if (value instanceof Boolean bool) {
      return new Variant.Bool(bool);
    } else if (value instanceof Number number) {
      return ofNumber(number);
    } else if (value instanceof CharSequence || value instanceof Character) {
      return new Variant.Value(VariantType.STRING, value.toString());
    } else if (value instanceof Enum<?> constant) {
      return new Variant.Value(VariantType.STRING, constant.name());
    } else if (value instanceof Iterable<?> elements) {
      return ofElements(elements);
    } else if (value instanceof Map<?, ?> entries) {
      return ofEntries(entries);
    }
    return ofGodotValue(value);
  }

  private static Variant ofNumber(Number number) {
    if (number instanceof Float || number instanceof Double) {
      return new Variant.Float(number.doubleValue());
    } else if (number instanceof Long
        || number instanceof Integer
        || number instanceof Short
        || number instanceof Byte) {
      return new Variant.Int(number.longValue());
    }
    throw notMapped(number);
  }

  private static Variant ofElements(Iterable<?> values) {
    List<Variant> elements = new ArrayList<>();
    for (Object value : values) {
      elements.add(toVariant(value));
    }
    return new Variant.Array(elements);
  }

  private static Variant ofEntries(Map<?, ?> values) {
    VariantMap entries = new VariantMap(values.size());
    for (Map.Entry<?, ?> value : values.entrySet()) {
      entries.add(toVariant(value.getKey()), toVariant(value.getValue()));
    }
    return new Variant.Dictionary(entries);
  }

  private static Variant ofGodotValue(Object value) {
    VariantType type = VALUES.get(value.getClass());
    if (type != null) {
      return new Variant.Value(type, value);
    }
    VariantType packed = ARRAYS.get(value.getClass());
    if (packed == null) {
      throw notMapped(value);
    }
    return new Variant.Packed(packed, value);
  }

  private static IllegalArgumentException notMapped(Object value) {
    return new IllegalArgumentException(value.getClass().getName()
        + " has no Variant type. Give null, a Boolean, a Number of Java's own, text, an enum, a"
        + " type of io.variantmapper.runtime.value, an array of those, an Iterable or a Map.");
  }

  static @Nullable Object toJava(Variant value) {
    if (value instanceof Variant.Bool bool) {
      return bool.value();
    } else if (value instanceof Variant.Int integer) {
      return integer.value();
    } else if (value instanceof Variant.Float real) {
      return real.value();
    } else if (value instanceof Variant.Value other) {
      return other.value();
    } else if (value instanceof Variant.Packed packed) {
      return packed.array();
    } else if (value instanceof Variant.Array array) {
      return toList(array);
    } else if (value instanceof Variant.Dictionary dictionary) {
      return toMap(dictionary);
    } else if (value instanceof Variant.Raw raw) {
      return toJava(raw.decode());
    }
    return value instanceof Variant.Nil ? null : value;
  }

  private static List<@Nullable Object> toList(Variant.Array array) {
    List<@Nullable Object> elements = new ArrayList<>(array.elements().size());
    for (Variant element : array.elements()) {
      elements.add(toJava(element));
    }
    return elements;
  }

  private static Map<@Nullable Object, @Nullable Object> toMap(Variant.Dictionary dictionary) {
    Map<@Nullable Object, @Nullable Object> entries = new LinkedHashMap<>();
    for (Map.Entry<Variant, Variant> entry : dictionary.entries().entrySet()) {
      entries.put(toJava(entry.getKey()), toJava(entry.getValue()));
    }
    return entries;
  }
}
