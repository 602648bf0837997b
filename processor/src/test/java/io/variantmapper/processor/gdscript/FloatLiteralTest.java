package io.variantmapper.processor.gdscript;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The engine tests compare the values in Godot with the values in Java. */
class FloatLiteralTest {
  @ParameterizedTest
  @CsvSource({
    "0.0, 0.0",
    "1.5, 1.5",
    "-100.0, -100.0",
    "0.001, 0.001",
    "9999999.5, 9999999.5",
    "NaN, NAN",
    "-Infinity, -INF"
  })
  void floatIsWrittenWithTheFewestDigits(double value, String literal) {
    assertThat(FloatLiteral.of(value)).isEqualTo(literal);
  }

  @ParameterizedTest
  @CsvSource({"0.0009, 9.0e-4", "10000000.0, 1.0e7", "3.4028235e38, 3.4028235e38"})
  void largeAndSmallFloatsHaveAnExponent(double value, String literal) {
    assertThat(FloatLiteral.of(value)).isEqualTo(literal);
  }

  @ParameterizedTest
  @CsvSource({
    "0.016666666666666666, 1.6666666666666666e-2",
    "0.10999999940395355, 1.09999999403953552e-1",
    "0.23000000417232513, '15435039 * pow(2.0, -26.0)'",
    "3.4028234663852886e38, '16777215 * pow(2.0, 104.0)'",
    "4.9e-324, '1 * pow(2.0, -1074.0)'",
    "-0.0, '\"-0.0\".to_float()'"
  })
  void floatWhoseShortestLiteralGodotMisreadsHasAnother(double value, String literal) {
    assertThat(FloatLiteral.of(value)).isEqualTo(literal);
  }
}
