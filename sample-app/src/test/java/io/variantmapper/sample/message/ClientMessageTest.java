package io.variantmapper.sample.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.variantmapper.runtime.UnexpectedVariantException;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.value.Vector3;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class ClientMessageTest {
  private static final ClientMessageVariantSerializer SERIALIZER =
      ClientMessageVariantSerializer.INSTANCE;

  @Test
  void partsOfOtherKindsAreNotOnTheWire() {
    byte[] packet = SERIALIZER.encode(ClientMessage.move(new Vector3(1, 0.5, 2)));
    assertThat(Variant.decode(packet, VariantFormat.GODOT_4))
        .hasToString("{\"kind\": \"MOVE\", \"move\": {\"to\": Vector3(1, 0.5, 2)}}");
  }

  @Test
  void kindWithoutItsPartIsRefused() {
    Variant kind = new Variant.Value(VariantType.STRING, "kind");
    Variant move = new Variant.Value(VariantType.STRING, "MOVE");
    byte[] packet = new Variant.Dictionary(Map.of(kind, move)).encode(VariantFormat.GODOT_4);
    assertThatThrownBy(() -> SERIALIZER.decode(packet))
        .isInstanceOf(UnexpectedVariantException.class)
        .hasMessageContaining("A MOVE has a \"move\"");
  }

  @Test
  void keysAreInSnakeCase() {
    byte[] packet = SERIALIZER.encode(ClientMessage.login("Ada", null));
    assertThat(Variant.decode(packet, VariantFormat.GODOT_4))
        .hasToString("{\"kind\": \"LOGIN\", \"login\": {\"player_name\": \"Ada\"}}");
  }
}
