package io.variantmapper.it.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.UnexpectedVariantException;
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

/** {@link SerializerFuzzTest} starts from whole packets that are accepted. */
class SerializerCorpusTest {
  private static final Path INPUTS = Path.of(
      "src/test/resources/io/variantmapper/it/fuzz/SerializerFuzzTestInputs",
      "anyBytesAreAMessageAndAWorldOrAVariantException");

  static List<Path> inputs() throws IOException {
    try (Stream<Path> files = Files.list(INPUTS)) {
      return files.sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("inputs")
  void inputIsAMessageOrAWorld(Path input) throws IOException {
    FuzzedPacket packet = FuzzedPacket.of(Files.readAllBytes(input));
    assertThat(isRead(ServerMessageVariantSerializer.INSTANCE, packet))
        .isNotEqualTo(isRead(WorldVariantSerializer.INSTANCE, packet));
  }

  private static boolean isRead(VariantSerializer<?> serializer, FuzzedPacket packet) {
    try {
      serializer.decode(packet.bytes(), packet.format());
      return true;
    } catch (UnexpectedVariantException other) {
      return false;
    }
  }
}
