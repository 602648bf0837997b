package io.variantmapper.it.mapping;

import io.variantmapper.runtime.value.Aabb;
import io.variantmapper.runtime.value.Basis;
import io.variantmapper.runtime.value.Color;
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
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Creates Java values from the names and arguments of GDScript's constructors. */
final class GodotValues {
  private static final Map<String, Class<?>> RECORDS = Stream.of(
          Vector2.class,
          Vector2i.class,
          Vector3.class,
          Vector3i.class,
          Vector4.class,
          Vector4i.class,
          Rect2.class,
          Rect2i.class,
          Plane.class,
          Quaternion.class,
          Basis.class,
          Transform2D.class,
          Transform3D.class,
          Projection.class,
          Color.class)
      .collect(Collectors.toMap(Class::getSimpleName, Function.identity()));

  private static final Map<String, Class<?>> PACKED = Map.of(
      "PackedByteArray", byte.class,
      "PackedInt32Array", int.class,
      "PackedInt64Array", long.class,
      "PackedFloat32Array", float.class,
      "PackedFloat64Array", double.class,
      "PackedStringArray", String.class,
      "PackedVector2Array", Vector2.class,
      "PackedVector3Array", Vector3.class,
      "PackedVector4Array", Vector4.class,
      "PackedColorArray", Color.class);

  private GodotValues() {}

  static Object of(String name, List<@Nullable Object> arguments) {
    Class<?> element = PACKED.get(name);
    if (element != null) {
      return packed(element, arguments.isEmpty() ? List.of() : (List<?>) arguments.get(0));
    }
    return switch (name) {
      case "RID" -> new Rid(0);
      case "instance_from_id" -> new ObjectId((Long) arguments.get(0));
      case "Signal" ->
        new Signal(((StringName) arguments.get(1)).value(), (ObjectId) arguments.get(0));
      case "AABB" -> value(Aabb.class, new ArrayDeque<>(arguments));
      default -> value(record(name), new ArrayDeque<>(arguments));
    };
  }

  private static Class<?> record(String name) {
    Class<?> type = RECORDS.get(name);
    if (type == null) {
      throw new IllegalArgumentException("No constructor is called " + name);
    }
    return type;
  }

  private static Object packed(Class<?> element, List<?> values) {
    Object array = Array.newInstance(element, values.size());
    for (int i = 0; i < values.size(); i++) {
      Object value = values.get(i);
      Array.set(array, i, value instanceof Number number ? number(element, number) : value);
    }
    return array;
  }

  /**
   * Removes the arguments of one value from the front, and returns the value. The arguments are the
   * numbers of the value, or the records of which the value consists.
   */
  private static Object value(Class<?> type, Deque<@Nullable Object> arguments) {
    if (type.isInstance(arguments.peek())) {
      return arguments.remove();
    } else if (type.isPrimitive()) {
      return number(type, (Number) arguments.remove());
    }
    RecordComponent[] components = type.getRecordComponents();
    Object[] parts = new Object[components.length];
    Class<?>[] types = new Class<?>[components.length];
    for (int i = 0; i < parts.length; i++) {
      types[i] = components[i].getType();
      // A Transform3D may have the three axes of its Basis as arguments instead of the Basis. A
      // Color may lack its last argument, the opacity, which is then 1.
      parts[i] = arguments.isEmpty() ? number(types[i], 1) : value(types[i], arguments);
    }
    try {
      Constructor<?> constructor = type.getConstructor(types);
      return constructor.newInstance(parts);
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException(e);
    }
  }

  private static Object number(Class<?> type, Number value) {
    if (type == byte.class) {
      return value.byteValue();
    } else if (type == int.class) {
      return value.intValue();
    } else if (type == long.class) {
      return value.longValue();
    } else if (type == float.class) {
      return value.floatValue();
    }
    return value.doubleValue();
  }
}
