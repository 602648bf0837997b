package io.variantmapper.runtime;

import static io.variantmapper.runtime.Packets.reader;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.mapping.FieldReader;
import io.variantmapper.runtime.types.PacketAccess;
import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.ObjectId;
import io.variantmapper.runtime.value.StringName;
import java.util.List;
import java.util.function.Consumer;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class VariantReaderScalarsTest {
  @Test
  void unknownTypeIdIsMalformedWhicheverTypeIsExpected() {
    for (Consumer<VariantReader> read : List.<Consumer<VariantReader>>of(
        VariantReader::readInt, VariantReader::readString, VariantReader::readBoolean)) {
      assertThatThrownBy(() -> read.accept(reader("4d000000")))
          .isInstanceOf(MalformedPacketException.class)
          .hasMessage("Unknown type id 77 for GODOT_4 at offset 0 ($)");
    }
  }

  @Test
  void everyWordExceptZeroIsReadAsTrue() {
    assertThat(reader("01000000 00000080").readBoolean()).isTrue();
  }

  @Test
  void headerBitsWithoutMeaningAreIgnored() {
    assertThat(reader("02ff02f0 00000001").readInt()).isEqualTo(1 << 24);
  }

  @Test
  void surrogatePairOfGodot3IsReadAsOneCharacter() {
    byte[] packet = Packets.packet("04000000 06000000 eda0bded b8800000");
    VariantReader in = new VariantReader(packet, VariantFormat.GODOT_3);
    assertThat(in.readString()).isEqualTo("\ud83d\ude00");
  }

  @Test
  void needlesslyWideIntIsRead() {
    assertThat(reader("02000100 07000000 00000000").readInt()).isEqualTo(7);
  }

  @Test
  void longThatDoesNotFitAnIntIsRefused() {
    refuses(
        () -> reader("02000100 00000080 00000000").readInt(),
        "Expected an int of 32 bits but found int 2147483648 at offset 0 ($)");
  }

  @Test
  void intOutsideTheRangeOfAByteIsRefused() {
    assertThat(reader("02000000 80ffffff").readByte()).isEqualTo(Byte.MIN_VALUE);
    assertThat(reader("02000000 7f000000").readByte()).isEqualTo(Byte.MAX_VALUE);
    refuses(() -> reader("02000000 7fffffff").readByte(), "Expected an int of -128 to 127");
    refuses(() -> reader("02000000 80000000").readByte(), "Expected an int of -128 to 127");
  }

  @Test
  void intOutsideTheRangeOfAShortIsRefused() {
    assertThat(reader("02000000 0080ffff").readShort()).isEqualTo(Short.MIN_VALUE);
    assertThat(reader("02000000 ff7f0000").readShort()).isEqualTo(Short.MAX_VALUE);
    refuses(() -> reader("02000000 ff7fffff").readShort(), "Expected an int of 16 bits");
    refuses(() -> reader("02000000 00800000").readShort(), "Expected an int of 16 bits");
  }

  @Test
  void integralFloatIsReadAsInt() {
    assertThat(reader("03000000 0000e040").readInt()).isEqualTo(7);
  }

  @Test
  void fractionIsNotReadAsInt() {
    refuses(
        () -> reader("03000000 0000003f").readInt(),
        "Expected an int of 32 bits but found float 0.5 at offset 0 ($)");
  }

  @Test
  void floatOf2ToThe63IsNotReadAsLong() {
    refuses(
        () -> reader("03000000 0000005f").readLong(),
        "Expected int but found float 9.223372E18 at offset 0 ($)");
  }

  @Test
  void intIsReadAsAFloatIfItFits() {
    assertThat(reader("02000000 07000000").readDouble()).isEqualTo(7.0);
    assertThat(reader("02000000 07000000").readFloat()).isEqualTo(7.0f);
  }

  /** Java rounds the number to 2⁶³, and casts 2⁶³ back to the largest long. */
  @Test
  void largestLongIsNotReadAsAFloat() {
    String largest = "02000100 ffffffff ffffff7f";
    refuses(() -> reader(largest).readDouble(), "Expected a number that a 64-bit float holds");
    refuses(() -> reader(largest).readFloat(), "Expected a number that a 32-bit float holds");
  }

  @Test
  void intThatADoubleWouldRoundIsRefused() {
    refuses(
        () -> reader("02000100 01000000 00002000").readDouble(),
        "Expected a number that a 64-bit float holds but found int 9007199254740993"
            + " at offset 0 ($)");
  }

  @Test
  void intThatAFloatWouldRoundIsRefused() {
    refuses(
        () -> reader("02000000 01000001").readFloat(),
        "Expected a number that a 32-bit float holds but found int 16777217 at offset 0 ($)");
  }

  @Test
  void doubleIsReadAsTheNearestFloat() {
    assertThat(reader("03000100 9a999999 9999b93f").readFloat()).isEqualTo(0.1f);
  }

  @Test
  void finiteNumberTooLargeForAFloatIsRefused() {
    refuses(
        () -> reader("03000100 1e4a9cf4 87820748").readFloat(),
        "Expected a number that a 32-bit float holds but found float");
  }

  @Test
  void stringNameIsReadAsString() {
    assertThat(reader("15000000 01000000 61000000").readString()).isEqualTo("a");
  }

  @Test
  void stringIsReadAsStringName() {
    assertThat(reader("04000000 01000000 61000000").readStringName())
        .isEqualTo(new StringName("a"));
  }

  @Test
  void nodePathAndStringAreReadAsPath() {
    assertThat(FieldReader.readPath(
            reader("16000000 01000080 01000000 01000000 01000000 61000000 01000000 62000000")))
        .isEqualTo("/a:b");
    assertThat(FieldReader.readPath(reader("04000000 01000000 61000000"))).isEqualTo("a");
  }

  @Test
  void textEndsAtTheFirstNul() {
    assertThat(reader("04000000 03000000 61006200").readString()).isEqualTo("a");
  }

  @Test
  void leadingByteOrderMarkIsDropped() {
    assertThat(reader("04000000 04000000 efbbbf61").readString()).isEqualTo("a");
  }

  @Test
  void textThatIsNotUtf8IsMalformed() {
    malformed(() -> reader("04000000 02000000 c3280000").readString(), "Text that is not UTF-8");
  }

  @Test
  void missingPaddingIsMalformed() {
    malformed(
        () -> reader("04000000 01000000 61").readString(),
        "Text of 1 bytes plus padding, but only 1 bytes left");
  }

  @Test
  void negativeLengthIsMalformed() {
    malformed(() -> reader("04000000 ffffffff").readString(), "Text of -1 bytes");
  }

  @Test
  void stringOfTwoCharactersIsNotReadAsAChar() {
    refuses(
        () -> reader("04000000 02000000 61620000").readChar(),
        "Expected a String of one char but found String \"ab\" at offset 0 ($)");
  }

  @Test
  void stringOfOneCharacterIsReadAsAChar() {
    assertThat(reader("04000000 01000000 61000000").readChar()).isEqualTo('a');
  }

  @Test
  void fullObjectIsNotReadAsAnId() {
    refuses(
        () -> reader("18000000 01000000 41000000 00000000").readObjectId(),
        "Expected an Object as its instance id but found Object");
  }

  @Test
  void separatePropertyOfANodePathIsReadAsItsLastSubname() {
    assertThat(reader("16000000 01000080 00000000 02000000 01000000 61000000 01000000 62000000")
            .readNodePath())
        .isEqualTo(new NodePath(List.of("a"), List.of("b"), false));
  }

  @Test
  void oldNodePathFormatIsMalformed() {
    malformed(
        () -> reader("16000000 01000000 61000000 00000000").readNodePath(),
        "A NodePath in a format that engines have refused since 2.1.5 and 3.0.6");
  }

  @Test
  void nodePathWithMoreNamesThanBytesIsMalformed() {
    malformed(
        () -> reader("16000000 ffffffff 01000000 00000000").readNodePath(),
        "Cut off: 8589934588 bytes wanted but 0 left");
  }

  @Test
  void unknownTypeIdIsMalformed() {
    malformed(
        () -> reader("27000000").peekType(), "Unknown type id 39 for GODOT_4 at offset 0 ($)");
  }

  @Test
  void typeThatTheFormatLacksIsUnsupported() {
    assertThatThrownBy(() -> reader("05000000", VariantFormat.GODOT_3).readVector2i())
        .isInstanceOf(UnsupportedVariantException.class)
        .hasMessage("GODOT_3 has no Vector2i at offset 0 ($)");
  }

  private static void refuses(ThrowingCallable read, String message) {
    assertThatThrownBy(read)
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageStartingWith(message);
  }

  @Test
  void objectWhoseClassNameIsOnlyATerminatorIsNull() {
    VariantReader in = reader("18000000 01000000 00000000");
    assertThat(in.readObjectId()).isEqualTo(new ObjectId(0));
    PacketAccess.requireEnd(in);
  }

  @Test
  void objectWithoutAClassIsReadAsTheIdZero() {
    VariantReader in =
        reader("13000000 02000000 11000000 00000000 02000000 07000000", VariantFormat.GODOT_3_0);
    in.beginArray();
    assertThat(in.readObjectId()).isEqualTo(new ObjectId(0));
    assertThat(in.readInt()).isEqualTo(7);
  }

  private static void malformed(ThrowingCallable read, String message) {
    assertThatThrownBy(read)
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageStartingWith(message);
  }
}
