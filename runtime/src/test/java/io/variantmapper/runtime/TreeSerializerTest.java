package io.variantmapper.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TreeSerializerTest {
  @Test
  void writtenTreeIsReadBack() {
    Variant tree = Variant.of(Map.of("bag", List.of("rope", 2)));
    byte[] packet = TreeSerializer.INSTANCE.encode(tree);
    assertThat(packet).isEqualTo(tree.encode(VariantFormat.GODOT_4));
    assertThat(TreeSerializer.INSTANCE.decode(packet)).isEqualTo(tree);
  }

  @Test
  void nilOfNullIsReadAsTree() {
    assertThat(TreeSerializer.INSTANCE.readsNil()).isTrue();
    assertThat(TreeSerializer.INSTANCE.decode(TreeSerializer.INSTANCE.encode(null)))
        .isEqualTo(Variant.Nil.INSTANCE);
  }
}
