package io.variantmapper.runtime.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.Packets;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantReader;
import io.variantmapper.runtime.value.Vector2;
import io.variantmapper.runtime.value.Vector2i;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

final class CollisionGuardTest {
  private static final int MANY = 1000;
  private static final int NILS_OF_A_KEY = 6;

  /** The size of a key that consists of nils, and of an Array of two ints. */
  private static final int KEY_BYTES = 24;

  /** The limit for the average number of comparisons of keys with that size in a small packet. */
  private static final int LIMIT = 34;

  private final Set<@Nullable Object> keys = new HashSet<>();

  /** A key class of a user, with the usual hash code of a record. */
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

  private record LongCell(long x, long y) {}

  /** The keys of a grid whose cell in the middle has the coordinates 0 and 0. */
  enum Grid {
    RECORDS_OF_INTS {
      @Override
      Object key(int x, int y) {
        return new Cell(x, y);
      }
    },
    RECORDS_OF_LONGS {
      @Override
      Object key(int x, int y) {
        return new LongCell(x, y);
      }
    },
    LISTS {
      @Override
      Object key(int x, int y) {
        return List.of(x, y);
      }
    },
    VECTORS {
      @Override
      Object key(int x, int y) {
        return new Vector2(x, y);
      }
    },
    VECTORS_OF_INTS {
      @Override
      Object key(int x, int y) {
        return new Vector2i(x, y);
      }
    };

    abstract Object key(int x, int y);

    Object key(int index, int width, int height) {
      return key(index / height - width / 2, index % height - height / 2);
    }
  }

  private static VariantReader nils(int count) {
    return new VariantReader(new byte[count * KEY_BYTES], VariantFormat.GODOT_4);
  }

  private static void readKey(VariantReader in) {
    for (int i = 0; i < NILS_OF_A_KEY; i++) {
      in.readNil();
    }
  }

  /** Reads keys into the set, each from 24 bytes. */
  private void fill(int count, IntFunction<@Nullable Object> key) {
    VariantReader in = nils(count);
    fill(in, new CollisionGuard(in), count, key);
  }

  private void fill(
      VariantReader in, CollisionGuard guard, int count, IntFunction<@Nullable Object> key) {
    for (int i = 0; i < count; i++) {
      Object next = key.apply(i);
      readKey(in);
      guard.check(next, keys.size());
      keys.add(next);
    }
  }

  private static Cell colliding(int i) {
    return new Cell(i, -31 * i);
  }

  /** Returns different numbers whose hash code is 0. */
  private static long collidingNumber(int i) {
    return (long) i << Integer.SIZE | i;
  }

  /** Returns keys that share a hash code with as many others as a packet can have. */
  private static Cell worst(int i) {
    int group = i / (2 * LIMIT);
    int member = i % (2 * LIMIT);
    return new Cell(member, group - 31 * member);
  }

  @ParameterizedTest
  @EnumSource(names = {"RECORDS_OF_LONGS", "LISTS"})
  void largeGridIsAccepted(Grid grid) {
    assertGridIsAccepted(grid, 2048, 2048);
  }

  @ParameterizedTest
  @CsvSource({"16, 16", "32, 1024", "64, 2048", "128, 2048", "2048, 64"})
  void gridOfAnyShapeIsAccepted(int width, int height) {
    for (Grid grid : Grid.values()) {
      assertGridIsAccepted(grid, width, height);
    }
  }

  /** Does not fill a set, because 4 million keys take half a gigabyte. */
  private static void assertGridIsAccepted(Grid grid, int width, int height) {
    VariantReader in = nils(width * height);
    CollisionGuard guard = new CollisionGuard(in);
    for (int i = 0; i < width * height; i++) {
      readKey(in);
      guard.check(grid.key(i, width, height), i);
    }
    assertThat(in.offset()).isEqualTo(width * height * KEY_BYTES);
  }

  @Test
  void manyKeysWithTheSameHashCodeAreRefused() {
    assertThatThrownBy(() -> fill(MANY, CollisionGuardTest::colliding))
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageContaining("Too many different keys have the hash code 0.");
  }

  @Test
  void collidingKeysAmongOthersAreRefused() {
    assertThatThrownBy(() -> fill(MANY, i -> i % 2 == 0 ? colliding(i) : new Vector2i(1, i)))
        .isInstanceOf(MalformedPacketException.class);
  }

  @Test
  void worstAcceptedPacketComparesEachKeyAsOftenAsTheLimitOnAverage() {
    Cell.comparisons = 0;
    fill(MANY, CollisionGuardTest::worst);
    // A HashMap compares some keys twice when it turns a bin of keys into a tree.
    assertThat(Cell.comparisons).isBetween(LIMIT / 2 * MANY, 2 * LIMIT * MANY);
  }

  @Test
  void refusedPacketIsRefusedBeforeItComparesMoreKeys() {
    Cell.comparisons = 0;
    assertThatThrownBy(() -> fill(MANY, CollisionGuardTest::colliding))
        .isInstanceOf(MalformedPacketException.class);
    assertThat(Cell.comparisons).isLessThan(2 * LIMIT * MANY);
  }

  @Test
  void repeatedKeyIsNotAnotherKey() {
    assertThatCode(() -> fill(MANY, i -> colliding(i % 2))).doesNotThrowAnyException();
  }

  @Test
  void lookingUpARepeatedKeyAmongCollidingKeysCounts() {
    assertThatThrownBy(() -> fill(MANY, i -> colliding(Math.min(i, MANY / 4))))
        .isInstanceOf(MalformedPacketException.class);
  }

  /** There are 20 comparisons for each key, but 90 compared bytes for each byte of the packet. */
  @Test
  void comparingLargeKeysCountsMore() {
    VariantReader in = nils(5 * MANY);
    CollisionGuard guard = new CollisionGuard(in);
    fill(in, guard, 2 * MANY, i -> new Vector2i(1, i));
    assertThatThrownBy(() -> fill(in, guard, 300, i -> {
          for (int part = 1; part < 10; part++) {
            readKey(in);
          }
          return colliding(i);
        }))
        .isInstanceOf(MalformedPacketException.class);
  }

  @Test
  void stringsOrNumbersWithTheSameHashCodeAreAccepted() {
    assertThatCode(() -> fill(MANY, CollisionGuardTest::collidingNumber))
        .doesNotThrowAnyException();
  }

  /** A HashMap does not sort keys of different classes. */
  @Test
  void stringsAndNumbersWithTheSameHashCodeAreRefusedIfTheyAreMixed() {
    assertThatThrownBy(() -> fill(MANY, i -> {
          long number = collidingNumber(i);
          return i % 2 == 0 ? (Object) number : (Object) Double.longBitsToDouble(number);
        }))
        .isInstanceOf(MalformedPacketException.class);
  }

  @Test
  void nullIsComparedWithKeysThatHaveTheHashCodeZero() {
    assertThatThrownBy(() -> fill(MANY, i -> i < MANY / 2 ? collidingNumber(i) : null))
        .isInstanceOf(MalformedPacketException.class);
  }

  @Test
  void numbersWithTheSameHashCodeAreRefusedIfTheMapDoesNotSortThem() {
    VariantReader in = nils(MANY);
    assertThatThrownBy(() ->
            fill(in, CollisionGuard.ofUnsorted(in), MANY, CollisionGuardTest::collidingNumber))
        .isInstanceOf(MalformedPacketException.class);
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
}
