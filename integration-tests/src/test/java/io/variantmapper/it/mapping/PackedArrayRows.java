package io.variantmapper.it.mapping;

import static io.variantmapper.it.mapping.Row.field;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.runtime.value.Color;
import io.variantmapper.runtime.value.Vector2;
import io.variantmapper.runtime.value.Vector3;
import io.variantmapper.runtime.value.Vector4;

/** Rows for arrays that Godot packs. */
final class PackedArrayRows {
  static final Section SECTION = Section.of(
      "packed arrays",
      field(new Image(new byte[] {1, (byte) 250}), "PackedByteArray([1, 250])")
          .alsoFrom("[1, -6]", "PackedInt32Array([1, -6])"),
      field(new Scores(new int[] {1, -2}), "PackedInt32Array([1, -2])")
          .alsoFrom(
              "[1, -2]",
              "[1.0, -2.0]",
              "Array[int]([1, -2])",
              "PackedInt64Array([1, -2])",
              "PackedFloat32Array([1.0, -2.0])"),
      field(new Stamps(new long[] {1, 1L << 40}), "PackedInt64Array([1, 1099511627776])")
          .inGodot3("[1, 1099511627776]")
          .alsoFrom("[1, 1099511627776]", "PackedFloat64Array([1.0, 1099511627776.0])"),
      field(new Heights(new float[] {0.5f, 2}), "PackedFloat32Array([0.5, 2.0])")
          .alsoFrom("[0.5, 2]", "PackedFloat64Array([0.5, 2.0])"),
      field(new Samples(new double[] {0.1, 2}), "PackedFloat64Array([0.1, 2.0])")
          .inGodot3("[0.1, 2.0]")
          .alsoFrom("[0.1, 2]", "Array[float]([0.1, 2.0])"),
      field(new Names(new String[] {"Ada", ""}), "PackedStringArray([\"Ada\", \"\"])")
          .alsoFrom("[\"Ada\", &\"\"]", "[\"Ada\", \"\"]"),
      field(new Outline(new Vector2[] {new Vector2(1, 2)}), "PackedVector2Array([Vector2(1, 2)])")
          .alsoFrom("[Vector2(1, 2)]"),
      field(
              new Path(new Vector3[] {new Vector3(1, 2, 3)}),
              "PackedVector3Array([Vector3(1, 2, 3)])")
          .alsoFrom("[Vector3(1, 2, 3)]", "Array[Vector3]([Vector3(1, 2, 3)])"),
      field(
              new Weights(new Vector4[] {new Vector4(1, 2, 3, 4)}),
              "PackedVector4Array([Vector4(1, 2, 3, 4)])")
          .alsoFrom("[Vector4(1, 2, 3, 4)]"),
      field(
              new Palette(new Color[] {new Color(1, 0.5f, 0)}),
              "PackedColorArray([Color(1, 0.5, 0, 1)])")
          .alsoFrom("[Color(1, 0.5, 0, 1)]"));

  private PackedArrayRows() {}

  @VariantArray
  record Image(byte[] image) {}

  @VariantArray
  record Scores(int[] scores) {}

  @VariantArray
  record Stamps(long[] stamps) {}

  @VariantArray
  record Heights(float[] heights) {}

  @VariantArray
  record Samples(double[] samples) {}

  @VariantArray
  record Names(String[] names) {}

  @VariantArray
  record Outline(Vector2[] outline) {}

  @VariantArray
  record Path(Vector3[] path) {}

  @VariantArray
  record Weights(Vector4[] weights) {}

  @VariantArray
  record Palette(Color[] palette) {}
}
