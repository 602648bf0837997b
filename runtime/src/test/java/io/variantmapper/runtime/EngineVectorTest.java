package io.variantmapper.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Packets written by running engines; {@code src/test/resources/vectors/README.md} tells how. */
class EngineVectorTest {

  @TestFactory
  Stream<DynamicTest> packetsOfGodot3DecodeAndEncodeToTheSameBytes() throws IOException {
    return tests("godot-3.2.3.jsonl", VariantFormat.GODOT_3);
  }

  @TestFactory
  Stream<DynamicTest> packetsOfGodot4DecodeAndEncodeToTheSameBytes() throws IOException {
    return tests("godot-4.4.jsonl", VariantFormat.GODOT_4);
  }

  @TestFactory
  Stream<DynamicTest> packetsOfDoubleBuildsDecodeAndEncodeToTheSameBytes() throws IOException {
    return tests("godot-4.4-double.jsonl", VariantFormat.GODOT_4.withDoublePrecision());
  }

  private static Stream<DynamicTest> tests(String file, VariantFormat format) throws IOException {
    List<EngineVector> vectors = EngineVector.load(file);
    System.out.println(file + ": all " + vectors.size() + " lines, decoded and encoded");
    return vectors.stream()
        .flatMap(vector -> Stream.of(
            DynamicTest.dynamicTest(
                vector + " decodes to its value", () -> checkDecode(vector, format)),
            DynamicTest.dynamicTest(
                vector + " encodes to its bytes", () -> checkEncode(vector, format))));
  }

  private static void checkDecode(EngineVector vector, VariantFormat format) {
    Variant value = Variant.decode(vector.packet(), format);

    assertThat(VariantDescription.of(value)).isEqualTo(vector.value());
  }

  private static void checkEncode(EngineVector vector, VariantFormat format) {
    byte[] packet = Variant.decode(vector.packet(), format).encode(format);

    assertThat(hex(packet)).isEqualTo(hex(NodePathPads.zeroed(vector.packet(), format)));
  }

  private static String hex(byte[] bytes) {
    return HexFormat.of().formatHex(bytes);
  }
}
