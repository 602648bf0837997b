package io.variantmapper.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReadLimitsTest {
  @ParameterizedTest
  @CsvSource({"-1, 0, 0, 0", "0, -1, 0, 0", "0, 0, -1, 0", "0, 0, 0, -1"})
  void negativeLimitIsRefused(int depth, int bytes, int values, int stringBytes) {
    assertThatThrownBy(() -> new ReadLimits(depth, bytes, values, stringBytes))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("A limit can't be negative: max");
  }

  @Test
  void onlyTheDepthLimitAppliesToWriting() {
    VariantFormat tiny = VariantFormat.GODOT_4.withLimits(new ReadLimits(1, 1, 1, 1));
    assertThat(Variant.of(List.of("long", "text")).encode(tiny)).hasSize(32);
    assertThatThrownBy(() -> Variant.of(List.of(List.of(List.of()))).encode(tiny))
        .isInstanceOf(UnsupportedVariantException.class);
  }

  @Test
  void eachLimitIsSetSeparately() {
    ReadLimits limits =
        ReadLimits.DEFAULT.withMaxDepth(0).withMaxBytes(2).withMaxValues(3).withMaxStringBytes(4);
    assertThat(limits).isEqualTo(new ReadLimits(0, 2, 3, 4));
  }
}
