package io.variantmapper.sample.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.Variant;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks each message and the save in both formats. */
final class SamplePacketTest {
  static List<SamplePacket<?>> packets() {
    return SamplePacket.all();
  }

  @ParameterizedTest
  @MethodSource("packets")
  <T> void decodedValueEqualsTheEncodedValue(SamplePacket<T> packet) {
    T decoded = packet.decode(packet.bytes());
    assertThat(decoded).usingRecursiveComparison().isEqualTo(packet.value());
  }

  @ParameterizedTest
  @MethodSource("packets")
  <T> void decodedValueEncodesToTheSameBytes(SamplePacket<T> packet) {
    byte[] bytes = packet.bytes();
    byte[] again = packet.serializer().encode(packet.decode(bytes), packet.format());
    assertThat(again).isEqualTo(bytes);
  }

  @ParameterizedTest
  @MethodSource("packets")
  void decodedTreeEncodesToTheSameBytes(SamplePacket<?> packet) {
    byte[] bytes = packet.bytes();
    assertThat(Variant.decode(bytes, packet.format()).encode(packet.format())).isEqualTo(bytes);
  }

  /**
   * Checks every prefix. No sample packet may end with a byte array: such a packet could have a
   * valid prefix, because readers, like the engine, accept a byte array without its padding at the
   * end of a packet.
   */
  @ParameterizedTest
  @MethodSource("packets")
  void everyPrefixIsMalformed(SamplePacket<?> packet) {
    byte[] bytes = packet.bytes();
    for (int length = 0; length < bytes.length; length++) {
      byte[] prefix = Arrays.copyOf(bytes, length);
      assertThatThrownBy(() -> packet.decode(prefix))
          .as("the first %d of %d bytes", length, bytes.length)
          .isExactlyInstanceOf(MalformedPacketException.class);
    }
  }
}
