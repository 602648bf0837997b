package io.variantmapper.sample.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class DurationsTest {
  private static final long MILLI = 1_000_000;
  private static final int MANY = 2000;

  private final Durations durations = new Durations();

  @Test
  void percentileIsTheDurationAtItsRank() {
    for (int i = MANY; i > 0; i--) {
      durations.add(i * MILLI);
    }
    assertThat(durations.percentiles()).isEqualTo(new Percentiles(1000, 1980, 1998, 2000));
  }

  @Test
  void percentilesAreZeroWithoutMeasurements() {
    durations.add(MILLI);
    durations.clear();
    assertThat(durations.percentiles()).isEqualTo(new Percentiles(0, 0, 0, 0));
  }
}
