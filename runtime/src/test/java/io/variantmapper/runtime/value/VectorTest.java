package io.variantmapper.runtime.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class VectorTest {
  /** A grid of 256 × 256 vectors of one type. */
  interface Grid {
    Object vector(int x, int y);
  }

  static Stream<Grid> grids() {
    return IntStream.of(1, 16, 1 << 20)
        .boxed()
        .flatMap(step -> Stream.of(
            (x, y) -> new Vector2(x * 0.5 * step, y * 0.5 * step),
            (x, y) -> new Vector3(1, x * step, y * step),
            (x, y) -> new Vector4(x * step, 0, y * step, 1),
            (x, y) -> new Vector2i(x * step, y * step),
            (x, y) -> new Vector3i(x * step, -1, y * step),
            (x, y) -> new Vector4i(0, 0, x * step, y * step)));
  }

  @ParameterizedTest
  @MethodSource("grids")
  void vectorsOfAGridRarelyHaveEqualHashCodes(Grid grid) {
    long different = IntStream.range(0, 1 << 16)
        .map(i -> grid.vector((i >> 8) - 128, (i & 255) - 128).hashCode())
        .distinct()
        .count();
    assertThat(different).isGreaterThan((1 << 16) - 10);
  }
}
