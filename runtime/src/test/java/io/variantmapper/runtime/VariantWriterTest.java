package io.variantmapper.runtime;

import static io.variantmapper.runtime.Packets.hex;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.variantmapper.runtime.mapping.GivenTypes;
import io.variantmapper.runtime.value.Basis;
import io.variantmapper.runtime.value.Color;
import io.variantmapper.runtime.value.Vector2;
import io.variantmapper.runtime.value.Vector2i;
import io.variantmapper.runtime.value.Vector3;
import io.variantmapper.runtime.value.Vector4;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class VariantWriterTest {
  private static final String WAY_OUT = "Leave it out, or mark the elements @Nullable";

  private final VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);
  private final VariantWriter out3 = new VariantWriter(VariantFormat.GODOT_3);

  @Test
  void dictionaryIsWrittenAsItsCountThenKeysAndValues() {
    out.beginDictionary(1);
    out.writeString("a");
    out.writeInt(1);
    out.endDictionary();
    assertThat(hex(out))
        .isEqualTo("1b000000 01000000 04000000 01000000 61000000 02000000 01000000");
  }

  @Test
  void typedArrayHasItsTypeBeforeTheCount() {
    out.beginArray(ContainerType.of(VariantType.INT), 1);
    out.writeInt(1);
    out.endArray();
    assertThat(hex(out)).isEqualTo("1c000100 02000000 01000000 02000000 01000000");
  }

  @Test
  void typedArrayIsRefusedBeforeGodot43() {
    VariantWriter out40 = new VariantWriter(VariantFormat.GODOT_4_0);
    assertThatThrownBy(() -> out40.beginArray(ContainerType.of(VariantType.INT), 0))
        .isInstanceOf(UnsupportedVariantException.class)
        .hasMessage("GODOT_4_0 has no typed Array at offset 0 ($)");
  }

  @Test
  void typedDictionaryIsRefusedBeforeGodot44() {
    VariantWriter out43 = new VariantWriter(VariantFormat.GODOT_4_3);
    ContainerType ints = ContainerType.of(VariantType.INT);
    assertThatThrownBy(() -> out43.beginDictionary(ContainerType.UNTYPED, ints, 0))
        .isInstanceOf(UnsupportedVariantException.class)
        .hasMessage("GODOT_4_3 has no typed Dictionary at offset 0 ($)");
  }

  @Test
  void basisIsWrittenRowByRow() {
    out.writeBasis(new Basis(new Vector3(1, 2, 3), new Vector3(4, 5, 6), new Vector3(7, 8, 9)));
    assertThat(hex(out))
        .isEqualTo(
            "11000000 0000803f 00008040 0000e040 00000040 0000a040 00000041 00004040 0000c040"
                + " 00001041");
  }

  @Test
  void doublePrecisionVectorHasTheFlagAnd8ByteComponents() {
    VariantWriter large = new VariantWriter(VariantFormat.GODOT_4.withDoublePrecision());
    large.writeVector3(new Vector3(1, 0, 0));
    assertThat(hex(large))
        .isEqualTo("09000100 00000000 0000f03f 00000000 00000000 00000000 00000000");
  }

  @Test
  void packedBytesArePaddedAtTheEnd() {
    out3.writePackedByteArray(new byte[] {(byte) 250, (byte) 251, (byte) 252});
    assertThat(hex(out3)).isEqualTo("14000000 03000000 fafbfc00");
  }

  @Test
  void lengthOfAPackedStringIncludesItsNul() {
    out.writePackedStringArray(new String[] {"", "abc"});
    assertThat(hex(out)).isEqualTo("22000000 02000000 01000000 00000000 04000000 61626300");
  }

  @Test
  void bufferGrowsForTheWidestCharacters() {
    out.writePackedStringArray(new String[] {"€".repeat(1000)});
    assertThat(out.size()).isEqualTo(8 + 4 + 3004);
  }

  @Test
  void longsAreWrittenAsAnArrayOfIntInGodot3() {
    out3.writePackedInt64Array(new long[] {7});
    assertThat(hex(out3)).isEqualTo("13000000 01000000 02000000 07000000");
  }

  @Test
  void doublesAreWrittenAsAnArrayOfFloatInGodot3() {
    out3.writePackedFloat64Array(new double[] {0.5});
    assertThat(hex(out3)).isEqualTo("13000000 01000000 03000000 0000003f");
  }

  @Test
  void arraysWrittenInsteadOfPackedArraysAreClosed() {
    VariantWriter flat =
        new VariantWriter(VariantFormat.GODOT_3.withLimits(ReadLimits.DEFAULT.withMaxDepth(1)));
    for (int i = 0; i < 2; i++) {
      flat.reset();
      flat.writePackedInt64Array(new long[] {7});
      assertThat(flat.toByteArray()).hasSize(16);
      flat.reset();
      flat.writePackedFloat64Array(new double[] {0.5});
      assertThat(flat.toByteArray()).hasSize(16);
    }
  }

  static Stream<Consumer<VariantWriter>> nulls() {
    return Stream.of(
        writer -> writer.writePackedByteArray(null),
        writer -> writer.writePackedInt32Array(null),
        writer -> GivenTypes.writePackedInt32Array(writer, null),
        writer -> writer.writePackedInt64Array(null),
        writer -> writer.writePackedFloat32Array(null),
        writer -> GivenTypes.writePackedFloat32Array(writer, null),
        writer -> writer.writePackedFloat64Array(null),
        writer -> writer.writePackedStringArray(null),
        writer -> writer.writePackedVector2Array(null),
        writer -> writer.writePackedVector3Array(null),
        writer -> writer.writePackedVector4Array(null),
        writer -> writer.writePackedColorArray(null),
        writer ->
            GivenTypes.writeComponents(writer, VariantType.PACKED_COLOR_ARRAY, (float[]) null),
        writer ->
            GivenTypes.writeComponents(writer, VariantType.PACKED_COLOR_ARRAY, (double[]) null),
        writer -> writer.writeStringName(null),
        writer -> writer.writeNodePath(null),
        writer -> writer.writeRid(null),
        writer -> writer.writeObjectId(null),
        writer -> writer.writeSignal(null),
        writer -> writer.writeImage(null),
        writer -> writer.writeInputEvent(null));
  }

  @ParameterizedTest
  @MethodSource("nulls")
  void nullIsWrittenAsNil(Consumer<VariantWriter> write) {
    write.accept(out);
    assertThat(hex(out)).isEqualTo("00000000");
  }

  @Test
  void messageContainsThePathOfATypeThatTheFormatLacks() {
    out3.beginDictionary(1);
    out3.writeString("cell");
    assertThatThrownBy(() -> out3.writeVector2i(new Vector2i(1, 2)))
        .isInstanceOf(UnsupportedVariantException.class)
        .hasMessage("GODOT_3 has no Vector2i at offset 20 ($.cell)");
  }

  @Test
  void packedVector4ArrayIsRefusedBeforeGodot43() {
    VariantWriter out40 = new VariantWriter(VariantFormat.GODOT_4_0);
    assertThatThrownBy(() -> out40.writePackedVector4Array(new Vector4[] {Vector4.ZERO}))
        .isInstanceOf(UnsupportedVariantException.class)
        .hasMessageContaining("GODOT_4_0 has no PackedVector4Array");
  }

  @Test
  void containersMayBeAsDeepAsInTheEngine() {
    for (int depth = 0; depth < 1024; depth++) {
      out.beginArray(1);
    }
    out.beginArray(0);
    assertThat(out.size()).isEqualTo(1025 * 8);
  }

  @Test
  void containersInARawValueCountTowardTheDepthLimit() {
    out.writeRaw(nested(1024));
    out.reset();
    for (int depth = 0; depth < 24; depth++) {
      out.beginArray(2);
    }
    out.writeRaw(nested(1000));
    assertThatThrownBy(() -> out.writeRaw(nested(1001)))
        .isInstanceOf(UnsupportedVariantException.class)
        .hasMessageStartingWith("Deeper than 1024 containers");
  }

  @Test
  void missingPaddingOfARawValueIsWritten() {
    out.beginArray(2);
    out.writeVariant(Packets.reader("1d000000 03000000 010203").readRaw());
    out.writeInt(7);
    assertThat(hex(out))
        .isEqualTo("1c000000 02000000 1d000000 03000000 01020300 02000000 07000000");
  }

  @Test
  void propertiesOfAnObjectWithoutAClassAreRefused() {
    Variant.Property property = new Variant.Property("x", Variant.Nil.INSTANCE);
    assertThatThrownBy(() -> out.writeVariant(new Variant.FullObject("", List.of(property))))
        .isInstanceOf(UnsupportedVariantException.class)
        .hasMessageStartingWith("An Object without a class can't have properties");
  }

  @Test
  void fullObjectIsRefusedInGodot2() {
    VariantWriter out2 = new VariantWriter(VariantFormat.GODOT_2);
    assertThatThrownBy(() -> out2.writeVariant(new Variant.FullObject("Node", List.of())))
        .isInstanceOf(UnsupportedVariantException.class)
        .hasMessageStartingWith("GODOT_2 has no Objects with content");
  }

  @Test
  void rawValueOfAnotherFormatIsRefused() {
    assertThatThrownBy(() -> out3.writeRaw(nested(0)))
        .isInstanceOf(UnsupportedVariantException.class)
        .hasMessageStartingWith("A raw value of GODOT_4 means something else in GODOT_3");
  }

  @Test
  void negativeCountIsRefused() {
    assertThatThrownBy(() -> out.beginArray(-1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A count can't be negative: -1");
  }

  private static Variant.Raw nested(int depth) {
    VariantWriter arrays = new VariantWriter(VariantFormat.GODOT_4);
    for (int i = 0; i < depth; i++) {
      arrays.beginArray(1);
    }
    arrays.writeNil();
    for (int i = 0; i < depth; i++) {
      arrays.endArray();
    }
    return new Variant.Raw(arrays.toByteArray(), VariantFormat.GODOT_4);
  }

  @Test
  void containersDeeperThanTheLimitAreRefused() {
    for (int depth = 0; depth < 1024; depth++) {
      out.beginArray(1);
    }
    assertThatThrownBy(() -> out.beginArray(1))
        .isInstanceOf(UnsupportedVariantException.class)
        .hasMessageStartingWith("Deeper than 1024 containers")
        .hasMessageEndingWith("[0]…" + "[0]".repeat(16) + ")");
  }

  @Test
  void resetWriterStartsANewPacket() {
    out.beginArray(1);
    out.reset();
    out.writeInt(7);
    assertThat(hex(out)).isEqualTo("02000000 07000000");
  }

  @Test
  void writerGrowsWithItsPacket() {
    out.writePackedInt32Array(new int[100_000]);
    assertThat(out.size()).isEqualTo(8 + 400_000);
  }

  static Stream<Arguments> packedArraysWithANull() {
    return Stream.of(
        arguments(new String[] {"a", null}, 36),
        arguments(new Vector2[] {new Vector2(1, 2), null}, 36),
        arguments(new Vector3[] {new Vector3(1, 2, 3), null}, 40),
        arguments(new Vector4[] {new Vector4(1, 2, 3, 4), null}, 44),
        arguments(new Color[] {new Color(1, 1, 1, 1), null}, 44));
  }

  @ParameterizedTest
  @MethodSource("packedArraysWithANull")
  void messageContainsThePathOfANullInAPackedArray(Object[] array, int offset) {
    String type = "Packed" + array.getClass().getComponentType().getSimpleName() + "Array";
    assertThatThrownBy(() -> out.writeAny(Map.of("path", array)))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("%s can't hold null at offset %d ($.path[1]). %s", type, offset, WAY_OUT);
  }
}
