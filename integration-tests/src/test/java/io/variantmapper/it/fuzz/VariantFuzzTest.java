package io.variantmapper.it.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantReader;

class VariantFuzzTest {

  @FuzzTest(maxDuration = FuzzBudget.DURATION)
  void anyBytesAreATreeOrAVariantException(byte[] input) {
    FuzzedPacket packet = FuzzedPacket.of(input);
    Variant tree;
    try {
      tree = Variant.decode(packet.bytes(), packet.format());
    } catch (VariantException refused) {
      assertThat(refused.offset()).isBetween(0L, (long) packet.bytes().length);
      return;
    }
    byte[] once = tree.encode(packet.lossless());
    byte[] twice = Variant.decode(once, packet.lossless()).encode(packet.lossless());
    assertThat(twice).isEqualTo(once);
    try {
      assertThat(Variant.of(tree.toJava()).type()).isEqualTo(tree.type());
    } catch (MalformedPacketException refused) {
      assertThat(refused).hasMessageContaining("have the hash code");
    }
    VariantReader in = new VariantReader(packet.bytes(), packet.format());
    in.skip();
    assertThat(in.offset()).isBetween(4, packet.bytes().length);
  }
}
