package io.variantmapper.runtime.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.types.TypeTable;
import io.variantmapper.runtime.value.Image;
import io.variantmapper.runtime.value.InputEvent;
import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.StringName;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VariantMapTest {
  private static final long SEED = VariantMap.SEED;
  private static final byte[] NO_BYTES = {};

  private interface KeyOf {
    Variant key(int i);
  }

  @Test
  void objectsThatDifferInAPropertyHaveDifferentHashes() {
    assertDifferent(i -> object("a", new Variant.Int(i)));
    assertDifferent(i -> object("a" + i, Variant.Nil.INSTANCE));
  }

  @Test
  void differentInputEventsHaveDifferentHashes() {
    assertDifferent(i -> event(i, 0));
    assertDifferent(i -> event(0, i));
    assertDifferent(
        i -> new Variant.Value(VariantType.INPUT_EVENT, InputEvent.of(InputEvent.KEY, 0, 0, i)));
  }

  @Test
  void differentImagesWithoutPixelsHaveDifferentHashes() {
    assertDifferent(i -> image(i, 0, 0));
    assertDifferent(i -> image(0, i, 0));
    assertDifferent(i -> image(0, 0, i));
  }

  @Test
  void absoluteAndRelativePathHaveDifferentHashes() {
    assertThat(VariantMethods.hash(Variant.of(NodePath.parse("/a")), SEED))
        .isNotEqualTo(VariantMethods.hash(Variant.of(NodePath.parse("a")), SEED));
  }

  /** An attacker who knows the seed can invert the hash. */
  @Test
  void tooManyKeysWithTheSameHashAreRefused() {
    VariantMap map = new VariantMap(0);
    assertThatThrownBy(() -> {
          for (long i = 0; i < 10_000; i++) {
            map.add(new Variant.Int(intWithHash(i << 32)), Variant.Nil.INSTANCE);
          }
        })
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageStartingWith("More than 256 keys of a Dictionary collide");
    assertThat(map).hasSize(257);
  }

  @Test
  void onlyAnEqualKeyIsFound() {
    VariantMap map = new VariantMap(0);
    map.add(Variant.of("a"), Variant.of(1));
    assertThat(map.containsKey(Variant.of("a"))).isTrue();
    assertThat(map.containsKey(Variant.of("b"))).isFalse();
    Map<?, ?> mapOfAny = map;
    assertThat(mapOfAny.containsKey("a")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 7, 8, 9, 10, 300})
  void textsAreFoundWithAndWithoutAHashTable(int count) {
    VariantMap map = texts(count);
    for (int i = 0; i < count; i++) {
      assertThat(map.get(new Variant.Value(VariantType.STRING_NAME, new StringName("key" + i))))
          .isEqualTo(Variant.of(i));
    }
    assertThat(map.get(Variant.of("key" + count))).isNull();
    assertThat(map.get(Variant.of(0))).isNull();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 8, 9})
  void duplicateTextKeepsItsPosition(int count) {
    VariantMap map = texts(count);
    assertThat(map.add(Variant.of("key0"), Variant.of("new"))).isFalse();
    assertThat(map.keySet()).containsExactlyElementsOf(texts(count).keySet());
    assertThat(map.get(Variant.of("key0"))).isEqualTo(Variant.of("new"));
  }

  @Test
  void textsAreFoundAfterAKeyOfAnotherType() {
    VariantMap map = texts(3);
    map.add(Variant.of(7), Variant.of("seven"));
    assertThat(map.get(Variant.of("key2"))).isEqualTo(Variant.of(2));
    assertThat(map.get(Variant.of(7))).isEqualTo(Variant.of("seven"));
  }

  @Test
  void mapsWithAndWithoutAHashTableHaveTheSameHash() {
    VariantMap hashed = new VariantMap(0);
    hashed.addNew(Variant.of("key0"), Variant.of(0));
    assertThat(hashed.sumOfHashes()).isEqualTo(texts(1).sumOfHashes());
    assertThat(hashed.hasEntriesOf(texts(1))).isTrue();
  }

  private static VariantMap texts(int count) {
    VariantMap map = new VariantMap(0);
    for (int i = 0; i < count; i++) {
      map.add(Variant.of("key" + i), Variant.of(i));
    }
    return map;
  }

  @Test
  void keysAddedWithAddNewAreFound() {
    VariantMap map = new VariantMap(0);
    for (int i = 0; i < 3; i++) {
      map.addNew(object("a" + i, Variant.Nil.INSTANCE), Variant.of(i));
    }
    assertThat(map.get(object("a2", Variant.Nil.INSTANCE))).isEqualTo(Variant.of(2));
  }

  private static void assertDifferent(KeyOf keys) {
    assertThat(IntStream.range(0, 1000)
            .mapToObj(i -> (int) VariantMethods.hash(keys.key(i), SEED))
            .distinct())
        .hasSizeGreaterThan(990);
  }

  private static Variant object(String name, Variant value) {
    return new Variant.FullObject("A", List.of(new Variant.Property(name, value)));
  }

  private static Variant event(int type, int device) {
    return new Variant.Value(VariantType.INPUT_EVENT, new InputEvent(type, device, NO_BYTES));
  }

  private static Variant image(int mipmaps, int width, int height) {
    return new Variant.Value(
        VariantType.IMAGE, new Image(Image.RGB, mipmaps, width, height, NO_BYTES));
  }

  /** Returns the int with this hash, by inverting each step of {@code TypeTable.mix}. */
  private static long intWithHash(long hash) {
    long mixed = unshifted(hash) * inverse(0xC4CEB9FE1A85EC53L);
    mixed = unshifted(mixed) * inverse(0xFF51AFD7ED558CCDL);
    return unshifted(mixed) ^ (TypeTable.mix(SEED, VariantType.INT.ordinal()) * 31);
  }

  private static long unshifted(long value) {
    return value ^ (value >>> 33);
  }

  private static long inverse(long odd) {
    long inverse = odd;
    for (int i = 0; i < 6; i++) {
      inverse *= 2 - odd * inverse;
    }
    return inverse;
  }
}
