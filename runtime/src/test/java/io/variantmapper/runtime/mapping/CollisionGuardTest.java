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
import org.junit.jupiter.api.Test;

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

  /** Of two ints, records make 31 times the one and the other. */
  private static Vector2i alike(int i) {
    return new Vector2i(i, -31 * i);
  }

  @Test
  void manyKeysOfOneHashCodeAreRefused() {
    assertThatThrownBy(() -> add(MANY, CollisionGuardTest::alike))
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageContaining("More than 256 different keys have the hash code 0");
    assertThat(keys).hasSizeLessThan(2 * 256 + 2);
  }

  @Test
  void theyAreFoundAmongOthers() {
    assertThatThrownBy(() -> add(MANY * MANY, i -> i % MANY == 0 ? alike(i) : new Vector2i(1, i)))
        .isInstanceOf(MalformedPacketException.class);
  }

  @Test
  void keyThatComesOftenIsOneKey() {
    assertThatCode(() -> add(MANY, i -> alike(i % 2))).doesNotThrowAnyException();
  }

  @Test
  void keyThatComesOftenAmongManyIsOneKey() {
    add(MANY, i -> new Vector2i(1, i));
    assertThatCode(() -> add(MANY, i -> alike(0))).doesNotThrowAnyException();
  }

  /** The one that came last is not counted yet. */
  @Test
  void keysAreCountedBehindTheFirst256() {
    add(256, i -> new Vector2i(1, i));
    add(257, CollisionGuardTest::alike);
    assertThatThrownBy(() -> add(1, i -> alike(257))).isInstanceOf(MalformedPacketException.class);
  }

  @Test
  void keysOfOneHashCodeAreCountedAcrossManyOthers() {
    add(456, CollisionGuardTest::alike);
    add(MANY, i -> new Vector2i(1, i));
    assertThatThrownBy(() -> add(60, i -> alike(456 + i)))
        .isInstanceOf(MalformedPacketException.class);
  }

  @Test
  void placeOfAKeyThatIsRefusedIsNamed() {
    VariantReader in = Packets.reader("1c000000 02000000 00000000 00000000");
    in.beginArray();
    in.skip();
    CollisionGuard inPacket = new CollisionGuard(in);
    assertThatThrownBy(() -> {
          for (int i = 0; i < MANY; i++) {
            inPacket.check(alike(i), i);
          }
        })
        .hasMessageEndingWith("at offset 12 ($[1])");
  }

  @Test
  void gridOfCellsIsTaken() {
    assertThatCode(() -> add(MANY * MANY, i -> new Vector2i(i / MANY, i % MANY)))
        .doesNotThrowAnyException();
  }

  @Test
  void nullIsAKey() {
    assertThatCode(() -> add(MANY, i -> i % 2 == 0 ? null : i)).doesNotThrowAnyException();
  }

  @Test
  void treeOfManyKeysAlikeDoesNotBecomeAMap() {
    Map<Variant, Variant> entries = new LinkedHashMap<>();
    IntStream.range(0, MANY).forEach(i -> entries.put(Variant.of(alike(i)), Variant.Nil.INSTANCE));
    Variant tree = new Variant.Dictionary(entries);
    assertThatThrownBy(tree::toJava).isInstanceOf(MalformedPacketException.class);
  }
}
