package io.variantmapper.sample.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.value.Vector3;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class ClientMessageTest {
  private static final ClientMessageVariantSerializer SERIALIZER =
      ClientMessageVariantSerializer.INSTANCE;

  @Test
  void kindIsAnEntryBesideTheFields() {
    byte[] packet = SERIALIZER.encode(new ClientMessage.Move(new Vector3(1, 0.5, 2)));
    assertThat(Variant.decode(packet, VariantFormat.GODOT_4))
        .hasToString("{\"kind\": \"Move\", \"to\": Vector3(1, 0.5, 2)}");
  }

  @Test
  void unknownKindIsRefused() {
    byte[] packet = Variant.of(Map.of("kind", "Jump")).encode(VariantFormat.GODOT_4);
    assertThatThrownBy(() -> SERIALIZER.decode(packet))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("Expected one of \"Login\", \"Confirm\", \"Move\", \"Chat\"");
  }

  @Test
  void keysAreInSnakeCase() {
    byte[] packet = SERIALIZER.encode(new ClientMessage.Login("Ada"));
    assertThat(Variant.decode(packet, VariantFormat.GODOT_4))
        .hasToString("{\"kind\": \"Login\", \"player_name\": \"Ada\"}");
  }
}
