package io.variantmapper.it.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks that each {@code requires} line of docs/native-images.md is in a compiled module. */
class NativeImagesDocumentTest {
  private static final String COMPILED = Stream.of(
          "sample-app/src", "integration-tests/src/it/platforms/modular")
      .map(JavaBlocks::sources)
      .collect(Collectors.joining("\n"));

  static List<String> requirements() {
    return JavaBlocks.of("docs/native-images.md").stream()
        .flatMap(String::lines)
        .filter(line -> line.startsWith("requires "))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("requirements")
  void requirementIsInACompiledModule(String requirement) {
    assertThat(COMPILED.lines()).contains(requirement);
  }
}
