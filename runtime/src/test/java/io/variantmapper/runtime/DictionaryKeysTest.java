package io.variantmapper.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Checks which keys of a Dictionary are equal. The results for Godot 3 are from a running Godot
 * 3.2.3.
 */
class DictionaryKeysTest {
  private static final Variant OBJECT = new Variant.FullObject("Reference", List.of());
  private static final Variant NANS = Variant.of(new float[] {1, Float.NaN});
  private static final Variant NUMBERS = Variant.of(new float[] {1, 2});
  private static final Variant EMPTY = new Variant.Dictionary(Map.of());

  /**
   * Godot 3 writes two such keys for
   * {@code var2bytes({Reference.new(): 1, Reference.new(): 2}, true)}.
   */
  @Test
  void equalObjectsAreDifferentKeys() {
    assertThat(entries(OBJECT, VariantFormat.GODOT_3)).isEqualTo(2);
    assertThat(entries(OBJECT, VariantFormat.GODOT_4)).isEqualTo(2);
  }

  @Test
  void containersOfEqualObjectsAreDifferentKeys() {
    assertThat(entries(new Variant.Array(List.of(OBJECT)), VariantFormat.GODOT_3))
        .isEqualTo(2);
    assertThat(entries(new Variant.Array(List.of(OBJECT)), VariantFormat.GODOT_4))
        .isEqualTo(2);
    assertThat(entries(Variant.of(Map.of(OBJECT, 1)), VariantFormat.GODOT_4)).isEqualTo(2);
    assertThat(entries(Variant.of(Map.of(1, OBJECT)), VariantFormat.GODOT_4)).isEqualTo(2);
  }

  @Test
  void arraysWithNanAreDifferentKeysBeforeGodot4() {
    assertThat(entries(NANS, VariantFormat.GODOT_3)).isEqualTo(2);
    assertThat(entries(new Variant.Array(List.of(NANS)), VariantFormat.GODOT_3)).isEqualTo(2);
    assertThat(entries(NANS, VariantFormat.GODOT_4)).isEqualTo(1);
  }

  @Test
  void equalArraysAreTheSameKey() {
    assertThat(entries(NUMBERS, VariantFormat.GODOT_3)).isEqualTo(1);
    assertThat(entries(new Variant.Array(List.of(NUMBERS)), VariantFormat.GODOT_3))
        .isEqualTo(1);
    assertThat(entries(EMPTY, VariantFormat.GODOT_4)).isEqualTo(1);
  }

  @Test
  void decodingAPacketWithEqualKeysTwiceReturnsEqualTrees() {
    byte[] packet = twice(EMPTY, 1, 2, VariantFormat.GODOT_3);
    Variant tree = Variant.decode(packet, VariantFormat.GODOT_3);
    Variant again = Variant.decode(packet, VariantFormat.GODOT_3);
    assertThat(again).isEqualTo(tree).hasSameHashCodeAs(tree);
  }

  @Test
  void treesWithDifferentValuesOfEqualKeysAreNotEqual() {
    Variant tree = Variant.decode(twice(EMPTY, 1, 1, VariantFormat.GODOT_3), VariantFormat.GODOT_3);
    Variant other = Variant.of(Map.of(EMPTY, 1, 7, 1));
    assertThat(tree).isNotEqualTo(other);
    assertThat(other).isNotEqualTo(tree);
    assertThat(tree)
        .isNotEqualTo(
            Variant.decode(twice(EMPTY, 1, 2, VariantFormat.GODOT_3), VariantFormat.GODOT_3));
  }

  @Test
  void orderOfKeysDoesNotAffectEquality() {
    Map<Object, Object> backwards = new LinkedHashMap<>();
    backwards.put("b", 2);
    backwards.put("a", 1);
    Map<Object, Object> forwards = new LinkedHashMap<>();
    forwards.put("a", 1);
    forwards.put("b", 2);
    assertThat(Variant.of(forwards))
        .isEqualTo(Variant.of(backwards))
        .hasSameHashCodeAs(Variant.of(backwards));
  }

  private static int entries(Variant key, VariantFormat format) {
    byte[] packet = twice(key, 1, 2, format);
    Variant.Dictionary tree = (Variant.Dictionary) Variant.decode(packet, format);
    if (tree.entries().size() == 2) {
      assertThat(tree.encode(format)).isEqualTo(packet);
    }
    return tree.entries().size();
  }

  private static byte[] twice(Variant key, int first, int second, VariantFormat format) {
    VariantWriter out = new VariantWriter(format);
    out.beginDictionary(2);
    out.writeVariant(key);
    out.writeInt(first);
    out.writeVariant(key);
    out.writeInt(second);
    out.endDictionary();
    return out.toByteArray();
  }
}
