package io.variantmapper.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.value.StringName;
import io.variantmapper.runtime.value.Vector2;
import io.variantmapper.runtime.value.Vector2i;
import io.variantmapper.runtime.value.Vector3;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class TreeSerializerTest {
  @Test
  void writtenTreeIsReadBack() {
    Variant tree = Variant.of(Map.of("bag", List.of("rope", 2)));
    byte[] packet = TreeSerializer.INSTANCE.encode(tree);
    assertThat(packet).isEqualTo(tree.encode(VariantFormat.GODOT_4));
    assertThat(TreeSerializer.INSTANCE.decode(packet)).isEqualTo(tree);
  }

  @Test
  void expectedSizeOfATreeIsExact() {
    Map<String, Object> entries = new LinkedHashMap<>();
    entries.put("texts", List.of("", "a", "four", new StringName("name")));
    entries.put("numbers", List.of(1, 1L << 40, 0.5, 0.1, true));
    entries.put("vectors", List.of(new Vector3(1, 2, 3), new Vector2i(1, 2)));
    entries.put("packed", List.of(new byte[] {1}, new float[] {1}, new Vector2[] {Vector2.ZERO}));
    entries.put("map", Map.of(1, List.of()));
    Variant tree = Variant.of(entries);
    assertThat(TreeSerializer.INSTANCE.expectedSize(tree, VariantWriter.SIZE_DEPTH))
        .isEqualTo(tree.encode(VariantFormat.GODOT_4).length);
  }

  @Test
  @Timeout(10)
  void expectedSizeDoesNotVisitAllPathsThroughSharedValues() {
    Variant tree = Variant.of(1);
    for (int level = 0; level < 60; level++) {
      tree = new Variant.Array(List.of(tree, tree));
    }
    assertThat(TreeSerializer.INSTANCE.expectedSize(tree, VariantWriter.SIZE_DEPTH))
        .isLessThan(1 << 25);
  }

  @Test
  void nilOfNullIsReadAsTree() {
    assertThat(TreeSerializer.INSTANCE.readsNil()).isTrue();
    assertThat(TreeSerializer.INSTANCE.decode(TreeSerializer.INSTANCE.encode(null)))
        .isEqualTo(Variant.Nil.INSTANCE);
  }
}
