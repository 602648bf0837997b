package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantSerializer;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Compiles each directory of {@code golden}, compares the generated sources with the {@link
 * ExpectedFiles}, and writes and reads the examples.
 */
class GoldenTest {
  static Stream<Golden> goldens() throws IOException {
    return Golden.all();
  }

  @ParameterizedTest
  @MethodSource("goldens")
  void generatedSourcesMatchTheExpectedSources(Golden golden) throws IOException {
    golden.expected().compare(golden.compiled().generated());
  }

  @ParameterizedTest
  @MethodSource("goldens")
  void generatedSourcesCompileWithoutWarnings(Golden golden) {
    assertThat(golden.compiled().warnings()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("goldens")
  void noLineIsLongerThan100Columns(Golden golden) throws IOException {
    assertThat(golden.compiled().generated().values())
        .flatMap(source -> source.lines().toList())
        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
  }

  @ParameterizedTest
  @MethodSource("goldens")
  void mappedTypeIsTheOnlyOriginOfItsSerializer(Golden golden) throws IOException {
    List<RecordingProcessor> processors = List.of(
        new RecordingProcessor(new TemplateProcessor()),
        new RecordingProcessor(new VariantProcessor()));
    Compiled.of(golden.sources(), List.of("-proc:only"), processors.toArray(new Processor[0]));
    Map<String, List<String>> origins = new TreeMap<>();
    processors.forEach(processor -> origins.putAll(processor.origins()));
    assertThat(origins).hasSameSizeAs(golden.compiled().generated());
    assertThat(origins)
        .allSatisfy(
            (source, from) -> assertThat(from).map(GoldenTest::serializer).containsExactly(source));
  }

  /** Returns the name of the serializer of a type such as {@code game.Outer.Inner}. */
  private static String serializer(String type) {
    return "game." + type.replaceFirst("game\\.", "").replace('.', '_') + "VariantSerializer";
  }

  @ParameterizedTest
  @MethodSource("goldens")
  void examplesAreReadBackFromPackets(Golden golden) throws ReflectiveOperationException {
    for (Object value : golden.compiled().examples()) {
      VariantSerializer<Object> serializer = Compiled.serializer(value.getClass());
      for (VariantFormat format : List.of(VariantFormat.GODOT_4, VariantFormat.GODOT_3)) {
        Object returned = serializer.decode(serializer.encode(value, format), format);
        assertThat(returned).usingRecursiveComparison().isEqualTo(value);
      }
    }
  }
}
