package io.variantmapper.runtime.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.Packets;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.value.Vector2i;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class CollisionGuardTest {
  private static final int MANY = 1000;

  private final CollisionGuard hashes = new CollisionGuard(Packets.reader("00000000"));
  private final Set<Object> keys = new HashSet<>();

  private void add(int count, IntFunction<Object> key) {
    for (int i = 0; i < count; i++) {
      Object next = key.apply(i);
      hashes.check(next, keys.size());
      keys.add(next);
    }
  }

  /** A key class of a user, with the usual hash code 31 * x + y. */
  private record Cell(int x, int y) {
    private static int comparisons;

    @Override
    public boolean equals(@Nullable Object other) {
      comparisons++;
      return other instanceof Cell that && x == that.x && y == that.y;
    }

    @Override
    public int hashCode() {
      return 31 * x + y;
    }
  }

  private static Cell colliding(int i) {
    return new Cell(i, -31 * i);
  }

  @Test
  void manyKeysWithTheSameHashCodeAreRefused() {
    assertThatThrownBy(() -> add(MANY, CollisionGuardTest::colliding))
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageContaining("Too many different keys have the hash code 0.");
    assertThat(keys).hasSizeLessThan(64);
  }

  @Test
  void collidingKeysAmongOthersAreRefused() {
    assertThatThrownBy(() -> add(MANY, i -> i % 3 == 0 ? colliding(i) : new Vector2i(1, i)))
        .isInstanceOf(MalformedPacketException.class);
  }

  @Test
  void repeatedKeyCountsOnce() {
    assertThatCode(() -> add(MANY, i -> colliding(i % 2))).doesNotThrowAnyException();
  }

  @Test
  void repeatedKeyAmongManyCountsOnce() {
    add(MANY, i -> new Vector2i(1, i));
    assertThatCode(() -> add(MANY, i -> colliding(0))).doesNotThrowAnyException();
  }

  @Test
  void collidingKeysAfterManyOthersAreRefused() {
    add(MANY, i -> new Vector2i(1, i));
    assertThatThrownBy(() -> add(MANY, CollisionGuardTest::colliding))
        .isInstanceOf(MalformedPacketException.class);
    assertThat(keys).hasSizeLessThan(MANY + 250);
  }

  @Test
  void keysAreComparedOnlyAFewTimesOnAverage() {
    Cell.comparisons = 0;
    assertThatThrownBy(() -> add(MANY * MANY, i -> new Cell(i % 40, i / 40 - 31 * (i % 40))))
        .isInstanceOf(MalformedPacketException.class);
    // A HashMap compares keys again when it turns a bin of many keys into a tree.
    assertThat(Cell.comparisons).isLessThan(3 * 16 * (keys.size() + 1));
  }

  @ParameterizedTest
  @ValueSource(ints = {16, 100, 500})
  void gridOfKeysOfAUserClassIsAccepted(int rows) {
    assertThatCode(() -> add(rows * rows, i -> new Cell(i / rows, i % rows)))
        .doesNotThrowAnyException();
  }

  @Test
  void messageContainsThePathOfTheRefusedKey() {
    VariantReader in = Packets.reader("1c000000 02000000 00000000 00000000");
    in.beginArray();
    in.skip();
    CollisionGuard inPacket = new CollisionGuard(in);
    assertThatThrownBy(() -> {
          for (int i = 0; i < MANY; i++) {
            inPacket.check(colliding(i), i);
          }
        })
        .hasMessageEndingWith("at offset 12 ($[1])");
  }

  @Test
  void gridOfVectorsIsAccepted() {
    assertThatCode(() -> add(MANY * MANY, i -> new Vector2i(i / MANY, i % MANY)))
        .doesNotThrowAnyException();
  }

  @Test
  void nullIsAcceptedAsAKey() {
    assertThatCode(() -> add(MANY, i -> i % 2 == 0 ? null : i)).doesNotThrowAnyException();
  }

  @Test
  void treeWithManyCollidingKeysIsNotConvertedToAMap() {
    Map<Variant, Variant> entries = new LinkedHashMap<>();
    IntStream.range(0, MANY)
        .mapToObj(i -> new Vector2i(i, -i * 0x9E3779B9))
        .forEach(key -> entries.put(Variant.of(key), Variant.Nil.INSTANCE));
    Variant tree = new Variant.Dictionary(entries);
    assertThatThrownBy(tree::toJava).isInstanceOf(MalformedPacketException.class);
  }
}
