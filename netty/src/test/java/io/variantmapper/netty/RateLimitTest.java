package io.variantmapper.netty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class RateLimitTest {
  private static final long SECOND = 1_000_000_000;

  private final RateLimit limit = new RateLimit(100, at(0));

  /** Returns a time that overflows after 5 seconds, as {@link System#nanoTime()} may. */
  private static long at(double seconds) {
    return Long.MAX_VALUE - 5 * SECOND + (long) (seconds * SECOND);
  }

  @Test
  void averageRateIsAllowedForever() {
    for (int message = 0; message < 10_000; message++) {
      assertThat(limit.isExceeded(1, at(message / 100.0))).isFalse();
    }
  }

  @Test
  void burstOfTenSecondsIsAllowed() {
    assertThat(limit.isExceeded(1000, at(0))).isFalse();
    assertThat(limit.isExceeded(1, at(0))).isTrue();
  }

  @Test
  void unitsOverTheLimitAreNotCounted() {
    assertThat(limit.isExceeded(1_000_000, at(0))).isTrue();
    assertThat(limit.isExceeded(1000, at(0))).isFalse();
  }

  @Test
  void anotherBurstIsAllowedAfterTenSeconds() {
    limit.isExceeded(1000, at(0));
    assertThat(limit.isExceeded(1000, at(9))).isTrue();
    assertThat(limit.isExceeded(1000, at(10))).isFalse();
  }

  @Test
  void rateOfZeroIsRefused() {
    assertThatThrownBy(() -> new RateLimit(0, at(0)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A rate must be positive, found 0");
  }
}
