package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Packets whose keys all have the same hash code in Java. Such keys make a map slow. */
class CollisionGuardTest {
  private static final int MANY = 1000;

  /** The factors in the hash code of a Variant. */
  private static final List<Long> FACTORS = List.of(0xFF51AFD7ED558CCDL, 0xC4CEB9FE1A85EC53L);

  private static final Compiled TYPES = Compiled.of(
      List.of(JavaFileObjects.forSourceString("game.Types", """
              package game;
              import io.variantmapper.annotations.*;
              import io.variantmapper.runtime.Variant;
              import java.util.*;
              class Types {
                @VariantArray record Cell(int x, int y) {}
                @VariantDictionary record Grid(Map<Cell, Integer> cells) {}
                @VariantDictionary record Area(Set<Cell> cells) {}
                @VariantDictionary record Gaps(
                    Set<@org.jspecify.annotations.Nullable Cell> cells,
                    Map<@org.jspecify.annotations.Nullable Cell, Integer> counts) {}
                @VariantDictionary record Row(List<Cell> cells) {}
                @VariantDictionary record Kept(Map<Variant, Integer> cells) {}
                @VariantDictionary record Box<T>(Map<T, Integer> cells) {}
                @VariantDictionary record Cells(Box<Cell> box) {}
                @VariantDictionary record Loose(@VariantExtras Map<Variant, Variant> rest) {}
                @VariantDictionary record Sorted(
                    Map<String, Integer> texts,
                    Map<Long, Integer> numbers,
                    Map<Thread.State, Integer> constants,
                    Set<String> names) {}
                @VariantDictionary record Own(Names names, Scores scores) {}
                @VariantDictionary record Missing(
                    Set<@org.jspecify.annotations.Nullable String> names) {}
                static class Names extends HashSet<String> {
                  private static final long serialVersionUID = 1;
                }
                static class Scores extends Hashtable<String, Integer> {
                  private static final long serialVersionUID = 1;
                }
              }
              """)),
      List.of("-Xlint:all", "-Werror"));

  /**
   * Returns the components of a record of two ints. Its hash code, {@code 31 * first + second}, is
   * 0 for each {@code i}.
   */
  private static List<Object> alike(int i) {
    return List.of(i, -31 * i);
  }

  private static Map<Object, Object> manyAlike() {
    return entries(CollisionGuardTest::alike);
  }

  /** Returns many entries whose keys are ints with equal hash codes as Variants. */
  private static Map<Object, Object> manyVariantsAlike() {
    long type = mixed(0, VariantType.INT.ordinal());
    return entries(i -> type * 31 ^ unmixed((long) i << Integer.SIZE));
  }

  /** Mixes two numbers as the hash code of a Variant does. */
  private static long mixed(long hash, long value) {
    long mixed = folded(hash * 31 ^ value) * FACTORS.get(0);
    return folded(folded(mixed) * FACTORS.get(1));
  }

  /** Undoes the mixing, as an attacker can. */
  private static long unmixed(long hash) {
    long mixed = folded(hash) * inverse(FACTORS.get(1));
    return folded(folded(mixed) * inverse(FACTORS.get(0)));
  }

  /** Folds the high bits into the low bits; the second call undoes the first. */
  private static long folded(long number) {
    return number ^ number >>> 33;
  }

  private static long inverse(long odd) {
    return BigInteger.valueOf(odd).modInverse(BigInteger.TWO.pow(Long.SIZE)).longValue();
  }

  private static Map<Object, Object> entries(IntFunction<Object> key) {
    Map<Object, Object> entries = new HashMap<>();
    for (int i = 0; i < MANY; i++) {
      entries.put(key.apply(i), i);
    }
    return entries;
  }

  private static Object read(String type, Object value) throws ReflectiveOperationException {
    assertThat(TYPES.messages()).isEmpty();
    byte[] packet = Variant.of(value).encode(VariantFormat.GODOT_4);
    return TYPES.serializer("game.Types$" + type).decode(packet);
  }

  private static void assertRefused(String type, Object value) {
    assertThatThrownBy(() -> read(type, value))
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageContaining("different keys have the hash code");
  }

  @Test
  void collidingKeysOfAMapAreRefused() {
    assertRefused("Grid", Map.of("cells", manyAlike()));
  }

  @Test
  void collidingVariantKeysAreRefused() {
    assertRefused("Kept", Map.of("cells", manyVariantsAlike()));
  }

  @Test
  void collidingKeysWhoseTypeIsATypeParameterAreRefused() {
    assertRefused("Cells", Map.of("box", Map.of("cells", manyAlike())));
  }

  @Test
  void collidingElementsOfASetAreRefused() {
    assertRefused("Area", Map.of("cells", new ArrayList<>(manyAlike().keySet())));
  }

  @Test
  void collidingExtrasAreRefused() {
    assertRefused("Loose", manyVariantsAlike());
  }

  /**
   * Returns many texts with the hash code 0. They consist of pairs of characters, and each pair can
   * be exchanged for another pair with the same hash code.
   */
  private static List<String> manyTextsAlike() {
    List<String> pairs = List.of("f5", "a5", "a6", "08");
    List<String> others = List.of("eT", "`T", "`U", "/W");
    return IntStream.range(0, MANY)
        .mapToObj(i -> IntStream.range(0, 12)
            .mapToObj(bit -> ((i >> bit & 1) == 0 ? pairs : others).get(bit % 4))
            .collect(Collectors.joining()))
        .toList();
  }

  @Test
  void collidingTextsInAHashSetAreAccepted() throws ReflectiveOperationException {
    assertThat(read("Own", Map.of("names", manyTextsAlike(), "scores", Map.of())))
        .isNotNull();
  }

  /** A Hashtable does not sort them. */
  @Test
  void collidingTextsInAnotherMapAreRefused() {
    Map<String, Integer> scores =
        manyTextsAlike().stream().collect(Collectors.toMap(text -> text, String::length));
    assertRefused("Own", Map.of("names", List.of(), "scores", scores));
  }

  /** Null also has the hash code 0, and is not sorted. */
  @Test
  void manyNullsAmongCollidingTextsAreRefused() {
    List<Object> names = new ArrayList<>(manyTextsAlike());
    names.addAll(Collections.nCopies(MANY, null));
    assertRefused("Missing", Map.of("names", names));
  }

  @Test
  void nilIsAcceptedAsAKey() throws ReflectiveOperationException {
    List<Object> cells = new ArrayList<>();
    cells.add(null);
    Map<Object, Object> counts = new HashMap<>();
    counts.put(null, 3);
    assertThat(read("Gaps", Map.of("cells", cells, "counts", counts)))
        .hasToString("Gaps[cells=[null], counts={null=3}]");
  }

  @Test
  void repeatedElementIsAccepted() throws ReflectiveOperationException {
    List<Object> elements = new ArrayList<>();
    for (int i = 0; i < MANY; i++) {
      elements.add(alike(0));
    }
    assertThat(read("Area", Map.of("cells", elements))).hasToString("Area[cells=[Cell[x=0, y=0]]]");
  }

  @Test
  void collidingElementsOfAListAreAccepted() throws ReflectiveOperationException {
    assertThat(read("Row", Map.of("cells", new ArrayList<>(manyAlike().keySet()))))
        .isNotNull();
  }

  @Test
  void comparableKeysNeedNoCheck() throws IOException {
    assertThat(TYPES.generated().get("Types_SortedVariantSerializer.java"))
        .doesNotContain("CollisionGuard");
  }
}
