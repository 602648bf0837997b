package io.variantmapper.it.engine;

import static io.variantmapper.it.engine.Variants.map;
import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
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
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Godot 3 and we mean the same by every type that it can send. */
@RequiresGodot3
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class EngineTypesTest {
  /**
   * One value three times, each written by hand.
   *
   * @param literal as GDScript 3 writes it
   * @param text as the engine's {@code var2str} prints it
   * @param value in Java
   */
  record Example(String literal, String text, @Nullable Object value) {
    @Override
    public String toString() {
      return literal;
    }
  }

  private static final Vector3 ONE = new Vector3(1, 2, 3);
  private static final Vector3 FOUR = new Vector3(4, 5, 6);
  private static final Basis BASIS = new Basis(ONE, FOUR, new Vector3(7, 8, 9));

  private static final List<Example> EXAMPLES = List.of(
      new Example("null", "null", null),
      new Example("true", "true", true),
      new Example("-1", "-1", -1),
      new Example("2147483648", "2147483648", 2147483648L),
      new Example("-2147483649", "-2147483649", -2147483649L),
      new Example("0.5", "0.5", 0.5),
      new Example("0.1", "0.1", 0.1),
      new Example("INF", "inf", Double.POSITIVE_INFINITY),
      new Example("NAN", "nan", Double.NaN),
      new Example("'日本 \"\\\\'", "\"日本 \\\"\\\\\"", "日本 \"\\"),
      new Example("Vector2(1, -2.5)", "Vector2( 1, -2.5 )", new Vector2(1, -2.5)),
      new Example(
          "Rect2(1, 2, 3, 4)",
          "Rect2( 1, 2, 3, 4 )",
          new Rect2(new Vector2(1, 2), new Vector2(3, 4))),
      new Example("Vector3(1, 2, 3)", "Vector3( 1, 2, 3 )", ONE),
      new Example(
          "Transform2D(Vector2(1, 2), Vector2(3, 4), Vector2(5, 6))",
          "Transform2D( 1, 2, 3, 4, 5, 6 )",
          new Transform2D(new Vector2(1, 2), new Vector2(3, 4), new Vector2(5, 6))),
      new Example("Plane(1, 2, 3, 4)", "Plane( 1, 2, 3, 4 )", new Plane(ONE, 4)),
      new Example("Quat(1, 2, 3, 4)", "Quat( 1, 2, 3, 4 )", new Quaternion(1, 2, 3, 4)),
      new Example(
          "AABB(Vector3(1, 2, 3), Vector3(4, 5, 6))",
          "AABB( 1, 2, 3, 4, 5, 6 )",
          new Aabb(ONE, FOUR)),
      new Example(
          "Basis(Vector3(1, 2, 3), Vector3(4, 5, 6), Vector3(7, 8, 9))",
          "Basis( 1, 4, 7, 2, 5, 8, 3, 6, 9 )",
          BASIS),
      new Example(
          "Transform(Vector3(1, 2, 3), Vector3(4, 5, 6), Vector3(7, 8, 9), Vector3(4, 5, 6))",
          "Transform( 1, 4, 7, 2, 5, 8, 3, 6, 9, 4, 5, 6 )",
          new Transform3D(BASIS, FOUR)),
      new Example(
          "Color(0.25, 0.5, 1.5, 1)", "Color( 0.25, 0.5, 1.5, 1 )", new Color(0.25f, 0.5f, 1.5f)),
      new Example(
          "NodePath('/root/A:pos:x')",
          "NodePath(\"/root/A:pos:x\")",
          NodePath.parse("/root/A:pos:x")),
      new Example("[]", "[  ]", List.of()),
      new Example(
          "[1, [2.5, [null]]]",
          "[ 1, [ 2.5, [ null ] ] ]",
          List.of(1, List.of(2.5, Arrays.asList((Object) null)))),
      new Example("{}", "{\n\n}", map()),
      // var2str sorts the keys; the packet keeps their order.
      new Example(
          "{'b': {2: true}, 'a': Vector2(1, 2)}",
          "{\n\"a\": Vector2( 1, 2 ),\n\"b\": {\n2: true\n}\n}",
          map("b", map(2, true), "a", new Vector2(1, 2))),
      new Example("PoolByteArray([250, 1])", "PoolByteArray( 250, 1 )", new byte[] {(byte) 250, 1}),
      new Example("PoolIntArray([1, -2])", "PoolIntArray( 1, -2 )", new int[] {1, -2}),
      new Example("PoolRealArray([1.5])", "PoolRealArray( 1.5 )", new float[] {1.5f}),
      new Example(
          "PoolStringArray(['a', '', '日本'])",
          "PoolStringArray( \"a\", \"\", \"日本\" )",
          new String[] {"a", "", "日本"}),
      new Example(
          "PoolVector2Array([Vector2(1, 2), Vector2(3, 4)])",
          "PoolVector2Array( 1, 2, 3, 4 )",
          new Vector2[] {new Vector2(1, 2), new Vector2(3, 4)}),
      new Example(
          "PoolVector3Array([Vector3(1, 2, 3)])", "PoolVector3Array( 1, 2, 3 )", new Vector3[] {ONE
          }),
      new Example(
          "PoolColorArray([Color(1, 0.5, 0.25, 0)])",
          "PoolColorArray( 1, 0.5, 0.25, 0 )",
          new Color[] {new Color(1, 0.5f, 0.25f, 0)}));

  private final List<String> texts = new ArrayList<>();
  private final List<byte[]> written = new ArrayList<>();

  @BeforeAll
  void askTheEngine(@TempDir Path folder) throws Exception {
    GodotProject project = GodotProject.exchange(folder);
    texts.addAll(
        project.read(EXAMPLES.stream().map(EngineTypesTest::packet).toList()).texts());
    written.addAll(project.write(EXAMPLES.stream().map(Example::literal).toList()));
  }

  @ParameterizedTest
  @MethodSource("examples")
  void engineReadsWhatWeWrite(Example example) {
    assertThat(texts.get(EXAMPLES.indexOf(example))).isEqualTo(example.text());
  }

  @ParameterizedTest
  @MethodSource("examples")
  void weReadWhatTheEngineWrites(Example example) {
    byte[] packet = written.get(EXAMPLES.indexOf(example));
    assertThat(Variant.decode(packet, VariantFormat.GODOT_3))
        .isEqualTo(Variants.of(example.value()));
  }

  @ParameterizedTest
  @MethodSource("examples")
  void engineWritesTheSameBytes(Example example) {
    byte[] packet = written.get(EXAMPLES.indexOf(example));
    assertThat(NodePathPadding.zeroed(packet)).isEqualTo(packet(example));
  }

  static List<Example> examples() {
    return EXAMPLES;
  }

  private static byte[] packet(Example example) {
    return Variants.of(example.value()).encode(VariantFormat.GODOT_3);
  }
}
