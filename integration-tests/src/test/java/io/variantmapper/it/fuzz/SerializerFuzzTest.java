package io.variantmapper.it.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.variantmapper.annotations.VariantDictionary;
import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.runtime.value.Vector2i;
import io.variantmapper.sample.message.ServerMessageVariantSerializer;
import io.variantmapper.sample.world.WorldVariantSerializer;
import java.util.Map;
import java.util.Set;

class SerializerFuzzTest {

  /** A type with a set and a map, whose elements and keys can have equal hash codes. */
  @VariantDictionary
  record Area(Set<Vector2i> cells, Map<Vector2i, String> names) {}

  @FuzzTest(maxDuration = FuzzBudget.DURATION)
  void anyBytesAreAValueOrAVariantException(byte[] input) {
    FuzzedPacket packet = FuzzedPacket.of(input);
    check(ServerMessageVariantSerializer.INSTANCE, packet);
    check(WorldVariantSerializer.INSTANCE, packet);
    check(SerializerFuzzTest_AreaVariantSerializer.INSTANCE, packet);
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
