package io.variantmapper.it.engine;

import io.variantmapper.runtime.TreeSerializer;
import io.variantmapper.runtime.Variant;
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
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Examples of every type that Godot 3 can send. */
final class TypeExamples {
  private static final Vector3 ONE = new Vector3(1, 2, 3);
  private static final Vector3 FOUR = new Vector3(4, 5, 6);
  private static final Basis BASIS = new Basis(ONE, FOUR, new Vector3(7, 8, 9));

  static final List<Example<?>> ALL = List.of(
      example("null", "null", null),
      example("true", "true", true),
      example("-1", "-1", -1),
      example("2147483648", "2147483648", 2147483648L),
      example("-2147483649", "-2147483649", -2147483649L),
      example("0.5", "0.5", 0.5),
      example("0.1", "0.1", 0.1),
      example("INF", "inf", Double.POSITIVE_INFINITY),
      example("NAN", "nan", Double.NaN),
      example("'日本 \"\\\\'", "\"日本 \\\"\\\\\"", "日本 \"\\"),
      example("Vector2(1, -2.5)", "Vector2( 1, -2.5 )", new Vector2(1, -2.5)),
      example(
          "Rect2(1, 2, 3, 4)",
          "Rect2( 1, 2, 3, 4 )",
          new Rect2(new Vector2(1, 2), new Vector2(3, 4))),
      example("Vector3(1, 2, 3)", "Vector3( 1, 2, 3 )", ONE),
      example(
          "Transform2D(Vector2(1, 2), Vector2(3, 4), Vector2(5, 6))",
          "Transform2D( 1, 2, 3, 4, 5, 6 )",
          new Transform2D(new Vector2(1, 2), new Vector2(3, 4), new Vector2(5, 6))),
      example("Plane(1, 2, 3, 4)", "Plane( 1, 2, 3, 4 )", new Plane(ONE, 4)),
      example("Quat(1, 2, 3, 4)", "Quat( 1, 2, 3, 4 )", new Quaternion(1, 2, 3, 4)),
      example(
          "AABB(Vector3(1, 2, 3), Vector3(4, 5, 6))",
          "AABB( 1, 2, 3, 4, 5, 6 )",
          new Aabb(ONE, FOUR)),
      example(
          "Basis(Vector3(1, 2, 3), Vector3(4, 5, 6), Vector3(7, 8, 9))",
          "Basis( 1, 4, 7, 2, 5, 8, 3, 6, 9 )",
          BASIS),
      example(
          "Transform(Vector3(1, 2, 3), Vector3(4, 5, 6), Vector3(7, 8, 9), Vector3(4, 5, 6))",
          "Transform( 1, 4, 7, 2, 5, 8, 3, 6, 9, 4, 5, 6 )",
          new Transform3D(BASIS, FOUR)),
      example(
          "Color(0.25, 0.5, 1.5, 1)", "Color( 0.25, 0.5, 1.5, 1 )", new Color(0.25f, 0.5f, 1.5f)),
      example(
          "NodePath('/root/A:pos:x')",
          "NodePath(\"/root/A:pos:x\")",
          NodePath.parse("/root/A:pos:x")),
      example("[]", "[  ]", List.of()),
      example(
          "[1, [2.5, [null]]]",
          "[ 1, [ 2.5, [ null ] ] ]",
          List.of(1, List.of(2.5, Arrays.asList((Object) null)))),
      example("{}", "{\n}", Map.of()),
      // var2str sorts the keys; the packet keeps the order of the literal.
      example(
          "{'b': {2: true}, 'a': Vector2(1, 2)}",
          "{\n\"a\": Vector2( 1, 2 ),\n\"b\": {\n2: true\n}\n}",
          inOrder("b", Map.of(2, true), "a", new Vector2(1, 2))),
      example("PoolByteArray([250, 1])", "PoolByteArray( 250, 1 )", new byte[] {(byte) 250, 1}),
      example("PoolIntArray([1, -2])", "PoolIntArray( 1, -2 )", new int[] {1, -2}),
      example("PoolRealArray([1.5])", "PoolRealArray( 1.5 )", new float[] {1.5f}),
      example(
          "PoolStringArray(['a', '', '日本'])",
          "PoolStringArray( \"a\", \"\", \"日本\" )",
          new String[] {"a", "", "日本"}),
      example(
          "PoolVector2Array([Vector2(1, 2), Vector2(3, 4)])",
          "PoolVector2Array( 1, 2, 3, 4 )",
          new Vector2[] {new Vector2(1, 2), new Vector2(3, 4)}),
      example(
          "PoolVector3Array([Vector3(1, 2, 3)])", "PoolVector3Array( 1, 2, 3 )", new Vector3[] {ONE
          }),
      example(
          "PoolColorArray([Color(1, 0.5, 0.25, 0)])",
          "PoolColorArray( 1, 0.5, 0.25, 0 )",
          new Color[] {new Color(1, 0.5f, 0.25f, 0)}));

  private TypeExamples() {}

  private static Map<String, Object> inOrder(
      String key, Object value, String nextKey, Object nextValue) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put(key, value);
    map.put(nextKey, nextValue);
    return map;
  }

  private static Example<Variant> example(String literal, String text, @Nullable Object value) {
    return new Example<>(TreeSerializer.INSTANCE, Variant.of(value), literal, text);
  }
}
