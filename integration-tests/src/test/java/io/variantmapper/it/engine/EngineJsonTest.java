package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.text.VariantJson;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

/**
 * Checks that the engine reads the JSON of random trees, and then writes the same bytes as the
 * library.
 */
@GodotTest(GodotVersion.GODOT_4)
final class EngineJsonTest {
  private static final VariantFormat FORMAT = VariantFormat.GODOT_4;
  private static final int COUNT = 1000;

  /** Texts that occur only in JSON that Java reads and the engine does not. */
  private static final List<String> ONLY_FOR_JAVA = List.of("\"bits\":", "\"NodePath\"");

  @Parameter
  private GodotEngine engine;

  @Test
  void engineReadsTheSameValue(@TempDir Path folder) throws Exception {
    List<Variant> trees = new ArrayList<>();
    RandomVariants random = new RandomVariants(RandomVariants.SEED);
    Stream.generate(random::next)
        .limit(COUNT)
        .filter(tree -> ONLY_FOR_JAVA.stream().noneMatch(VariantJson.write(tree, FORMAT)::contains))
        .forEach(trees::add);
    trees.add(Variant.of(List.of(Long.MAX_VALUE, new long[] {Long.MIN_VALUE, Long.MAX_VALUE})));
    List<byte[]> sent = trees.stream()
        .map(tree -> Variant.of(VariantJson.write(tree, FORMAT)).encode(FORMAT))
        .toList();

    List<byte[]> answers = GodotProject.exchange(engine, folder).answer("read_json.gd", sent);

    assertThat(answers).hasSize(trees.size());
    for (int i = 0; i < trees.size(); i++) {
      assertThat(NodePathPadding.zeroed(answers.get(i), FORMAT))
          .as(VariantJson.write(trees.get(i), FORMAT))
          .isEqualTo(trees.get(i).encode(FORMAT));
    }
  }
}
