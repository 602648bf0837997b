package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.text.VariantJson;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Checks that the engine reads the JSON of random trees, and then writes the same bytes as the
 * library.
 */
@RequiresGodot(GodotVersion.GODOT_4)
final class Godot4JsonTest {
  private static final VariantFormat FORMAT = VariantFormat.GODOT_4;
  private static final int COUNT = 1000;

  /** Texts that occur only in JSON that Java reads and the engine does not. */
  private static final List<String> ONLY_FOR_JAVA = List.of("\"bits\":", "\"NodePath\"");

  private static final List<Variant> TREES = new ArrayList<>();
  private static final List<byte[]> ANSWERS = new ArrayList<>();

  @BeforeAll
  static void sendJson(@TempDir Path folder) throws Exception {
    RandomVariants random = new RandomVariants(RandomVariants.SEED);
    Stream.generate(random::next)
        .limit(COUNT)
        .filter(tree -> ONLY_FOR_JAVA.stream().noneMatch(VariantJson.write(tree, FORMAT)::contains))
        .forEach(TREES::add);
    TREES.add(Variant.of(List.of(Long.MAX_VALUE, new long[] {Long.MIN_VALUE, Long.MAX_VALUE})));
    List<byte[]> sent = TREES.stream()
        .map(tree -> Variant.of(VariantJson.write(tree, FORMAT)).encode(FORMAT))
        .toList();
    ANSWERS.addAll(GodotProject.exchange(GodotVersion.GODOT_4, folder).readJson(sent));
  }

  @Test
  void engineReadsTheSameValue() {
    assertThat(ANSWERS).hasSize(TREES.size());
    for (int i = 0; i < TREES.size(); i++) {
      assertThat(NodePathPadding.zeroed(ANSWERS.get(i), FORMAT))
          .as(VariantJson.write(TREES.get(i), FORMAT))
          .isEqualTo(TREES.get(i).encode(FORMAT));
    }
  }
}
