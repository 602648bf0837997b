package io.variantmapper.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IdTableTest {
  /** Ids whose slots collide in a small table. */
  private static int id(Random random) {
    return random.nextInt(8) * 64 + random.nextInt(4) - 100;
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void tableHoldsWhatAHashMapWould(long seed) {
    Random random = new Random(seed);
    IdTable<Integer> table = new IdTable<>();
    Map<Integer, Integer> expected = new HashMap<>();
    for (int i = 0; i < 5_000; i++) {
      int id = id(random);
      if (random.nextBoolean()) {
        table.put(id, i);
        expected.put(id, i);
      } else {
        table.remove(id);
        expected.remove(id);
      }
      if (i % 1_000 == 999) {
        table.removeIf(value -> value % 3 == 0);
        expected.values().removeIf(value -> value % 3 == 0);
      }
      int other = id(random);
      assertThat(table.get(other)).isEqualTo(expected.get(other));
      assertThat(table.size()).isEqualTo(expected.size());
    }
  }
}
