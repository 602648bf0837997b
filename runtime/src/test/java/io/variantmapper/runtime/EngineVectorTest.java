package io.variantmapper.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.VariantDescription.Floats;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Reads and writes packets of running engines, from all {@code godot-*.jsonl} vector files. */
class EngineVectorTest {

  static List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(EngineVector.folder())) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.startsWith("godot-") && name.endsWith(".jsonl"))
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void packetIsDecodedAsInTheEngine(String file) throws IOException {
    int compared = 0;
    List<EngineVector> vectors = EngineVector.load(file);
    for (EngineVector vector : vectors) {
      Variant value = Variant.decode(vector.packet(), vector.format());
      if (vector.value() != null) {
        assertThat(describe(value, vector)).as(vector.toString()).isEqualTo(vector.value());
        compared++;
      }
    }
    System.out.println(
        file + ": " + vectors.size() + " lines decode, " + compared + " have a value to compare");
    assertThat(compared).isPositive();
  }

  @ParameterizedTest
  @MethodSource("files")
  void treeIsEncodedToTheBytesOfTheEngine(String file) throws IOException {
    List<EngineVector> vectors = EngineVector.load(file);
    for (EngineVector vector : vectors) {
      byte[] packet = vector.canonicalPacket();
      Variant value = Variant.decode(packet, vector.format());
      assertThat(Packets.hex(value.encode(vector.format())))
          .as(vector.toString())
          .isEqualTo(Packets.hex(packet));
    }
    System.out.println(file + ": " + vectors.size() + " lines encode to the engine's bytes");
    assertThat(vectors).isNotEmpty();
  }

  private static Object describe(Variant value, EngineVector vector) {
    boolean bits32 = vector.format().equals(VariantFormat.GODOT_2);
    return new VariantDescription(bits32 ? Floats.BITS_32 : Floats.EXACT).of(value);
  }
}
