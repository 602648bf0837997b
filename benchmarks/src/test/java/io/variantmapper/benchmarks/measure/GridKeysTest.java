package io.variantmapper.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.benchmarks.domain.Expensive.Cells;
import io.variantmapper.benchmarks.domain.Grids.Costs;
import io.variantmapper.benchmarks.domain.Grids.VectorSet;
import io.variantmapper.benchmarks.measure.GridKeys.Grid;
import org.junit.jupiter.api.Test;

final class GridKeysTest {
  private static final int SIDE = 512;

  @Test
  void setOfVectorsIsReadAsItIsFilled() {
    Grid grid = GridKeys.SET.grid(SIDE);
    assertThat(((VectorSet) grid.read().get()).of())
        .hasSize(SIDE * SIDE)
        .isEqualTo(grid.fill().get());
  }

  @Test
  void mapOfVectorsIsReadAsItIsFilled() {
    Grid grid = GridKeys.MAP.grid(SIDE);
    assertThat(((Costs) grid.read().get()).of())
        .hasSize(SIDE * SIDE)
        .isEqualTo(grid.fill().get());
  }

  @Test
  void worstSetIsRead() {
    Grid grid = GridKeys.WORST.grid(SIDE);
    assertThat(((Cells) grid.read().get()).of()).hasSize(SIDE * SIDE);
  }
}
