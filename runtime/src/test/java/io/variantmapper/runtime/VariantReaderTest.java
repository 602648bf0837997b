package io.variantmapper.runtime;

import static io.variantmapper.runtime.Packets.reader;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.mapping.GivenTypes;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class VariantReaderTest {
  private static final String NAME = "04000000 04000000 6e616d65 ";
  private static final String HP = "04000000 02000000 68700000 ";
  private static final String ADA = "04000000 03000000 41646100 ";
  private static final String SEVEN = "02000000 07000000 ";

  @Test
  void messageContainsThePathOfKeysAndIndices() {
    VariantReader in = reader("1b000000 01000000" + NAME + "1c000000 02000000" + SEVEN + ADA);

    in.beginDictionary();
    in.readString();
    in.beginArray();
    in.readInt();
    assertThatThrownBy(in::readInt)
        .hasMessage("Expected an int of 32 bits but found String \"Ada\" at offset 36 ($.name[1])");
  }

  @Test
  void packedArrayIsReadLikeAnArray() {
    VariantReader in = reader("1e000000 02000000 01000000 02000000");

    assertThat(in.beginArray()).isEqualTo(2);
    assertThat(in.peekType()).isEqualTo(VariantType.INT);
    assertThat(in.readLong()).isEqualTo(1);
    assertThat(in.readDouble()).isEqualTo(2.0);
  }

  @Test
  void valueAfterPackedBytesIsReadAfterTheirPadding() {
    VariantReader in = reader("1d000000 01000000 ff000000" + SEVEN);

    assertThat(in.beginArray()).isEqualTo(1);
    assertThat(in.readInt()).isEqualTo(255);
    in.endArray();
    assertThat(in.readInt()).isEqualTo(7);
  }

  @Test
  void paddingOfTheLastPackedBytesMayBeMissing() {
    assertThat(reader("1d000000 01000000 ff").readPackedByteArray()).containsExactly(-1);
  }

  @Test
  void negativeCountOfStringsIsReadAsZero() {
    VariantReader in = reader("22000000 ffffffff" + SEVEN);

    assertThat(in.readPackedStringArray()).isEmpty();
    assertThat(in.readInt()).isEqualTo(7);
  }

  @Test
  void negativeCountOfPropertiesIsReadAsZero() {
    String object = "18000000 01000000 41000000 ffffffff";
    VariantReader in = reader(object + object + SEVEN);

    assertThat(in.readVariant()).isEqualTo(new Variant.FullObject("A", List.of()));
    in.skip();
    assertThat(in.readInt()).isEqualTo(7);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1c000000 05000000 00000000", "1b000000 01000000 00000000"})
  void containerCountLargerThanTheBytesLeftIsMalformed(String packet) {
    assertThatThrownBy(() -> reader(packet).readVariant())
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageMatching("Count \\d is more than the 4 bytes left can hold at offset 8 .*");
  }

  @Test
  void dictionaryIsNotReadAsAnArray() {
    assertThatThrownBy(() -> reader("1b000000 00000000").beginArray())
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessage("Expected Array but found Dictionary at offset 0 ($)");
  }

  @Test
  void typesInADictionaryHeaderAreIgnoredBeforeGodot44() {
    assertThat(reader("1b000500 00000000", VariantFormat.GODOT_4_3).beginDictionary())
        .isZero();
  }

  @Test
  void messageReportsTheEndOfThePacket() {
    assertThat(reader("0000").unexpected("int"))
        .hasMessage("Expected int but found the end of the packet at offset 0 ($)");
  }

  @ParameterizedTest
  @MethodSource("wholeReads")
  void messageNamesTheContainerThatWasReadAndNotItsLastValue(Consumer<VariantReader> read) {
    VariantReader in = reader("1b000000 01000000 04000000 01000000 61000000 02000000 01000000");
    read.accept(in);
    assertThat(in.unexpected("a list"))
        .hasMessage("Expected a list but found Dictionary at offset 0 ($)");
  }

  static Stream<Consumer<VariantReader>> wholeReads() {
    return Stream.of(VariantReader::readVariant, VariantReader::readAny, VariantReader::skip);
  }

  @Test
  void bytesAreReadFromAnArrayOfSmallInts() {
    String edges = "1c000000 02000000 02000000 80ffffff 02000000 ff000000";

    assertThat(reader(edges).readPackedByteArray()).containsExactly(-128, -1);
    assertThatThrownBy(() -> reader(edges.replace("ff000000", "00010000")).readPackedByteArray())
        .hasMessage("Expected an int of -128 to 255 but found int 256 at offset 16 ($[1])");
  }

  @Test
  void packedArrayCountLargerThanTheBytesLeftIsMalformed() {
    assertThatThrownBy(() -> reader("1e000000 ffffff7f 00000000").readPackedInt32Array())
        .isInstanceOf(MalformedPacketException.class)
        .hasMessage("Count 2147483647 is more than the 4 bytes left can hold at offset 8 ($)");
  }

  @Test
  void integralFloatsAreReadAsLongs() {
    assertThat(reader("1c000000 01000000 03000000 0000e040").readPackedInt64Array())
        .containsExactly(7);
  }

  @Test
  void typedArrayIsReadLikeAnArray() {
    assertThat(reader("1c000100 02000000 01000000" + SEVEN).readPackedInt32Array())
        .containsExactly(7);
  }

  @Test
  void sharedBitOfACountIsIgnored() {
    assertThat(reader("1c000000 00000080").beginArray()).isZero();
  }

  @Test
  void skippedContainerEndsAfterItsLastElement() {
    VariantReader in = reader("1c000000 02000000" + NAME + "1b000000 01000000" + HP + ADA + SEVEN);

    in.skip();
    assertThat(in.readInt()).isEqualTo(7);
  }

  @Test
  void truncatedValueIsMalformedWhenSkipped() {
    assertThatThrownBy(() -> reader("1c000000 02000000" + SEVEN + "02000000").skip())
        .isInstanceOf(MalformedPacketException.class)
        .hasMessage("Cut off: 4 bytes wanted but 0 left at offset 20 ($[1])");
  }

  @Test
  void objectWhoseClassNameIsOnlyATerminatorIsNull() {
    VariantReader in = reader("18000000 01000000 00000000" + SEVEN);

    in.skip();
    assertThat(in.readInt()).isEqualTo(7);
  }

  @Test
  void containersDeeperThanTheLimitAreMalformed() {
    VariantFormat flat = VariantFormat.GODOT_4.withLimits(ReadLimits.DEFAULT.withMaxDepth(1));
    VariantReader in = reader("1c000000 01000000 1c000000 01000000" + SEVEN, flat);

    assertThatThrownBy(in::readVariant)
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageStartingWith("Deeper than 1 containers");
  }

  @Test
  void emptyContainerIsReadAtTheDepthLimit() {
    VariantFormat flat = VariantFormat.GODOT_4.withLimits(ReadLimits.DEFAULT.withMaxDepth(1));

    assertThat(reader("1c000000 01000000 1c000000 00000000", flat).readVariant())
        .isEqualTo(Variant.of(List.of(List.of())));
  }

  @ParameterizedTest
  @CsvSource({"-1, 4", "4, -1", "5, 4", "2147483647, 2147483647"})
  void rangeOutsideTheArrayIsRefused(int offset, int length) {
    assertThatThrownBy(() -> new VariantReader(new byte[8], offset, length, VariantFormat.GODOT_4))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void offsetsCountFromTheStartOfTheRange() {
    byte[] bytes = Packets.packet(SEVEN + "1c000000 01000000" + ADA + SEVEN);
    VariantReader in = new VariantReader(bytes, 8, 20, VariantFormat.GODOT_4);

    in.beginArray();
    assertThatThrownBy(in::readInt).hasMessageEndingWith("at offset 8 ($[0])");
  }

  @Test
  void offsetOfAnUnsupportedTypeCountsFromTheStartOfTheRange() {
    byte[] bytes = Packets.packet(SEVEN + "1c000000 01000000" + ADA + SEVEN);
    VariantReader in = new VariantReader(bytes, 8, 20, VariantFormat.GODOT_4);

    in.beginArray();
    assertThat(in.offset()).isEqualTo(8);
    assertThatThrownBy(in::readImage)
        .isInstanceOf(UnsupportedVariantException.class)
        .hasMessageEndingWith("at offset 8 ($[0])");
  }

  @Test
  void paddingDoesNotDependOnTheOffsetOfTheRange() {
    byte[] bytes = Packets.packet("00" + "1d000000 01000000 07000000" + SEVEN);
    VariantReader in = new VariantReader(bytes, 1, 20, VariantFormat.GODOT_4);

    assertThat(in.readPackedByteArray()).containsExactly(7);
    assertThat(in.readInt()).isEqualTo(7);
  }

  @Test
  void bytesAfterTheRangeAreNotRead() {
    byte[] bytes = Packets.packet(SEVEN + SEVEN + SEVEN);

    assertThatThrownBy(() -> new VariantReader(bytes, 8, 7, VariantFormat.GODOT_4).readInt())
        .isInstanceOf(MalformedPacketException.class)
        .hasMessage("Cut off: 4 bytes wanted but 3 left at offset 4 ($)");
  }

  @Test
  void packetLargerThanTheLimitIsMalformed() {
    VariantFormat small = VariantFormat.GODOT_4.withLimits(ReadLimits.DEFAULT.withMaxBytes(8));

    assertThat(reader(SEVEN, small).readInt()).isEqualTo(7);
    assertThatThrownBy(() -> reader(SEVEN + "00", small))
        .isInstanceOf(MalformedPacketException.class)
        .hasMessage("A packet of 9 bytes is over the limit of 8 at offset 0 ($)");
  }

  @Test
  void moreValuesThanTheLimitAreMalformed() {
    VariantFormat few = VariantFormat.GODOT_4.withLimits(ReadLimits.DEFAULT.withMaxValues(2));
    String two = "1c000000 02000000" + SEVEN + SEVEN;

    assertThat(reader(two, few).readVariant()).isEqualTo(Variant.of(List.of(7, 7)));
    assertThatThrownBy(() -> reader("1c000000 01000000" + two, few).readVariant())
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageStartingWith("More than 2 values, the limit");
  }

  @Test
  void entryCountsAsTwoValues() {
    VariantFormat few = VariantFormat.GODOT_4.withLimits(ReadLimits.DEFAULT.withMaxValues(1));

    assertThatThrownBy(() -> reader("1b000000 01000000" + SEVEN + SEVEN, few).readVariant())
        .hasMessageStartingWith("More than 1 values, the limit");
  }

  @Test
  void textLongerThanTheLimitIsMalformed() {
    VariantFormat brief =
        VariantFormat.GODOT_4.withLimits(ReadLimits.DEFAULT.withMaxStringBytes(3));

    assertThat(reader(ADA, brief).readString()).isEqualTo("Ada");
    assertThatThrownBy(() -> reader(NAME, brief).readString())
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageStartingWith("Text of 4 bytes is over the limit of 3");
  }

  @Test
  void signalingNanInAVectorKeepsItsBits() {
    String hex = "05000000 010080ff 01008e7f";
    assertThat(Packets.hex(reader(hex).readVariant().encode(VariantFormat.GODOT_4)))
        .isEqualTo(hex);
  }

  @Test
  void bytesAfterTheValueAreIgnored() {
    assertThat(reader(SEVEN + "ffffffff").readInt()).isEqualTo(7);
  }

  @Test
  void capacityIsTheCountIfThePacketIsLargeEnough() {
    VariantReader in = new VariantReader(new byte[1 << 20], VariantFormat.GODOT_4);
    assertThat(in.capacity(7)).isEqualTo(7);
    assertThat(in.capacity(100_000)).isEqualTo(100_000);
  }

  @Test
  void largeCountReservesAnEighthOfThePacket() {
    VariantReader in = new VariantReader(new byte[1 << 20], VariantFormat.GODOT_4);
    assertThat(in.capacity(Integer.MAX_VALUE)).isEqualTo(1 << 17);
    assertThat(in.capacity(Integer.MAX_VALUE)).isEqualTo(8);
  }

  @Test
  void totalReservedCapacityIsLimitedByThePacketSize() {
    VariantReader in = new VariantReader(new byte[1600], VariantFormat.GODOT_4);
    assertThat(in.capacity(200)).isEqualTo(200);
    assertThat(in.capacity(200)).isEqualTo(8);
  }

  @Test
  void arrayOfAGenericTypeIsAnArrayOfItsRawClass() {
    List<String>[] arrays = GivenTypes.toArray(List.of(List.of("a"), List.of()));
    assertThat(arrays).isExactlyInstanceOf(List[].class).hasSize(2);
  }
}
