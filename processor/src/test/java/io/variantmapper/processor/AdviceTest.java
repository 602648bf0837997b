package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks that following the advice of all messages of a {@link ProblemFixture} leads to code that
 * compiles. If the lines with the advice can't be written, a message is wrong.
 */
class AdviceTest {
  private static final Pattern TYPE =
      Pattern.compile("^ *(?:[\\w-]+ )*@?(?:class|record|interface|enum) (\\w+)");

  static Stream<ProblemFixture> fixtures() {
    return ProblemFixture.all();
  }

  @ParameterizedTest
  @MethodSource("fixtures")
  void adviceLeadsToCodeThatCompiles(ProblemFixture fixture) {
    assertThat(fixture.compiledAsAdvised().messages()).isEmpty();
  }

  /** If the advice is to rename a type, its new name begins with the old name. */
  @ParameterizedTest
  @MethodSource("fixtures")
  void adviceRemovesNoType(ProblemFixture fixture) {
    List<String> advised = types(fixture.advised());
    assertThat(types(fixture.lines()))
        .allMatch(type -> advised.stream().anyMatch(name -> name.startsWith(type)));
  }

  private static List<String> types(List<String> lines) {
    return lines.stream()
        .flatMap(line -> TYPE.matcher(line).results())
        .map((MatchResult type) -> type.group(1))
        .toList();
  }
}
