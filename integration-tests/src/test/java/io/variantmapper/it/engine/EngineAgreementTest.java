package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.sample.message.ClientMessage;
import io.variantmapper.sample.message.ServerMessage;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks that Godot 3 and the library agree about every example, in both directions and in every
 * byte.
 */
@GodotTest(GodotVersion.GODOT_3)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class EngineAgreementTest {
  @Parameter
  private GodotEngine engine;

  private final List<Example<?>> examples = Stream.of(
          TypeExamples.ALL, SampleMessages.CLIENT, SampleMessages.SERVER, List.of(SampleSave.WORLD))
      .<Example<?>>flatMap(List::stream)
      .toList();
  private List<String> texts = List.of();
  private List<byte[]> written = List.of();

  @BeforeParameterizedClassInvocation(injectArguments = false)
  void askTheEngine(@TempDir Path folder) throws Exception {
    GodotProject project = GodotProject.exchange(engine, folder);
    texts = project.read(examples.stream().map(Example::packet).toList()).texts();
    written = project.write(examples.stream().map(Example::literal).toList());
  }

  @ParameterizedTest
  @MethodSource("examples")
  void engineReadsWhatWeWrite(Example<?> example) {
    // Godot 3.2 prints an empty line in an empty Dictionary.
    String text = texts.get(examples.indexOf(example)).replace("{\n\n}", "{\n}");

    assertThat(text).isEqualTo(example.text());
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

  @Test
  void everyKindOfMessageIsAmongTheExamples() {
    assertThat(classes(SampleMessages.CLIENT))
        .contains(ClientMessage.class.getPermittedSubclasses());
    assertThat(classes(SampleMessages.SERVER))
        .contains(ServerMessage.class.getPermittedSubclasses());
  }

  private static Stream<Class<?>> classes(List<? extends Example<?>> examples) {
    return examples.stream().map(example -> example.value().getClass());
  }
}
