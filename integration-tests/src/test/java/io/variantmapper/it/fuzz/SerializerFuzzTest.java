package io.variantmapper.it.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.sample.message.ServerMessageVariantSerializer;
import io.variantmapper.sample.world.WorldVariantSerializer;

class SerializerFuzzTest {

  @FuzzTest(maxDuration = FuzzBudget.DURATION)
  void anyBytesAreAMessageAndAWorldOrAVariantException(byte[] input) {
    FuzzedPacket packet = FuzzedPacket.of(input);
    check(ServerMessageVariantSerializer.INSTANCE, packet);
    check(WorldVariantSerializer.INSTANCE, packet);
  }

  private static <T> void check(VariantSerializer<T> serializer, FuzzedPacket packet) {
    VariantFormat format = packet.format();
    T value;
    try {
      value = serializer.decode(packet.bytes(), format);
    } catch (VariantException refused) {
      return;
    }
    byte[] once = serializer.encode(value, format);
    assertThat(serializer.encode(serializer.decode(once, format), format)).isEqualTo(once);
  }
}
