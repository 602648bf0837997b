package io.variantmapper.runtime.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.VariantWriter;
import io.variantmapper.runtime.value.Color;
import io.variantmapper.runtime.value.Vector2;
import io.variantmapper.runtime.value.Vector3;
import io.variantmapper.runtime.value.Vector4;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Vectors and colors that are plain numbers in Java are written with the bytes of vectors and
 * colors. They are read from an array of vectors of the same size, of colors, or of numbers.
 */
class GivenComponentsTest {
  private static final double[] NUMBERS = {1, -2.5, 3, 0.1f, 5, 6, 7, 8, 9, 10, 11, 12};
  private static final float[] FLOATS = {1, -2.5f, 3, 0.1f, 5, 6, 7, 8, 9, 10, 11, 12};

  static Stream<VariantFormat> formats() {
    return Stream.of(
        VariantFormat.GODOT_2,
        VariantFormat.GODOT_3,
        VariantFormat.GODOT_4,
        VariantFormat.GODOT_4.withDoublePrecision());
  }

  private static Vector3[] vectors() {
    Vector3[] vectors = new Vector3[4];
    for (int i = 0; i < 4; i++) {
      vectors[i] = new Vector3(NUMBERS[3 * i], NUMBERS[3 * i + 1], NUMBERS[3 * i + 2]);
    }
    return vectors;
  }

  private static VariantReader written(VariantFormat format, Object value) {
    return new VariantReader(Variant.of(value).encode(format), format);
  }

  @ParameterizedTest
  @MethodSource("formats")
  void componentsAreWrittenAsVectors(VariantFormat format) {
    byte[] expected = Variant.of(vectors()).encode(format);
    VariantWriter out = new VariantWriter(format);
    GivenTypes.writeComponents(out, VariantType.PACKED_VECTOR3_ARRAY, NUMBERS);
    assertThat(out.toByteArray()).isEqualTo(expected);
    VariantWriter floats = new VariantWriter(format);
    GivenTypes.writeComponents(floats, VariantType.PACKED_VECTOR3_ARRAY, FLOATS);
    assertThat(floats.toByteArray()).isEqualTo(expected);
  }

  @ParameterizedTest
  @MethodSource("formats")
  void componentsOfColorsAreFloatsInEveryPrecision(VariantFormat format) {
    Color[] colors = {new Color(1, 2, 3, 4), new Color(5, 6, 7, 8)};
    VariantWriter out = new VariantWriter(format);
    GivenTypes.writeComponents(
        out, VariantType.PACKED_COLOR_ARRAY, new double[] {1, 2, 3, 4, 5, 6, 7, 8});
    assertThat(out.toByteArray()).isEqualTo(Variant.of(colors).encode(format));
    assertThat(GivenTypes.readDoubleComponents(
            written(format, colors), VariantType.PACKED_COLOR_ARRAY))
        .containsExactly(1, 2, 3, 4, 5, 6, 7, 8);
  }

  @ParameterizedTest
  @MethodSource("formats")
  void componentsAreReadFromVectorsAndFromNumbers(VariantFormat format) {
    for (Object value : List.of(vectors(), List.of(vectors()), NUMBERS, FLOATS)) {
      assertThat(GivenTypes.readDoubleComponents(
              written(format, value), VariantType.PACKED_VECTOR3_ARRAY))
          .containsExactly(NUMBERS);
      assertThat(GivenTypes.readFloatComponents(
              written(format, value), VariantType.PACKED_VECTOR3_ARRAY))
          .containsExactly(FLOATS);
    }
  }

  @Test
  void valueAfterTheComponentsIsRead() {
    VariantReader in =
        written(VariantFormat.GODOT_4, List.of(vectors(), List.of(vectors()), vectors(), 7));
    in.beginArray();
    assertThat(GivenTypes.readFloatComponents(in, VariantType.PACKED_VECTOR3_ARRAY))
        .hasSize(12);
    assertThat(GivenTypes.readFloatComponents(in, VariantType.PACKED_VECTOR3_ARRAY))
        .hasSize(12);
    assertThat(GivenTypes.readDoubleComponents(in, VariantType.PACKED_VECTOR3_ARRAY))
        .hasSize(12);
    assertThat(in.readInt()).isEqualTo(7);
  }

