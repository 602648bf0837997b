package io.variantmapper.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.VariantDescription.Floats;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks rules that hold for all trees and packets, on many random trees and packets. */
class VariantPropertiesTest {
  private static final int TREES = 3_000;

  /** The seed, which {@code -Dproperties.seed=N} can change. */
  private static final long SEED = Long.getLong("properties.seed", 1);

  private static final VariantDescription EXACT = new VariantDescription(Floats.EXACT);

  /**
   * The types whose bytes after the header are the same in every format that has the type, except
   * for the types that {@link #differing} returns.
   */
  private static final Set<VariantType> SAME_EVERYWHERE = EnumSet.complementOf(EnumSet.of(
      VariantType.RID,
      VariantType.OBJECT,
      VariantType.ARRAY,
      VariantType.DICTIONARY,
      VariantType.IMAGE,
      VariantType.INPUT_EVENT));

  private static final Set<VariantType> REALS = EnumSet.of(
      VariantType.VECTOR2,
      VariantType.RECT2,
      VariantType.VECTOR3,
      VariantType.TRANSFORM_2D,
      VariantType.VECTOR4,
      VariantType.PLANE,
      VariantType.QUATERNION,
      VariantType.AABB,
      VariantType.BASIS,
      VariantType.TRANSFORM_3D,
      VariantType.PROJECTION,
      VariantType.PACKED_VECTOR2_ARRAY,
      VariantType.PACKED_VECTOR3_ARRAY,
      VariantType.PACKED_VECTOR4_ARRAY);

  static List<VariantFormat> formats() {
    return List.of(
        VariantFormat.GODOT_2,
        VariantFormat.GODOT_3_0,
        VariantFormat.GODOT_3,
        VariantFormat.GODOT_4_0,
        VariantFormat.GODOT_4_3,
        VariantFormat.GODOT_4,
        VariantFormat.GODOT_4_0.withDoublePrecision(),
        VariantFormat.GODOT_4.withDoublePrecision());
  }

  @ParameterizedTest
  @MethodSource("formats")
  void encodedTreeIsDecodedToAnEqualTree(VariantFormat format) {
    RandomVariants variants = new RandomVariants(SEED, format);
    for (int i = 0; i < TREES; i++) {
      Variant tree = variants.tree(3);
      Variant decoded = Variant.decode(tree.encode(format), format);
      assertThat(decoded).as("seed %s, tree %s", SEED, i).isEqualTo(tree);
      assertThat(EXACT.of(decoded)).as("seed %s, tree %s", SEED, i).isEqualTo(EXACT.of(tree));
    }
  }

  @ParameterizedTest
  @MethodSource("formats")
  void decodedPacketIsEncodedToTheSameBytes(VariantFormat format) {
    RandomVariants variants = new RandomVariants(SEED, format);
    for (int i = 0; i < TREES; i++) {
      byte[] packet = variants.tree(3).encode(format);
      byte[] again = Variant.decode(packet, format).encode(format);
      assertThat(again).as("seed %s, tree %s", SEED, i).isEqualTo(packet);
    }
  }

  @ParameterizedTest
  @MethodSource("formats")
  void damagedButAcceptedPacketHasAStableEncoding(VariantFormat format) {
    RandomVariants variants = new RandomVariants(SEED, format);
    Random random = new Random(SEED);
    int accepted = 0;
    for (int i = 0; i < TREES; i++) {
      byte[] damaged = variants.tree(2).encode(format);
      damaged[random.nextInt(damaged.length)] ^= (byte) (1 << random.nextInt(8));
      Variant tree;
      try {
        tree = Variant.decode(damaged, format);
      } catch (VariantException refused) {
        continue;
      }
      byte[] once = tree.encode(format);
      byte[] twice = Variant.decode(once, format).encode(format);
      assertThat(twice).as("seed %s, packet %s", SEED, i).isEqualTo(once);
      accepted++;
    }
    assertThat(accepted).isGreaterThan(TREES / 10);
  }

  @ParameterizedTest
  @MethodSource("formats")
  void mostTypesHaveTheSameBytesAfterTheHeaderInAllFormats(VariantFormat format) {
    RandomVariants variants = new RandomVariants(SEED, VariantFormat.GODOT_4);
    Set<VariantType> shared = EnumSet.copyOf(format.types());
    shared.retainAll(SAME_EVERYWHERE);
    shared.removeAll(differing(format));
    for (int i = 0; i < 20; i++) {
      for (VariantType type : shared) {
        Variant value = variants.leaf(type);
        assertThat(body(value, format))
            .as("seed %s, %s", SEED, type)
            .isEqualTo(body(value, VariantFormat.GODOT_4));
      }
    }
    assertThat(shared).hasSizeGreaterThan(10);
  }

  /**
   * Returns the types whose bytes in {@code format} differ from their bytes in Godot 4: their
   * numbers have another width, or in Godot 2, a NodePath has a separate property.
   */
  private static Set<VariantType> differing(VariantFormat format) {
    if (format.equals(VariantFormat.GODOT_2)) {
      return EnumSet.of(VariantType.INT, VariantType.FLOAT, VariantType.NODE_PATH);
    } else if (format.equals(VariantFormat.GODOT_3_0)) {
      return EnumSet.of(VariantType.INT);
    }
    return format.isDoublePrecision() ? REALS : EnumSet.noneOf(VariantType.class);
  }

  @ParameterizedTest
  @MethodSource("formats")
  void skippingEndsAtTheEndOfTheValue(VariantFormat format) {
    RandomVariants variants = new RandomVariants(SEED, format);
    for (int i = 0; i < TREES; i++) {
      byte[] packet = variants.tree(3).encode(format);
      VariantReader in = new VariantReader(packet, format);
      in.skip();
      assertThat(in.offset()).as("seed %s, tree %s", SEED, i).isEqualTo(packet.length);
    }
  }

  @ParameterizedTest
  @MethodSource("formats")
  void rawValueIsWrittenUnchanged(VariantFormat format) {
    RandomVariants variants = new RandomVariants(7, format);
    byte[] packet = new Variant.Array(List.of(variants.tree(3), variants.tree(3))).encode(format);
    Variant.Raw raw = new VariantReader(packet, format).readRaw();
    assertThat(raw.encode(format)).isEqualTo(packet);
    assertThat(raw.decode()).isEqualTo(Variant.decode(packet, format));
  }

  private static byte[] body(Variant value, VariantFormat format) {
    byte[] packet = value.encode(format);
    return Arrays.copyOfRange(packet, 4, packet.length);
  }
}
