package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The Java code in docs/custom-serializers.md is compiled and run as part of a golden case. */
class CustomSerializersDocumentTest {
  static List<String> javaBlocks() throws IOException {
    return JavaBlocks.of("custom-serializers.md");
  }

  @ParameterizedTest
  @MethodSource("javaBlocks")
  void javaBlockIsPartOfTheGoldenCase(String block) throws IOException {
    assertThat(sources()).contains(block);
  }

  private static String sources() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("src/test/resources/golden/foreign"))) {
      List<Path> sources = files.filter(Files::isRegularFile).sorted().toList();
      return sources.stream()
          .map(CustomSerializersDocumentTest::text)
          .collect(Collectors.joining());
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
