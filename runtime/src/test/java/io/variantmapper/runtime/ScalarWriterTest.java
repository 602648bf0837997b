package io.variantmapper.runtime;

import static io.variantmapper.runtime.Packets.hex;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.mapping.GivenTypes;
import io.variantmapper.runtime.types.PacketAccess;
import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.StringName;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScalarWriterTest {
  private final VariantWriter out = new VariantWriter(VariantFormat.GODOT_4);

  @Test
  void nilIsWrittenAsItsHeader() {
    out.writeNil();
    assertThat(hex(out)).isEqualTo("00000000");
  }

  @Test
  void trueIsWrittenAsOne() {
    out.writeBoolean(true);
    assertThat(hex(out)).isEqualTo("01000000 01000000");
  }

  @Test
  void longThatFitsIn32BitsIsWrittenAs32Bits() {
    out.writeLong(Integer.MIN_VALUE);
    assertThat(hex(out)).isEqualTo("02000000 00000080");
  }

  @Test
  void largerLongIsWrittenAs64Bits() {
    out.writeLong(2147483648L);
    assertThat(hex(out)).isEqualTo("02000100 00000080 00000000");
  }

  @Test
  void numberThatFitsTheBufferDoesNotGrowIt() {
    for (Number number : new Number[] {7, 1L << 40, 0.5, 0.1, Double.NaN}) {
      out.reset();
      out.writeAny(number);
      int size = out.size();
      for (int room = 1; room <= size; room++) {
        VariantWriter small = new VariantWriter(VariantFormat.GODOT_4, room);
        byte[] buffer = PacketAccess.bytes(small);
        small.writeAny(number);
        assertThat(small.toByteArray()).isEqualTo(out.toByteArray());
        assertThat(PacketAccess.bytes(small) == buffer)
            .as("%s in %d", number, room)
            .isEqualTo(room == size);
      }
    }
  }

  @Test
  void numberTooLargeForAGiven32BitTypeIsRefused() {
    assertThatThrownBy(() -> GivenTypes.writeInt32(out, 2147483648L))
        .isInstanceOf(UnsupportedVariantException.class)
        .hasMessageStartingWith("An int of 32 bits can't hold 2147483648");
    assertThatThrownBy(() -> GivenTypes.writePackedInt32Array(out, new long[] {1, Long.MIN_VALUE}))
        .isInstanceOf(UnsupportedVariantException.class);
    assertThatThrownBy(() -> GivenTypes.writePackedFloat32Array(out, new double[] {-1e300}))
        .isInstanceOf(UnsupportedVariantException.class)
        .hasMessageStartingWith("A float of 32 bits can't hold -1.0E300");
  }

  @Test
  void longsAndDoublesAreWrittenAsAGiven32BitType() {
    out.beginArray(4);
    GivenTypes.writeInt32(out, -1);
    GivenTypes.writeFloat32(out, 0.1);
    GivenTypes.writePackedInt32Array(out, new long[] {7});
    GivenTypes.writePackedFloat32Array(out, new double[] {0.1});
    assertThat(hex(out))
        .isEqualTo(
            "1c000000 04000000 02000000 ffffffff 03000000 cdcccc3d 1e000000 01000000 07000000"
                + " 20000000 01000000 cdcccc3d");
  }

  @Test
  void everyIntOfGodot30Has64Bits() {
    VariantWriter out30 = new VariantWriter(VariantFormat.GODOT_3_0);
    out30.writeInt(5);
    assertThat(hex(out30)).isEqualTo("02000100 05000000 00000000");
  }

  @Test
  void intLargerThan32BitsIsRefusedInGodot2() {
    VariantWriter out2 = new VariantWriter(VariantFormat.GODOT_2);
    assertThatThrownBy(() -> out2.writeLong(2147483648L))
        .isInstanceOf(UnsupportedVariantException.class)
        .hasMessage("GODOT_2 has ints of 32 bits, and 2147483648 does not fit at offset 0 ($)");
  }

  @Test
  void floatOfGodot2IsRoundedTo32Bits() {
    VariantWriter out2 = new VariantWriter(VariantFormat.GODOT_2);
    out2.writeDouble(0.1);
    assertThat(hex(out2)).isEqualTo("03000000 cdcccc3d");
  }

  @Test
  void floatThatFitsIn32BitsIsWrittenAs32Bits() {
    out.writeDouble(0.5);
    assertThat(hex(out)).isEqualTo("03000000 0000003f");
  }

  @Test
  void floatThatWouldBeRoundedIsWrittenAs64Bits() {
    out.writeDouble(0.1);
    assertThat(hex(out)).isEqualTo("03000100 9a999999 9999b93f");
  }

  @Test
  void nanIsWrittenAs64Bits() {
    out.writeDouble(Double.NaN);
    assertThat(hex(out)).isEqualTo("03000100 00000000 0000f87f");
  }

  @Test
  void negativeZeroKeepsItsSign() {
    out.writeDouble(-0.0);
    assertThat(hex(out)).isEqualTo("03000000 00000080");
  }

  @Test
  void stringIsPaddedWithZeros() {
    out.writeString("日本");
    assertThat(hex(out)).isEqualTo("04000000 06000000 e697a5e6 9cac0000");
  }

  @Test
  void paddingIsZeroInAReusedBuffer() {
    for (String text : List.of("a", "ééé")) {
      out.reset();
      out.writeString("x".repeat(40));
      out.reset();
      out.writeString(text);
      assertThat(out.toByteArray()).isEqualTo(PlainSerializer.STRING.encode(text));
    }
  }

  @Test
  void stringOfFourBytesHasNoPadding() {
    out.writeString("😀");
    assertThat(hex(out)).isEqualTo("04000000 04000000 f09f9880");
  }

  @Test
  void nullStringIsWrittenAsNil() {
    out.writeString(null);
    assertThat(hex(out)).isEqualTo("00000000");
  }

  @Test
  void loneSurrogateIsRefused() {
    assertThatThrownBy(() -> out.writeString("a\ud800"))
        .isInstanceOf(UnsupportedVariantException.class)
        .hasMessageContaining("lone surrogate");
  }

  @Test
  void textWithNulIsRefused() {
    assertThatThrownBy(() -> out.writeString("a\0b"))
        .isInstanceOf(UnsupportedVariantException.class)
        .hasMessageContaining("U+0000");
  }

  @Test
  void charIsWrittenAsAString() {
    out.writeChar('é');
    assertThat(hex(out)).isEqualTo("04000000 02000000 c3a90000");
  }

  @Test
  void stringNameHasItsOwnTypeId() {
    out.writeStringName(new StringName("a"));
    assertThat(hex(out)).isEqualTo("15000000 01000000 61000000");
  }

  @Test
  void stringNameIsRefusedInGodot3() {
    VariantWriter out3 = new VariantWriter(VariantFormat.GODOT_3);
    assertThatThrownBy(() -> out3.writeStringName(new StringName("a")))
        .isInstanceOf(UnsupportedVariantException.class)
        .hasMessage("GODOT_3 has no StringName at offset 0 ($)");
  }

  @Test
  void nodePathIsWrittenAsItsCountsThenItsNames() {
    out.writeNodePath(NodePath.parse("/root/A:pos:x"));
    assertThat(hex(out))
        .isEqualTo("16000000 02000080 02000000 01000000 04000000 726f6f74 01000000 41000000"
            + " 03000000 706f7300 01000000 78000000");
  }

  @Test
  void lastSubnameIsWrittenAsThePropertyInGodot2() {
    VariantWriter out2 = new VariantWriter(VariantFormat.GODOT_2);
    out2.beginArray(2);
    out2.writeNodePath(NodePath.parse("a:b"));
    out2.writeNodePath(NodePath.parse("a"));
    assertThat(hex(out2))
        .isEqualTo(
            "15000000 02000000 10000000 01000080 00000000 02000000 01000000 61000000 01000000"
                + " 62000000"
                + " 10000000 01000080 00000000 00000000 01000000 61000000");
  }
}
