package io.variantmapper.runtime.types;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.VariantWriter;
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
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A value of a Variant type, and the expected texts for it.
 *
 * @param value the value in Java; null for nil
 * @param other a different value; null if there is none
 * @param printed the text of the value in the syntax of GDScript
 * @param found the description of the value in an error message
 */
record TypeSample(@Nullable Object value, @Nullable Object other, String printed, String found) {
  private static final Vector2 A2 = new Vector2(1, 2.5);
  private static final Vector2 B2 = new Vector2(0, 0);
  private static final Vector2i A2I = new Vector2i(1, -2);
  private static final Vector2i B2I = new Vector2i(1, 2);
  private static final Vector3 A3 = new Vector3(1, 2.5, -3);
  private static final Vector3 B3 = new Vector3(0, 0, 0);
  private static final Vector4 A4 = new Vector4(1, 2.5, -3, 4);
  private static final Vector4 B4 = new Vector4(0, 0, 0, 0);
  private static final Basis BASIS =
      new Basis(new Vector3(1, 2, 3), new Vector3(4, 5, 6), new Vector3(7, 8, 9));
  private static final Color RED = new Color(1, 0, 0.25f, 0.5f);
  private static final Color BLACK = new Color(0, 0, 0, 1);

  /** Returns the sample of a type. A new type needs a new case here. */
  static TypeSample of(VariantType type) {
    return switch (type) {
      case NIL -> row(null, null, "null", "nil");
      case BOOL -> row(true, false, "true", "bool");
      case INT -> row(300L, 7L, "300", "int 300");
      case FLOAT -> row(0.5, -2.0, "0.5", "float 0.5");
      case STRING -> row("hé", "", "\"hé\"", "String \"hé\"");
      case STRING_NAME ->
        row(new StringName("a"), new StringName(""), "&\"a\"", "StringName \"a\"");
      case VECTOR2 -> call(type, A2, B2, "1, 2.5");
      case VECTOR2I -> call(type, A2I, B2I, "1, -2");
      case RECT2 -> call(type, new Rect2(A2, B2), new Rect2(A2, A2), "1, 2.5, 0, 0");
      case RECT2I -> call(type, new Rect2i(A2I, A2I), new Rect2i(A2I, B2I), "1, -2, 1, -2");
      case VECTOR3 -> call(type, A3, B3, "1, 2.5, -3");
      case VECTOR3I -> call(type, new Vector3i(1, -2, 3), new Vector3i(0, 0, 0), "1, -2, 3");
      case TRANSFORM_2D ->
        call(
            type, new Transform2D(A2, B2, A2), new Transform2D(A2, B2, B2), "1, 2.5, 0, 0, 1, 2.5");
      case VECTOR4 -> call(type, A4, B4, "1, 2.5, -3, 4");
      case VECTOR4I ->
        call(type, new Vector4i(1, -2, 3, -4), new Vector4i(0, 0, 0, 0), "1, -2, 3, -4");
      case PLANE -> call(type, new Plane(A3, 0.5), new Plane(A3, 4), "1, 2.5, -3, 0.5");
      case QUATERNION ->
        call(type, new Quaternion(1, 2, 3, 4), new Quaternion(1, 2, 3, 5), "1, 2, 3, 4");
      case AABB -> call(type, new Aabb(A3, B3), new Aabb(A3, A3), "1, 2.5, -3, 0, 0, 0");
      case BASIS -> call(type, BASIS, new Basis(A3, A3, B3), "1, 4, 7, 2, 5, 8, 3, 6, 9");
      case TRANSFORM_3D ->
        call(
            type,
            new Transform3D(BASIS, A3),
            new Transform3D(BASIS, B3),
            "1, 4, 7, 2, 5, 8, 3, 6, 9, 1, 2.5, -3");
      case PROJECTION ->
        call(
            type,
            new Projection(A4, B4, A4, B4),
            new Projection(A4, B4, A4, A4),
            "1, 2.5, -3, 4, 0, 0, 0, 0, 1, 2.5, -3, 4, 0, 0, 0, 0");
      case COLOR -> call(type, RED, BLACK, "1, 0, 0.25, 0.5");
      case NODE_PATH ->
        row(NodePath.parse("/a/b:c"), NodePath.parse("a/b:c"), "^\"/a/b:c\"", "NodePath");
      case RID -> call(type, new Rid(9), new Rid(8), "9");
      case OBJECT -> call(type, new ObjectId(9), new ObjectId(8), "9");
      case CALLABLE -> call(type, VariantType.CALLABLE, null, "");
      case SIGNAL ->
        call(
            type,
            new Signal("died", new ObjectId(9)),
            new Signal("died", new ObjectId(8)),
            "Object(9), &\"died\"");
      case DICTIONARY -> row(Map.of("hp", 7L), Map.of("hp", 8L), "{\"hp\": 7}", "Dictionary");
      case ARRAY -> row(List.of(7L, "hp"), List.of("hp", 7L), "[7, \"hp\"]", "Array");
      case PACKED_BYTE_ARRAY -> call(type, new byte[] {1, 2, -1}, new byte[] {1, 2}, "1, 2, 255");
      case PACKED_INT32_ARRAY -> call(type, new int[] {1, -2}, new int[] {1}, "1, -2");
      case PACKED_INT64_ARRAY -> call(type, new long[] {1, -2}, new long[] {1}, "1, -2");
      case PACKED_FLOAT32_ARRAY -> call(type, new float[] {1, 2.5f}, new float[] {1}, "1, 2.5");
      case PACKED_FLOAT64_ARRAY -> call(type, new double[] {1, 2.5}, new double[] {1}, "1, 2.5");
      case PACKED_STRING_ARRAY ->
        call(type, new String[] {"a", "long text"}, new String[] {"a"}, "\"a\", \"long text\"");
      case PACKED_VECTOR2_ARRAY ->
        call(type, new Vector2[] {A2, B2}, new Vector2[] {B2, A2}, "1, 2.5, 0, 0");
      case PACKED_VECTOR3_ARRAY ->
        call(type, new Vector3[] {A3, B3}, new Vector3[] {A3}, "1, 2.5, -3, 0, 0, 0");
      case PACKED_COLOR_ARRAY ->
        call(type, new Color[] {RED, BLACK}, new Color[] {RED}, "1, 0, 0.25, 0.5, 0, 0, 0, 1");
      case PACKED_VECTOR4_ARRAY ->
        call(type, new Vector4[] {A4, B4}, new Vector4[] {A4}, "1, 2.5, -3, 4, 0, 0, 0, 0");
      case IMAGE ->
        row(
            new Image(Image.RGB, 0, 1, 1, new byte[] {1, 2, 3}),
            new Image(Image.RGB, 0, 1, 1, new byte[] {1, 2, 4}),
            "Image[format=3, 1×1, 3 bytes]",
            "Image");
      case INPUT_EVENT ->
        row(
            InputEvent.of(InputEvent.KEY, 0, InputEvent.SHIFT, 65),
            InputEvent.of(InputEvent.KEY, 0, InputEvent.SHIFT, 66),
            "InputEvent[type=1, device=0, 8 bytes]",
            "InputEvent");
    };
  }

