package io.variantmapper.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class SvgTest {
  @Test
  void stackHasTheTotalHeightOfItsPictures() {
    Svg stack = Svg.stack(List.of(new Svg(100, 20), new Svg(100, 30)));
    assertThat(stack.toString()).contains("viewBox=\"0 0 100 50\"", "translate(0 20)");
  }
}
