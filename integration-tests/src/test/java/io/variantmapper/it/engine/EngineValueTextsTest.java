package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.ContainerType;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.value.StringName;
import io.variantmapper.runtime.value.Vector3i;
import io.variantmapper.runtime.value.Vector4;
import io.variantmapper.text.VariantText;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

/**
 * Checks that the engine reads the texts of Java, and that Java reads the texts of the engine. The
 * values include infinite numbers, which the versions of Godot 3 write differently.
 */
@GodotTest
final class EngineValueTextsTest {
  private static final int COUNT = 1000;

  @Parameter
  private GodotEngine engine;

  /** Returns values of types that only Godot 4 has. */
  private static List<Variant> newerValues() {
    return List.of(
        Variant.of(new StringName("a\u0007\u000b\n\"é")),
        Variant.of(new Vector3i(1, -2, Integer.MAX_VALUE)),
        Variant.of(new Vector4[] {new Vector4(0.1, Double.NaN, Double.NEGATIVE_INFINITY, 0)}),
        Variant.of(new long[] {Long.MIN_VALUE, Long.MAX_VALUE}),
        new Variant.Array(List.of(Variant.of(1)), ContainerType.of(VariantType.INT), false),
        new Variant.Dictionary(
            Map.of(Variant.of("a"), Variant.of(0.5)),
            ContainerType.of(VariantType.STRING),
            ContainerType.of(VariantType.FLOAT),
            false));
  }

  @Test
  void textsHaveTheSameValuesInJavaAndInTheEngine(@TempDir Path folder) throws Exception {
    GodotProject project = GodotProject.exchange(engine, folder);
    VariantFormat format = project.format();
    List<Variant> values = new ArrayList<>(RandomTrees.of(project, COUNT));
    values.addAll(format.generation() == 4 ? newerValues() : List.of());

    List<Variant> answers = project.copyTexts(values);

    assertThat(answers).hasSize(3 * values.size());
    for (int i = 0; i < values.size(); i++) {
      String text = VariantText.write(values.get(i), format);
      Variant value = VariantText.parse(text, format);
      String ofEngine = ((Variant.Value) answers.get(3 * i + 1)).value().toString();
      Variant valueOfEngine = answers.get(3 * i + 2);
      // Godot 3.2 does not read all of its own texts. Java does.
      boolean isRead = !valueOfEngine.equals(Variant.of(ofEngine));

      assertThat(answers.get(3 * i)).as(text).isEqualTo(value);
      assertThat(VariantText.parse(ofEngine, format))
          .as(ofEngine)
          .isEqualTo(isRead ? valueOfEngine : value);
    }
  }
}
