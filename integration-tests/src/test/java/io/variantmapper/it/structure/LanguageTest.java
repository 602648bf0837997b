package io.variantmapper.it.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks that documents and comments are easy to read, as far as patterns can find stumbling
 * blocks.
 */
class LanguageTest {
  /** Correct sentences that a pattern finds nevertheless, with the file that contains each. */
  private static final Map<String, String> EXCEPTIONS =
      Map.of("*after*, not *behind*", "CONTRIBUTING.md", "not *has not*", "CONTRIBUTING.md");

  static Stream<Path> files() {
    return Stream.concat(Repository.markdown().stream(), Repository.sources("/src/").stream());
  }

  @ParameterizedTest
  @MethodSource("files")
  void sentencesReadInOnePass(Path file) {
    assertThat(findings(file)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void ruleFindsItsBadSentence(LanguageRule rule) {
    assertThat(rule.pattern().matcher(rule.bad()).find()).isTrue();
    assertThat(rule.pattern().matcher(rule.bad().replace(" ", "\n   ")).find()).isTrue();
  }

  @ParameterizedTest
  @EnumSource
  void ruleLeavesGoodSentencesAlone(LanguageRule rule) {
    assertThat(rule.pattern().matcher(rule.good()).find()).isFalse();
  }

  @Test
  void codeIsNotProse() {
    assertThat(Prose.ofJava("int behind; /** {@code behind} and {@link Else#behind}. */ // after"))
        .doesNotContain("behind")
        .contains("after");
    assertThat(Prose.ofJava("// if (first) {\n// } else if (second) {\n// after"))
        .doesNotContain("else")
        .contains("after");
    assertThat(Prose.ofMarkdown("Say `else`.\n```java\nelse\n```\n[after](behind.md)"))
        .doesNotContain("else")
        .doesNotContain("behind")
        .contains("after");
  }

  @Test
  void messageIsProse() {
    String source = "fail(\"else\", \"It is told so.\", a + \" else \");";
    assertThat(Prose.ofJavaWithMessages(source)).contains("told").doesNotContain("else");
    assertThat(Prose.ofJava(source)).doesNotContain("told");
  }

  @Test
  void everyExceptionIsInItsFile() {
    assertThat(EXCEPTIONS)
        .allSatisfy((sentence, file) ->
            assertThat(Repository.read(Repository.root().resolve(file))).contains(sentence));
  }

  /** Returns the file, the line, the rule and the text of each finding. */
  private static List<String> findings(Path file) {
    String path = Repository.relative(file);
    String text = Repository.read(file);
    String prose = prose(path, text);
    return Arrays.stream(LanguageRule.values())
        .flatMap(rule -> rule.pattern()
            .matcher(prose)
            .results()
            .filter(found -> !isException(path, text, found))
            .map(found -> "%s:%d: %s: \"%s\""
                .formatted(path, line(text, found), rule.advice(), context(text, found))))
        .toList();
  }

  private static String prose(String path, String text) {
    if (path.endsWith(".md")) {
      return Prose.ofMarkdown(text);
    }
    // In tests, string literals are sources and expected code.
    return path.contains("/src/main/") ? Prose.ofJavaWithMessages(text) : Prose.ofJava(text);
  }

  private static boolean isException(String path, String text, MatchResult found) {
    String context = context(text, found);
    return EXCEPTIONS.entrySet().stream()
        .anyMatch(
            exception -> exception.getValue().equals(path) && context.contains(exception.getKey()));
  }

  private static long line(String text, MatchResult found) {
    return text.substring(0, found.start()).lines().count() + (startsALine(text, found) ? 1 : 0);
  }

  private static boolean startsALine(String text, MatchResult found) {
    return found.start() == 0 || text.charAt(found.start() - 1) == '\n';
  }

  private static String context(String text, MatchResult found) {
    return text.substring(
            Math.max(0, found.start() - 30), Math.min(text.length(), found.end() + 30))
        .replaceAll("\\s+", " ");
  }
}
