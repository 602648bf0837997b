package io.variantmapper.text.base;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NumberWriterTest {
  private static String shortest(double number, boolean isFloat) {
    TextOutput out = new TextOutput();
    new NumberWriter(out, true).shortest(number, isFloat);
    return out.toString();
  }

  @ParameterizedTest
  @CsvSource({
    "1, 1.0",
    "100, 100.0",
    "0.1, 0.1",
    "-0.00012, -0.00012",
    "1e15, 1e+15",
    "123456789012345, 123456789012345.0",
    "9.5e-7, 9.5e-07",
    "5e-324, 5e-324",
    "1.7976931348623157e308, 1.7976931348623157e+308"
  })
  void numberIsWrittenWithFewDigits(double number, String text) {
    assertThat(shortest(number, false)).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void digitsIdentifyTheNumber(boolean isFloat) {
    Random random = new Random(3);
    for (int i = 0; i < 200_000; i++) {
      double number = isFloat
          ? Float.intBitsToFloat(random.nextInt())
          : Double.longBitsToDouble(random.nextLong());
      if (number != 0 && Math.abs(number) <= Double.MAX_VALUE) {
        String text = shortest(number, isFloat);
        double read = isFloat ? Float.parseFloat(text) : Double.parseDouble(text);
        assertThat(read).as(text).isEqualTo(number);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {-320, -40, -17, -4, -1, 0, 1, 9, 15, 17, 300})
  void returnedNumberIsReadFromTheText(int exponent) {
    Random random = new Random(exponent);
    for (int i = 0; i < 20_000; i++) {
      double number = (random.nextDouble() + 0.5) * Math.pow(10, exponent);
      boolean isFloat = i % 2 == 0 && Math.abs(exponent) < 41;
      TextOutput out = new TextOutput();
      double returned = new NumberWriter(out, true).shortest(number, isFloat);
      assertThat(returned).as("%s", out).isEqualTo(out.readReal(0));
    }
  }

  @ParameterizedTest
  @ValueSource(
      longs = {0, 7, -7, 10, 99, 1_000_000_007, 10_000_000_000L, Long.MAX_VALUE, Long.MIN_VALUE})
  void integerHasAllItsDigits(long number) {
    assertThat(new TextOutput().append(number).toString()).isEqualTo(Long.toString(number));
  }

  @Test
  void spilledCharactersComeFirst() {
    TextOutput out = new TextOutput();
    StringBuilder expected = new StringBuilder();
    for (int i = 0; i < 10_000; i++) {
      out.append(i).append(',', 'é').append(i % 3 == 0 ? "😀" : "x");
      expected.append(i).append(",é").append(i % 3 == 0 ? "😀" : "x");
      out.spill();
    }
    assertThat(out.toString()).isEqualTo(expected.toString());
  }
}