  @Test
  void vectorsOfAnotherSizeAreRefused() {
    Vector2[] vectors = {new Vector2(1, 2)};
    assertThatThrownBy(() -> GivenTypes.readFloatComponents(
            written(VariantFormat.GODOT_4, vectors), VariantType.PACKED_VECTOR3_ARRAY))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageStartingWith("Expected Vector3 but found");
  }

  @Test
  void arraysOfVector4AreReadAsComponents() {
    Vector4[] vectors = {new Vector4(1, 2, 3, 4)};
    assertThat(GivenTypes.readFloatComponents(
            written(VariantFormat.GODOT_4, List.of(vectors)), VariantType.PACKED_VECTOR4_ARRAY))
        .containsExactly(1, 2, 3, 4);
  }

  @Test
  void emptyArrayHasNoComponents() {
    assertThat(GivenTypes.readDoubleComponents(
            written(VariantFormat.GODOT_4, List.of()), VariantType.PACKED_COLOR_ARRAY))
        .isEmpty();
  }

  @Test
  void incompleteLastElementIsRefusedByTheWriter() {
    VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);
    assertThatThrownBy(() -> GivenTypes.writeComponents(
            out, VariantType.PACKED_VECTOR3_ARRAY, new float[] {1, 2, 3, 4}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("Expected a multiple of 3 numbers for a PackedVector3Array, found 4");
  }

  @Test
  void truncatedComponentsAreMalformed() {
    byte[] packet = Variant.of(vectors()).encode(VariantFormat.GODOT_4);
    for (int length = 0; length < packet.length; length++) {
      VariantReader in = new VariantReader(packet, 0, length, VariantFormat.GODOT_4);
      assertThatThrownBy(() -> GivenTypes.readFloatComponents(in, VariantType.PACKED_VECTOR3_ARRAY))
          .isInstanceOf(MalformedPacketException.class);
    }
  }

  @Test
  void componentsTooLargeForFloatsAreRefused() {
    VariantReader in = written(VariantFormat.GODOT_4, List.of(1e300, 1.0, 2.0));
    assertThatThrownBy(() -> GivenTypes.readFloatComponents(in, VariantType.PACKED_VECTOR3_ARRAY))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("float 1.0E300");
    VariantFormat wide = VariantFormat.GODOT_4.withDoublePrecision();
    VariantReader vectors = written(wide, List.of(new Vector3(0, 1e300, 0), new Vector3(1, 2, 3)));
    assertThatThrownBy(
            () -> GivenTypes.readFloatComponents(vectors, VariantType.PACKED_VECTOR3_ARRAY))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageStartingWith(
            "Expected components that 32-bit floats hold, not 1.0E300, but found Vector3")
        .hasMessageEndingWith("at offset 8 ($[0])");
  }

  @Test
  void intThatAFloatWouldRoundIsRefused() {
    VariantReader in = written(VariantFormat.GODOT_4, List.of(16_777_217, 1, 2));
    assertThatThrownBy(() -> GivenTypes.readFloatComponents(in, VariantType.PACKED_VECTOR3_ARRAY))
        .isInstanceOf(UnexpectedVariantException.class);
  }

  @Test
  void incompleteLastElementIsRefusedByTheReader() {
    for (Object numbers :
        new Object[] {List.of(1, 2, 3, 4), new int[] {1, 2, 3, 4}, new byte[] {1, 2, 3, 4}}) {
      VariantReader in = written(VariantFormat.GODOT_4, numbers);
      assertThatThrownBy(
              () -> GivenTypes.readDoubleComponents(in, VariantType.PACKED_VECTOR3_ARRAY))
          .isInstanceOf(UnexpectedVariantException.class)
          .hasMessageStartingWith(
              "Expected a multiple of 3 numbers (3 for each Vector3), not 4, but found ")
          .hasMessageEndingWith("Array at offset 0 ($)");
    }
  }
}
