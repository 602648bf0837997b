package io.variantmapper.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class VariantFormatTest {
  private static final VariantFormat SERVER = VariantFormat.GODOT_4.withView("server");

  @Test
  void viewIsKeptWhenOtherOptionsAreSet() {
    VariantFormat format =
        SERVER.withDoublePrecision().withLimits(ReadLimits.DEFAULT).withLeniency(Leniency.ENGINE);
    assertThat(format.isInView("server")).isTrue();
  }

  @Test
  void formatWithoutAViewIsInNoView() {
    assertThat(VariantFormat.GODOT_4.isInView("server")).isFalse();
  }

  @Test
  void laterViewReplacesTheEarlierView() {
    assertThat(SERVER.withView("client").isInView("server")).isFalse();
  }

  @Test
  void formatsWithDifferentViewsAreNotEqual() {
    assertThat(SERVER)
        .isEqualTo(VariantFormat.GODOT_4.withView("server"))
        .hasSameHashCodeAs(VariantFormat.GODOT_4.withView("server"))
        .isNotEqualTo(VariantFormat.GODOT_4.withView("client"))
        .isNotEqualTo(VariantFormat.GODOT_4);
  }

  @Test
  void formatsWithDifferentOptionsAreNotEqual() {
    assertThat(VariantFormat.GODOT_4)
        .isNotEqualTo(VariantFormat.GODOT_4_3)
        .isNotEqualTo(VariantFormat.GODOT_4.withDoublePrecision())
        .isNotEqualTo(VariantFormat.GODOT_4.withLimits(ReadLimits.DEFAULT.withMaxDepth(1)))
        .isNotEqualTo(VariantFormat.GODOT_4.withLeniency(Leniency.NONE));
  }

  @Test
  void doublePrecisionIsRefusedBeforeGodot4() {
    assertThatThrownBy(VariantFormat.GODOT_3::withDoublePrecision)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith("GODOT_3 has no double-precision packets");
  }

  @Test
  void viewIsPrinted() {
    assertThat(SERVER).hasToString("GODOT_4 (view \"server\")");
  }

  @Test
  void writerAndReaderHaveTheViewOfTheirFormat() {
    assertThat(new VariantWriter(SERVER).format().isInView("server")).isTrue();
    assertThat(new VariantReader(new byte[4], SERVER).format().isInView("server"))
        .isTrue();
    assertThat(new VariantWriter(SERVER).format().isInView("client")).isFalse();
    assertThat(new VariantReader(new byte[4], SERVER).format().isInView("client"))
        .isFalse();
  }
}
