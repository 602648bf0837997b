package io.variantmapper.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.value.Basis;
import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.ObjectId;
import io.variantmapper.runtime.value.Rid;
import io.variantmapper.runtime.value.Signal;
import io.variantmapper.runtime.value.StringName;
import io.variantmapper.runtime.value.Transform3D;
import io.variantmapper.runtime.value.Vector2;
import io.variantmapper.runtime.value.Vector2i;
import io.variantmapper.runtime.value.Vector3;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class VariantTest {
  private static final Variant A = new Variant.Value(VariantType.STRING, "a");
  private static final Variant ONE = new Variant.Int(1);
  private static final Variant TWO = new Variant.Int(2);

  @Test
  void intAndFloatAreNotEqual() {
    assertThat(ONE).isNotEqualTo(new Variant.Float(1));
  }

  @Test
  void nanEqualsNan() {
    assertThat(new Variant.Float(Double.NaN)).isEqualTo(new Variant.Float(Double.NaN));
  }

  @Test
  void zeroEqualsNegativeZero() {
    assertThat(new Variant.Float(0.0))
        .isEqualTo(new Variant.Float(-0.0))
        .hasSameHashCodeAs(new Variant.Float(-0.0));
  }

  @Test
  void packedArraysWithEqualElementsAreEqual() {
    assertThat(new Variant.Packed(VariantType.PACKED_INT32_ARRAY, new int[] {1}))
        .isEqualTo(new Variant.Packed(VariantType.PACKED_INT32_ARRAY, new int[] {1}));
  }

  @Test
  void entryIsFoundByItsStringKey() {
    Variant.Dictionary dictionary = new Variant.Dictionary(Map.of(A, ONE));
    assertThat(dictionary.get("a")).isEqualTo(ONE);
    assertThat(dictionary.get("b")).isNull();
  }

  @Test
  void laterValueOfADuplicateKeyWins() {
    byte[] packet = Packets.packet("1b000000 02000000 02000000 01000000 02000000 01000000"
        + " 02000000 01000000 02000000 02000000");
    assertThat(Variant.decode(packet, VariantFormat.GODOT_4))
        .isEqualTo(new Variant.Dictionary(Map.of(ONE, TWO)));
  }

  /** The packet is from a running Godot 3.2.3. */
  @Test
  void equalDictionariesAreDifferentKeysBeforeGodot4() {
    String hex = "12000000 02000000 12000000 00000000 02000000 01000000"
        + " 12000000 00000000 02000000 02000000";
    Variant tree = Variant.decode(Packets.packet(hex), VariantFormat.GODOT_3);
    assertThat(Packets.hex(tree.encode(VariantFormat.GODOT_3))).isEqualTo(hex);
  }

  @Test
  void sharedBitOfGodot2IsKept() {
    String hex = "15000000 01000080 14000000 00000080";
    Variant tree = Variant.decode(Packets.packet(hex), VariantFormat.GODOT_2);
    assertThat(Packets.hex(tree.encode(VariantFormat.GODOT_2))).isEqualTo(hex);
    assertThat(Packets.hex(tree.encode(VariantFormat.GODOT_4)))
        .isEqualTo("1c000000 01000000 1b000000 00000000");
  }

  @Test
  void objectWithoutAClassIsTheNullObject() {
    String hex = "18000000 00000000";
    Variant none = Variant.decode(Packets.packet(hex), VariantFormat.GODOT_4);
    assertThat(none).isEqualTo(new Variant.FullObject("", List.of()));
    assertThat(Packets.hex(none.encode(VariantFormat.GODOT_4))).isEqualTo(hex);
  }

  @Test
  void intsHaveAllTheirDigitsAsText() {
    assertThat(Variant.of(new Vector2i(16_777_216, Integer.MIN_VALUE)))
        .hasToString("Vector2i(16777216, -2147483648)");
  }

  @Test
  void valueIsPrintedAsInGdscript() {
    assertThat(Variant.of(new Vector3(1, 0, -3.5))).hasToString("Vector3(1, 0, -3.5)");
    assertThat(Variant.of(NodePath.parse("/root/A:b"))).hasToString("^\"/root/A:b\"");
    assertThat(Variant.of("say \"hi\"")).hasToString("\"say \\\"hi\\\"\"");
  }

  /** Godot 3's var2str and Godot 4's var_to_str print the matrix row by row. */
  @Test
  void basisIsPrintedAsInGdscript() {
    Basis basis = new Basis(new Vector3(1, 2, 3), new Vector3(4, 5, 6), new Vector3(7, 8, 9));
    assertThat(Variant.of(basis)).hasToString("Basis(1, 4, 7, 2, 5, 8, 3, 6, 9)");
    assertThat(Variant.of(new Transform3D(basis, new Vector3(10, 11, 12))))
        .hasToString("Transform3D(1, 4, 7, 2, 5, 8, 3, 6, 9, 10, 11, 12)");
  }

  @Test
  void nonFiniteNumberIsPrintedAsInGdscript() {
    assertThat(Variant.of(List.of(Double.NaN, Double.POSITIVE_INFINITY))).hasToString("[nan, inf]");
    assertThat(Variant.of(new Vector2(Double.NaN, Double.NEGATIVE_INFINITY)))
        .hasToString("Vector2(nan, -inf)");
  }

  @Test
  void emptyContainerIsPrintedAsInGdscript() {
    assertThat(Variant.of(List.of(List.of(), Map.of()))).hasToString("[[], {}]");
  }

  @Test
  void objectIsPrintedAsInGdscript() {
    assertThat(new Variant.FullObject("Node", List.of(new Variant.Property("name", A))))
        .hasToString("Object(Node, \"name\": \"a\")");
  }

  @Test
  void idsAndCallablesArePrintedAsInGdscript() {
    assertThat(Variant.of(new Rid(5))).hasToString("RID(5)");
    assertThat(Variant.of(new ObjectId(7))).hasToString("Object(7)");
    assertThat(Variant.decode(Packets.packet("19000000"), VariantFormat.GODOT_4))
        .hasToString("Callable()");
  }

  @Test
  void signalIsPrintedAsInGdscript() {
    assertThat(Variant.of(new Signal("hit", new ObjectId(7))))
        .hasToString("Signal(Object(7), &\"hit\")");
  }

  static Stream<Arguments> contents() {
    return Stream.of(
        Arguments.of(VariantType.VECTOR2, "up", "String"),
        Arguments.of(VariantType.STRING, new StringName("up"), "StringName"),
        Arguments.of(VariantType.STRING_NAME, "up", "String"),
        Arguments.of(VariantType.CALLABLE, VariantType.SIGNAL, "VariantType"),
        Arguments.of(VariantType.INT, 7L, "Long"),
        Arguments.of(VariantType.INT, new int[0][], "int[][]"),
        Arguments.of(VariantType.RID, null, "null"));
  }

  @ParameterizedTest
  @MethodSource("contents")
  void constructorRefusesContentOfAnotherType(VariantType type, Object content, String found) {
    assertThatThrownBy(() -> new Variant.Value(type, content))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A Value of " + type.godotName() + " can't hold " + found);
  }

  @Test
  void constructorRefusesAnArrayOfAnotherType() {
    long[] array = {1};
    assertThatThrownBy(() -> new Variant.Packed(VariantType.PACKED_INT32_ARRAY, array))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A Packed of PackedInt32Array can't hold long[]");
  }

  @Test
  void valueRefusesAPackedTypeAndPackedRefusesAnyOtherType() {
    assertThatThrownBy(() -> new Variant.Value(VariantType.PACKED_BYTE_ARRAY, new byte[1]))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A Value of PackedByteArray can't hold byte[]");
    assertThatThrownBy(() -> new Variant.Packed(VariantType.STRING, "up"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A Packed of String can't hold String");
  }

  @Test
  void contentOfACallableIsItsType() {
    Variant callable = new Variant.Value(VariantType.CALLABLE, VariantType.CALLABLE);
    assertThat(Packets.hex(callable.encode(VariantFormat.GODOT_4))).isEqualTo("19000000");
  }

  @Test
  void constructorRefusesANullEntry() {
    Map<Variant, Variant> entries = new HashMap<>();
    entries.put(A, null);
    assertThatThrownBy(() -> new Variant.Dictionary(entries))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("entries has a null value");
  }

  @Test
  @SuppressWarnings("NullAway") // the mistake that is tested
  void nullIsNotAKey() {
    Variant.Dictionary dictionary = new Variant.Dictionary(Map.of());
    assertThatNullPointerException().isThrownBy(() -> dictionary.get(null)).withMessage("key");
  }

  @Test
  void typedArrayRefusesAnElementThatEnginesDrop() {
    ContainerType ints = ContainerType.of(VariantType.INT);
    assertThatThrownBy(() -> new Variant.Array(List.of(ONE, A), ints, false))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("Engines drop String from a container of int");
  }

  @Test
  void typedDictionaryRefusesAKeyThatEnginesDrop() {
    ContainerType texts = ContainerType.of(VariantType.STRING);
    Map<Variant, Variant> entries = Map.of(ONE, A);
    assertThatThrownBy(() -> new Variant.Dictionary(entries, texts, texts, false))
        .hasMessage("Engines drop int from a container of String");
  }

  @Test
  void typedDictionaryAcceptsValuesOfAnyType() {
    ContainerType ints = ContainerType.of(VariantType.INT);
    Variant dictionary = new Variant.Dictionary(Map.of(ONE, A), ints, ints, false);
    byte[] packet = dictionary.encode(VariantFormat.GODOT_4);
    assertThat(Variant.decode(packet, VariantFormat.GODOT_4)).isEqualTo(dictionary);
  }

  @Test
  void typedArrayAcceptsAnElementThatEnginesConvert() {
    ContainerType floats = ContainerType.of(VariantType.FLOAT);
    Variant array = new Variant.Array(List.of(ONE), floats, false);
    assertThat(Variant.decode(array.encode(VariantFormat.GODOT_4), VariantFormat.GODOT_4))
        .isEqualTo(new Variant.Array(List.of(new Variant.Float(1))));
  }

  @Test
  void packedArrayIsPrintedAsInGdscript() {
    assertThat(Variant.of(new byte[] {-1, 2})).hasToString("PackedByteArray(255, 2)");
    assertThat(Variant.of(new Vector2[] {new Vector2(1, 0.5), Vector2.ZERO}))
        .hasToString("PackedVector2Array(1, 0.5, 0, 0)");
    assertThat(Variant.of(new int[] {3, -4})).hasToString("PackedInt32Array(3, -4)");
    assertThat(Variant.of(new long[] {3, 1L << 40}))
        .hasToString("PackedInt64Array(3, 1099511627776)");
    assertThat(Variant.of(new float[] {0.1f})).hasToString("PackedFloat32Array(0.1)");
    assertThat(Variant.of(new double[] {Math.PI}))
        .hasToString("PackedFloat64Array(3.141592653589793)");
    assertThat(Variant.of(new String[] {"a", "b"})).hasToString("PackedStringArray(\"a\", \"b\")");
  }

  @Test
  void typedContainerIsPrintedAsInGdscript() {
    ContainerType ints = ContainerType.of(VariantType.INT);
    assertThat(new Variant.Array(List.of(ONE), ints, false)).hasToString("Array[int]([1])");
    assertThat(new Variant.Dictionary(Map.of(ONE, A), ints, ContainerType.UNTYPED, false))
        .hasToString("Dictionary[int, Variant]({1: \"a\"})");
  }

  @Test
  void treeIsPrintedAsInGdscript() {
    Map<Variant, Variant> entries = new LinkedHashMap<>();
    entries.put(A, new Variant.Array(List.of(ONE, new Variant.Float(0.5), Variant.Nil.INSTANCE)));
    entries.put(
        new Variant.Value(VariantType.STRING_NAME, new StringName("b")), new Variant.Bool(true));
    assertThat(new Variant.Dictionary(entries))
        .hasToString("{\"a\": [1, 0.5, null], &\"b\": true}");
  }
}
