package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks that following the advice of a message leads to code that compiles.
 *
 * <p>Each {@link ProblemFixture} has a companion of the same name in {@code resources/advice}. The
 * companion is the source of the fixture, changed exactly as the messages advise. It follows the
 * first advice of each message, or the next advice if the first is not possible. If a companion
 * can't be written, the message is wrong.
 */
class AdviceTest {
  private static final Path ROOT = Path.of("src/test/resources/advice");
  private static final Pattern TYPE =
      Pattern.compile("^ *(?:[\\w-]+ )*@?(?:class|record|interface|enum) (\\w+)");

  static Stream<ProblemFixture> fixtures() {
    return ProblemFixture.all();
  }

  private static Path companion(ProblemFixture fixture) {
    return ROOT.resolve(fixture.toString());
  }

  @ParameterizedTest
  @MethodSource("fixtures")
  void adviceLeadsToCodeThatCompiles(ProblemFixture fixture) {
    assertThat(new ProblemFixture(companion(fixture)).compiled().messages()).isEmpty();
  }

  /**
   * The first line of a companion states the number of problems in its fixture. A new problem in
   * the fixture changes this number, so the test fails until the companion also changes.
   */
  @ParameterizedTest
  @MethodSource("fixtures")
  void companionStatesHowManyProblemsItSolves(ProblemFixture fixture) throws IOException {
    assertThat(Files.readAllLines(companion(fixture)).get(0))
        .isEqualTo("// Solves " + fixture.expected().size() + " problems.");
  }

  /** If the advice is to rename a type, its new name begins with the old name. */
  @ParameterizedTest
  @MethodSource("fixtures")
  void companionDeclaresTheTypesOfItsFixture(ProblemFixture fixture) throws IOException {
    List<String> advised = types(companion(fixture));
    assertThat(types(fixture.file()))
        .allMatch(type -> advised.stream().anyMatch(name -> name.startsWith(type)));
  }

  private static List<String> types(Path file) throws IOException {
    return Files.readAllLines(file).stream()
        .flatMap(line -> TYPE.matcher(line).results())
        .map((MatchResult type) -> type.group(1))
        .toList();
  }

  @Test
  void everyCompanionHasAFixture() throws IOException {
    try (Stream<Path> files = Files.list(ROOT)) {
      assertThat(files.filter(Files::isRegularFile).map(Path::getFileName).map(Path::toString))
          .containsExactlyInAnyOrderElementsOf(
              fixtures().map(ProblemFixture::toString).toList());
    }
  }
}
