package io.variantmapper.runtime.types;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.VariantWriter;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Short arrays are copied element by element, long arrays in one step; the bytes are the same. */
class PackedNumbersTest {
  private final VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);

  private VariantReader written() {
    return new VariantReader(out.toByteArray(), VariantFormat.GODOT_4);
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 255, 256, 1000})
  void intsAreReadBack(int count) {
    int[] values = new int[count];
    Arrays.setAll(values, i -> i % 2 == 0 ? -i : Integer.MAX_VALUE - i);
    out.writePackedInt32Array(values);
    assertThat(written().readPackedInt32Array()).isEqualTo(values);
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 255, 256, 1000})
  void longsAreReadBack(int count) {
    long[] values = new long[count];
    Arrays.setAll(values, i -> i % 2 == 0 ? -i : Long.MIN_VALUE + i);
    out.writePackedInt64Array(values);
    assertThat(written().readPackedInt64Array()).isEqualTo(values);
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 255, 256, 1000})
  void floatsKeepTheirBits(int count) {
    float[] values = new float[count];
    values[0] = -0f;
    values[count - 1] = Float.intBitsToFloat(0x7FC00001);
    out.writePackedFloat32Array(values);
    float[] read = written().readPackedFloat32Array();
    assertThat(Float.floatToRawIntBits(read[0])).isEqualTo(0x80000000);
    assertThat(Float.floatToRawIntBits(read[count - 1])).isEqualTo(0x7FC00001);
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 255, 256, 1000})
  void doublesKeepTheirBits(int count) {
    double[] values = new double[count];
    values[0] = -0.0;
    values[count - 1] = Double.longBitsToDouble(0x7FF80000_00000001L);
    out.writePackedFloat64Array(values);
    double[] read = written().readPackedFloat64Array();
    assertThat(Double.doubleToRawLongBits(read[0])).isEqualTo(Long.MIN_VALUE);
    assertThat(Double.doubleToRawLongBits(read[count - 1])).isEqualTo(0x7FF80000_00000001L);
  }
}
