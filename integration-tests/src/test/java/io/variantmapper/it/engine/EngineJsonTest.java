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

  /** The smallest int in place of the largest, because the engine reads numbers as doubles. */
  private static final String SMALLEST =
      "PackedInt64Array(1, -2, -9223372036854775808, 9007199254740992)";

  @Parameter
  private GodotEngine engine;

  @Test
  void engineReadsTheSameValue(@TempDir Path folder) throws Exception {
    GodotProject project = GodotProject.exchange(engine, folder);
    List<Variant> trees = new ArrayList<>();
    RandomTrees.of(project, COUNT).stream()
        .filter(tree -> ONLY_FOR_JAVA.stream().noneMatch(VariantJson.write(tree, FORMAT)::contains))
        .forEach(trees::add);
    trees.add(Variant.of(List.of(Long.MAX_VALUE, new long[] {Long.MIN_VALUE, Long.MAX_VALUE})));
    List<byte[]> sent = trees.stream()
        .flatMap(tree -> Stream.of(tree, Variant.of(VariantJson.write(tree, FORMAT))))
        .map(value -> value.encode(FORMAT))
        .toList();

    List<byte[]> answers = project.answer("copy_json.gd", sent);

    assertThat(answers).hasSize(3 * trees.size());
    for (int i = 0; i < trees.size(); i++) {
      assertThat(NodePathPadding.zeroed(answers.get(3 * i), FORMAT))
          .as(VariantJson.write(trees.get(i), FORMAT))
          .isEqualTo(trees.get(i).encode(FORMAT));
    }
  }

  @Test
  void valueIsWrittenAsInTheVectorsAndReadAgain(@TempDir Path folder) throws Exception {
    VectorComparison comparison =
        new VectorComparison(engine, GodotProject.exchange(engine, folder));
    comparison.compareValues("copy_json.gd", "json", "json_back");
    assertThat(comparison.differences())
        .isEqualTo(
            engine.build().isWeb()
                ? List.of()
                : List.of(
                    "values-4.6.jsonl:71 \"\\\"f:9223372036854775808.0\\\"\"",
                    "values-4.6.jsonl:236 " + SMALLEST,
                    "values-4.6.jsonl:236 " + SMALLEST));
  }

  @Test
  void textIsReadAsInTheVectors(@TempDir Path folder) throws Exception {
    VectorComparison comparison =
        new VectorComparison(engine, GodotProject.exchange(engine, folder));
    comparison.compareTexts("copy_json.gd", "text/vectors/json", "json");
    assertThat(comparison.differences())
        .isEqualTo(
            engine.build().isWeb()
                ? List.of()
                : List.of(
                    "json-4.6.jsonl:38 Vector3i(-2147483648, -1, 0)",
                    "json-4.6.jsonl:61 PackedByteArray(0, 255, 1)",
                    "json-4.6.jsonl:62 PackedInt32Array(-2147483648)"));
  }
}
