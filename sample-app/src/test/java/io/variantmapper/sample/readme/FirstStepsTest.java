package io.variantmapper.sample.readme;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.value.Vector3;
import org.junit.jupiter.api.Test;

final class FirstStepsTest {
  private static final PlayerState ADA = new PlayerState("Ada", 7, new Vector3(1, 0, -3.5));

  @Test
  void packetIsTheDictionaryThatTheRecordDescribes() {
    byte[] packet = PlayerStateVariantSerializer.INSTANCE.encode(ADA);
    assertThat(Variant.decode(packet, VariantFormat.GODOT_4))
        .hasToString("{\"display_name\": \"Ada\", \"hp\": 7, \"position\": Vector3(1, 0, -3.5)}");
  }

  @Test
  void packetDecodesToAnEqualRecord() {
    byte[] packet = PlayerStateVariantSerializer.INSTANCE.encode(ADA);
    assertThat(PlayerStateVariantSerializer.INSTANCE.decode(packet)).isEqualTo(ADA);
  }

  @Test
  void packetForGodot3DecodesToAnEqualRecord() {
    byte[] packet = PlayerStateVariantSerializer.INSTANCE.encode(ADA, VariantFormat.GODOT_3);
    assertThat(PlayerStateVariantSerializer.INSTANCE.decode(packet, VariantFormat.GODOT_3))
        .isEqualTo(ADA);
  }
}