  private static TypeSample row(
      @Nullable Object value, @Nullable Object other, String printed, String found) {
    return new TypeSample(value, other, printed, found);
  }

  /** Returns the sample of a type whose values are printed as calls of a constructor. */
  private static TypeSample call(
      VariantType type, Object value, @Nullable Object other, String arguments) {
    return row(value, other, type.godotName() + "(" + arguments + ")", type.godotName());
  }

  /** Returns the value as it is read back in a format; packets of some formats contain no ids. */
  @Nullable
  Object valueIn(VariantFormat format) {
    if (value instanceof Rid && format.generation() < 4) {
      return new Rid(0);
    }
    return value instanceof ObjectId && format.generation() == 2 ? new ObjectId(0) : value;
  }

  /** Returns a value as a tree. */
  static Variant tree(@Nullable Object value) {
    return value == VariantType.CALLABLE
        ? new Variant.Value(VariantType.CALLABLE, value)
        : Variant.of(value);
  }

  /** Returns a number as a double (a byte as unsigned), and any other value unchanged. */
  static Object comparable(Object element) {
    if (element instanceof Byte bits) {
      return (double) Byte.toUnsignedInt(bits);
    }
    return element instanceof Number number ? number.doubleValue() : element;
  }

  /** Returns the elements of a Java array as a list. */
  static List<Object> elements(@Nullable Object array) {
    List<Object> elements = new ArrayList<>();
    for (int i = 0; array != null && i < Array.getLength(array); i++) {
      elements.add(Array.get(array, i));
    }
    return elements;
  }

  /** Writes a value with the writer's method for the Java class of the type. */
  static void write(VariantType type, @Nullable Object value, VariantWriter out) {
    switch (type) {
      case NIL -> out.writeNil();
      case CALLABLE -> out.writeCallable();
      case ARRAY, DICTIONARY -> out.writeAny(value);
      default -> invoke(writer(type), out, value);
    }
  }

  /** Reads a value with the reader's method for the Java class of the type. */
  static @Nullable Object read(VariantType type, VariantReader in) {
    switch (type) {
      case NIL -> in.readNil();
      case ARRAY, DICTIONARY -> {
        return in.readAny();
      }
      case CALLABLE -> {
        in.readCallable();
        return type;
      }
      default -> {
        String name = writer(type).getName().replace("write", "read");
        return invoke(method(VariantReader.class, name), in);
      }
    }
    return null;
  }

  private static Method writer(VariantType type) {
    Class<?> taken = MethodType.methodType(type.javaClass()).unwrap().returnType();
    List<Method> found = Arrays.stream(VariantWriter.class.getMethods())
        .filter(method -> method.getName().startsWith("write"))
        .filter(method -> Arrays.equals(method.getParameterTypes(), new Class<?>[] {taken}))
        .toList();
    assertThat(found)
        .as("methods of the writer that take " + taken.getSimpleName())
        .hasSize(1);
    return found.get(0);
  }

  private static Method method(Class<?> owner, String name) {
    try {
      return owner.getMethod(name);
    } catch (NoSuchMethodException e) {
      throw new AssertionError(owner.getSimpleName() + " has no " + name, e);
    }
  }

  private static @Nullable Object invoke(Method method, Object on, @Nullable Object... arguments) {
    try {
      return method.invoke(on, arguments);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException thrown) {
        throw thrown;
      }
      throw new AssertionError(e);
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }
}
