package io.variantmapper.runtime.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ImageTest {
  private static final byte[] RED = {(byte) 255, 0, 0};
  private static final Image PIXEL = new Image(Image.RGB, 0, 1, 1, RED);

  static Stream<Image> others() {
    return Stream.of(
        new Image(Image.RGBA, 0, 1, 1, RED),
        new Image(Image.RGB, 1, 1, 1, RED),
        new Image(Image.RGB, 0, 2, 1, RED),
        new Image(Image.RGB, 0, 1, 2, RED),
        new Image(Image.RGB, 0, 1, 1, new byte[] {0, 0, 0}));
  }

  @Test
  void imagesWithTheSamePixelsAreEqual() {
    assertThat(new Image(Image.RGB, 0, 1, 1, RED.clone()))
        .isEqualTo(PIXEL)
        .hasSameHashCodeAs(PIXEL);
  }

  @ParameterizedTest
  @MethodSource("others")
  void imagesThatDifferInOneComponentAreNotEqual(Image other) {
    assertThat(other).isNotEqualTo(PIXEL);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, Image.FORMATS, Integer.MIN_VALUE})
  void formatThatEnginesDoNotReadIsRefused(int format) {
    assertThatThrownBy(() -> new Image(format, 0, 1, 1, RED))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("No image format " + format + ". Give a number from 0 to 22");
  }

  @Test
  void pixelsAreNotPrinted() {
    assertThat(PIXEL).hasToString("Image[format=3, 1×1, 3 bytes]");
  }
}
