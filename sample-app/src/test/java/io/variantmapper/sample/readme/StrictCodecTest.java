package io.variantmapper.sample.readme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.variantmapper.runtime.MalformedPacketException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.value.Vector3;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class StrictCodecTest {
  private static final PlayerState ADA = new PlayerState("Ada", 7, new Vector3(1, 0, -3.5));

  /**
   * Lists values, each of which exceeds one limit. Reading skips the entry that contains the value,
   * because the mapped type does not have a field for it.
   */
  static List<Arguments> tooMuch() {
    Object deep = 1;
    for (int i = 0; i < 16; i++) {
      deep = List.of(deep);
    }
    return List.of(
        arguments(new byte[65_536], "A packet of"),
        arguments(deep, "Deeper than 16 containers"),
        arguments(Collections.nCopies(10_000, null), "More than 10000 values"),
        arguments("x".repeat(1_001), "Text of 1001 bytes is over the limit of 1000"));
  }

  @Test
  void packetWithinTheLimitsIsRead() {
    assertThat(StrictCodec.decode(PlayerStateVariantSerializer.INSTANCE.encode(ADA)))
        .isEqualTo(ADA);
  }

  @ParameterizedTest
  @MethodSource("tooMuch")
  void packetOverALimitIsRefused(Object extra, String message) {
    byte[] packet = Variant.of(Map.of("extra", extra)).encode(VariantFormat.GODOT_4);
    assertThatThrownBy(() -> StrictCodec.decode(packet))
        .isInstanceOf(MalformedPacketException.class)
        .hasMessageStartingWith(message);
  }

  @Test
  void packetWithTrailingBytesIsRefused() {
    byte[] packet = PlayerStateVariantSerializer.INSTANCE.encode(ADA);
    assertThatThrownBy(() -> StrictCodec.decode(Arrays.copyOf(packet, packet.length + 4)))
        .isInstanceOf(MalformedPacketException.class);
  }

  @Test
  void packetsEncodedByManyThreadsHaveTheOrderOfTheList() {
    List<PlayerState> states = IntStream.range(0, 1_000)
        .mapToObj(i -> new PlayerState("P" + i, i, ADA.position()))
        .toList();
    assertThat(StrictCodec.encodeAll(states).stream().map(StrictCodec::decode))
        .containsExactlyElementsOf(states);
  }
}
