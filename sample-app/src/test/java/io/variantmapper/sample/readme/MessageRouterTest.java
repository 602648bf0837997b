package io.variantmapper.sample.readme;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class MessageRouterTest {
  @Test
  void kindIsReadFromTheHeader() {
    Map<String, Object> chat =
        Map.of("body", List.of("hi", 7), "header", Map.of("kind", "chat", "id", 1));
    assertThat(MessageRouter.kind(Variant.of(chat).encode(VariantFormat.GODOT_4)))
        .isEqualTo("chat");
  }

  @Test
  void kindIsNullIfTheHeaderDoesNotContainIt() {
    Map<String, Object> chat = Map.of("header", Map.of());
    assertThat(MessageRouter.kind(Variant.of(chat).encode(VariantFormat.GODOT_4)))
        .isNull();
  }
}
