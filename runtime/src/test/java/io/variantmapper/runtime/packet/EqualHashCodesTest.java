package io.variantmapper.runtime.packet;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.value.Vector2i;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class EqualHashCodesTest {
  private static final int SIDE = 300;

  /** A key with any hash code. */
  private record Key(int hash) {
    @Override
    public int hashCode() {
      return hash;
    }
  }

  /** Returns how many of {@code count} new keys were counted as equal to one key too many. */
  private static int excess(int count, IntFunction<Object> key) {
    EqualHashCodes hashCodes = new EqualHashCodes(true);
    Map<Integer, Integer> exact = new HashMap<>();
    int excess = 0;
    for (int i = 0; i < count; i++) {
      Object next = key.apply(i);
      int expected = exact.merge(next.hashCode(), 1, Integer::sum) - 1;
      int counted = hashCodes.count(next, i);
      assertThat(counted).isBetween(expected, expected + 1);
      excess += counted - expected;
    }
    return excess;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 7, 300, 100_000})
  void keysAreNeverCountedTooLow(int hashes) {
    Random random = new Random(1);
    assertThat(excess(SIDE * SIDE, i -> new Key(random.nextInt(hashes))))
        .isLessThan(SIDE * SIDE / 10);
  }

  @Test
  void vectorsOfAGridSeldomCountAsEqual() {
    assertThat(excess(SIDE * SIDE, i -> new Vector2i(i / SIDE, i % SIDE)))
        .isLessThan(SIDE * SIDE / 10);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, -3, 1 << 16, 0x9E3779B9})
  void hashCodesInEqualStepsSeldomCountAsEqual(int step) {
    assertThat(excess(SIDE * SIDE, i -> new Key(i * step))).isLessThan(SIDE * SIDE / 5);
  }

  @Test
  void keyThatIsNotPutIntoTheMapIsNotCounted() {
    EqualHashCodes hashCodes = new EqualHashCodes(true);
    for (int i = 0; i < SIDE; i++) {
      assertThat(hashCodes.count(new Key(5), 0)).isZero();
    }
  }
}
