package io.variantmapper.runtime.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

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
  void samePixelsAreEqual() {
    assertThat(new Image(Image.RGB, 0, 1, 1, RED.clone()))
        .isEqualTo(PIXEL)
        .hasSameHashCodeAs(PIXEL);
  }

  @ParameterizedTest
  @MethodSource("others")
  void imageThatIsOtherInOnePartDiffers(Image other) {
    assertThat(other).isNotEqualTo(PIXEL);
  }

  @Test
  void pixelsAreNotPrinted() {
    assertThat(PIXEL).hasToString("Image[format=3, 1×1, 3 bytes]");
  }
}
