package io.variantmapper.runtime.types;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantWriter;
import org.junit.jupiter.api.Test;

class WritingTest {
  @Test
  void packetLargerThan2GibibytesIsRefused() {
    PacketOutput out = new VariantWriter(VariantFormat.GODOT_4);
    Numbers.writeNil(out);
    assertThatThrownBy(() -> out.ensure(Integer.MAX_VALUE - 8L))
        .isInstanceOf(UnsupportedVariantException.class)
        .hasMessageStartingWith("The packet would be larger than 2 GiB");
  }
}
