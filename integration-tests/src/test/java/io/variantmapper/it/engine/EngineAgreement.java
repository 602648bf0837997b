package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.VariantFormat;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks that Godot 3 and the library agree about every example, in both directions and in every
 * byte.
 */
@RequiresGodot(GodotVersion.GODOT_3)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class EngineAgreement {
  private final List<Example<?>> examples;
  private final List<String> texts = new ArrayList<>();
  private final List<byte[]> written = new ArrayList<>();

  EngineAgreement(List<Example<?>> examples) {
    this.examples = examples;
  }

  @BeforeAll
  void askTheEngine(@TempDir Path folder) throws Exception {
    GodotProject project = GodotProject.exchange(GodotVersion.GODOT_3, folder);
    texts.addAll(project.read(examples.stream().map(Example::packet).toList()).texts());
    written.addAll(project.write(examples.stream().map(Example::literal).toList()));
  }

  @ParameterizedTest
  @MethodSource("examples")
  void engineReadsWhatWeWrite(Example<?> example) {
    assertThat(texts.get(examples.indexOf(example))).isEqualTo(example.text());
  }

  @ParameterizedTest
  @MethodSource("examples")
  void weReadWhatTheEngineWrites(Example<?> example) {
    assertThat(example.decode(written.get(examples.indexOf(example))))
        .usingRecursiveComparison()
        .withStrictTypeChecking()
        .withComparatorForType(Double::compare, Double.class)
        .withComparatorForType(Float::compare, Float.class)
        .isEqualTo(example.value());
  }

  @ParameterizedTest
  @MethodSource("examples")
  void engineWritesTheSameBytes(Example<?> example) {
    byte[] packet = written.get(examples.indexOf(example));
    assertThat(NodePathPadding.zeroed(packet, VariantFormat.GODOT_3)).isEqualTo(example.packet());
  }

  List<Example<?>> examples() {
    return examples;
  }
}
