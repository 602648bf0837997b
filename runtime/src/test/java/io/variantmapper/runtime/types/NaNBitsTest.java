package io.variantmapper.runtime.types;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NaNBitsTest {

  @ParameterizedTest
  @ValueSource(
      ints = {
        0,
        0x80000000,
        0x3F800000,
        1,
        0x7F7FFFFF,
        0x7F800000,
        0xFF800000,
        0x7FC00000,
        0x7F800001,
        0xFF800001,
        0x7FC12345,
        0xFFFFFFFF
      })
  void widenedFloatIsNarrowedToTheSameBits(int bits) {
    assertThat(MathRow.narrow(MathRow.widen(bits))).isEqualTo(bits);
  }

  @Test
  void doubleIsRoundedToTheNearestFloat() {
    assertThat(MathRow.narrow(0.1)).isEqualTo(Float.floatToRawIntBits(0.1f));
  }

  @Test
  void nanWithOnlyLowBitsStaysNan() {
    double lowBits = Double.longBitsToDouble(0x7FF00000_00000001L);
    assertThat(Float.intBitsToFloat(MathRow.narrow(lowBits))).isNaN();
  }
}
