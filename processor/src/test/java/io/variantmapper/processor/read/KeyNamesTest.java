package io.variantmapper.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.annotations.KeyNaming;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KeyNamesTest {
  @ParameterizedTest
  @CsvSource({
    "hp, hp",
    "maxHealth, max_health",
    "peerURL, peer_url",
    "URLOfPeer, url_of_peer",
    "area2d, area2d",
    "area2D, area2d",
    "maxHP2, max_hp2",
    "slot2Item, slot2_item",
    "x, x",
    "aB, a_b",
    "already_snake, already_snake",
    "half_Snake, half_snake",
    "_hidden, _hidden",
    "größeÄ, größe_ä",
  })
  void snakeCaseSplitsAtWords(String name, String key) {
    assertThat(KeyNames.of(name, KeyNaming.SNAKE_CASE)).isEqualTo(key);
  }

  @Test
  void declaredNameStaysAsItIs() {
    assertThat(KeyNames.of("peerURL", KeyNaming.AS_DECLARED)).isEqualTo("peerURL");
  }
}
