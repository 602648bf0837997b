package io.variantmapper.runtime;

import static io.variantmapper.runtime.Packets.hex;
import static io.variantmapper.runtime.Packets.reader;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Month;
import org.junit.jupiter.api.Test;

class EnumSerializerTest {
  private enum Kind {
    SWORD,
    SHIELD
  }

  private static final EnumSerializer<Kind> KINDS = EnumSerializer.of(Kind.values());

  @Test
  void constantIsWrittenAsItsName() {
    assertThat(hex(KINDS.encode(Kind.SWORD))).isEqualTo("04000000 05000000 53574f52 44000000");
  }

  @Test
  void nullIsWrittenAsNil() {
    assertThat(hex(KINDS.encode(null))).isEqualTo("00000000");
  }

  @Test
  void constantIsReadFromAStringName() {
    assertThat(KINDS.read(reader("15000000 05000000 53574f52 44000000"))).isEqualTo(Kind.SWORD);
  }

  @Test
  void constantIsReadFromItsOrdinal() {
    assertThat(KINDS.read(reader("02000000 01000000"))).isEqualTo(Kind.SHIELD);
  }

  @Test
  void constantIsReadFromAFloatWithoutFraction() {
    assertThat(KINDS.read(reader("03000000 0000803f"))).isEqualTo(Kind.SHIELD);
  }

  @Test
  void expectedSizeIsExact() {
    EnumSerializer<Kind> ordinals =
        EnumSerializer.builder(Kind.values()).asOrdinals().build();
    assertThat(KINDS.expectedSize(Kind.SWORD, 0)).isEqualTo(16);
    assertThat(ordinals.expectedSize(Kind.SWORD, 0)).isEqualTo(8);
    assertThat(KINDS.expectedSize(null, 0)).isEqualTo(4);
    EnumSerializer<Kind> numbers = EnumSerializer.builder(Kind.values())
        .value("SWORD", 1L << 40)
        .value("SHIELD", -1)
        .build();
    assertThat(numbers.expectedSize(Kind.SWORD, 0)).isEqualTo(12);
    assertThat(numbers.expectedSize(Kind.SHIELD, 0)).isEqualTo(8);
  }

  @Test
  void messageNamesAtMostTwelveConstants() {
    assertThatThrownBy(() -> EnumSerializer.of(Month.values()).read(reader("02000000 14000000")))
        .hasMessageContaining("NOVEMBER, DECEMBER but found");
    assertThatThrownBy(() -> EnumSerializer.of(VariantType.values()).read(reader("00000000")))
        .hasMessageContaining("TRANSFORM_2D, … but found");
  }

  @Test
  void messageListsTheConstantsForAnUnknownName() {
    assertThatThrownBy(() -> KINDS.read(reader("04000000 03000000 426f7700")))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessage("Expected one of SWORD, SHIELD but found String \"Bow\" at offset 0 ($)");
  }

  @Test
  void messageNamesTheConstantThatDiffersOnlyInCase() {
    assertThatThrownBy(() -> KINDS.read(reader("04000000 05000000 73776f72 64000000")))
        .hasMessage("Expected one of SWORD, SHIELD but found String \"sword\" at offset 0 ($). Did"
            + " you mean \"SWORD\"? To ignore the case, set @VariantEnum(ignoreCase = true).");
  }

  @Test
  void unknownOrdinalIsRefused() {
    assertThatThrownBy(() -> KINDS.read(reader("02000000 02000000")))
        .hasMessage("Expected one of SWORD, SHIELD but found int 2 at offset 0 ($)");
  }

  @Test
  void intTooLargeForAnOrdinalIsRefused() {
    assertThatThrownBy(() -> KINDS.read(reader("02000100 00000000 01000000")))
        .hasMessage("Expected one of SWORD, SHIELD but found int 4294967296 at offset 0 ($)");
  }

  @Test
  void valueOfAnotherTypeIsRefused() {
    assertThatThrownBy(() -> KINDS.read(reader("01000000 01000000")))
        .hasMessage("Expected one of SWORD, SHIELD but found bool at offset 0 ($)");
  }

  @Test
  void constantsInAnotherOrderAreRefused() {
    Kind[] swapped = {Kind.SHIELD, Kind.SWORD};
    assertThatThrownBy(() -> EnumSerializer.of(swapped))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The constant SHIELD is at index 0, but its ordinal is 1."
            + " Give all constants in their order.");
  }

  @Test
  void constantThatWasNotGivenIsRefused() {
    EnumSerializer<Kind> swords = EnumSerializer.of(new Kind[] {Kind.SWORD});
    assertThatThrownBy(() -> swords.encode(Kind.SHIELD))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(
            "SHIELD is not among the constants that were given. Their number is 1.");
  }
}
