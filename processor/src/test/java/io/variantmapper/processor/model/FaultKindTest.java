package io.variantmapper.processor.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FaultKindTest {
  static Stream<FaultKind> all() {
    return Stream.of(FaultKind.class.getPermittedSubclasses())
        .flatMap(chapter -> Stream.of(chapter.getEnumConstants()))
        .map(FaultKind.class::cast);
  }

  @ParameterizedTest
  @MethodSource("all")
  void sentenceIsWholeWithItsArguments(FaultKind kind) {
    assertThat(kind.sentence().replaceAll("\\{\\w+}", "it."))
        .endsWith(".")
        .doesNotContain("{", "}", "%", "  ");
  }
}
