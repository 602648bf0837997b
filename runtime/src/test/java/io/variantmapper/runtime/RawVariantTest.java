package io.variantmapper.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.wire.LittleEndian;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RawVariantTest {
  private static final Variant.Raw SEVEN = raw("02000000 07000000");

  private static Variant.Raw raw(String packet) {
    return new Variant.Raw(Packets.packet(packet), VariantFormat.GODOT_4);
  }

  @Test
  void typeIsReadFromTheHeader() {
    assertThat(SEVEN.type()).isEqualTo(VariantType.INT);
  }

  @Test
  void valueIsDecodedOnRequest() {
    assertThat(SEVEN.decode()).isEqualTo(Variant.of(7));
  }

  @Test
  void rawValueIsPrintedAsItsContent() {
    assertThat(SEVEN).hasToString("7");
  }

  @Test
  void valuesWithTheSameBytesAreEqual() {
    assertThat(raw("02000000 07000000")).isEqualTo(SEVEN).hasSameHashCodeAs(SEVEN);
  }

  @Test
  void valuesWithDifferentBytesAreNotEqual() {
    Variant.Raw eight = raw("02000000 08000000");
    assertThat(eight).isNotEqualTo(SEVEN).doesNotHaveSameHashCodeAs(SEVEN);
  }

  @Test
  void valuesOfDifferentFormatsAreNotEqual() {
    assertThat(new Variant.Raw(SEVEN.bytes(), VariantFormat.GODOT_3)).isNotEqualTo(SEVEN);
  }

  @Test
  void rawValueDoesNotEqualItsDecodedValue() {
    assertThat(SEVEN).isNotEqualTo(Variant.of(7));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "04", "04000000 05000000", "02000000 07000000 00000000", "63000000 00000000"})
  void bytesThatAreNotOneWholeValueAreRefused(String packet) {
    assertThatThrownBy(() -> raw(packet))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("These bytes are not one whole value of GODOT_4. Their number is ");
  }

  @Test
  void damagedValueIsPrintedAsAnErrorMessage() {
    assertThat(raw("04000000 01000000 ff000000").toString()).contains("Text that is not UTF-8");
  }

  @Test
  void limitsApplyWhenTheValueIsDecoded() {
    VariantFormat small =
        VariantFormat.GODOT_4.withLimits(ReadLimits.DEFAULT.withMaxBytes(LittleEndian.WORD));
    Variant.Raw raw = new Variant.Raw(SEVEN.bytes(), small);
    assertThat(raw.type()).isEqualTo(VariantType.INT);
    assertThatThrownBy(raw::decode).isInstanceOf(MalformedPacketException.class);
  }
}
