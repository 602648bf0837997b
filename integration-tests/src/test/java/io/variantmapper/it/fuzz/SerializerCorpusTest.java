package io.variantmapper.it.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantSerializer;
import io.variantmapper.sample.message.ServerMessageVariantSerializer;
import io.variantmapper.sample.world.WorldVariantSerializer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks the complete packets from which {@link SerializerFuzzTest} starts. The names of the
 * packets say which of them are refused.
 */
class SerializerCorpusTest {
  private static final Path INPUTS = Path.of(
      "src/test/resources/io/variantmapper/it/fuzz/SerializerFuzzTestInputs",
      "anyBytesAreAValueOrAVariantException");

  private static final List<VariantSerializer<?>> SERIALIZERS = List.of(
      ServerMessageVariantSerializer.INSTANCE,
      WorldVariantSerializer.INSTANCE,
      SerializerFuzzTest_AreaVariantSerializer.INSTANCE);

  static List<Path> inputs() throws IOException {
    try (Stream<Path> files = Files.list(INPUTS)) {
      return files.sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("inputs")
  void inputIsReadByExactlyOneSerializerUnlessItsNameSaysRefused(Path input) throws IOException {
    FuzzedPacket packet = FuzzedPacket.of(Files.readAllBytes(input));
    boolean isRefused = input.getFileName().toString().contains("refused");
    assertThat(SERIALIZERS)
        .filteredOn(serializer -> isRead(serializer, packet))
        .hasSize(isRefused ? 0 : 1);
  }

  private static boolean isRead(VariantSerializer<?> serializer, FuzzedPacket packet) {
    try {
      serializer.decode(packet.bytes(), packet.format());
      return true;
    } catch (VariantException refused) {
      return false;
    }
  }
}
