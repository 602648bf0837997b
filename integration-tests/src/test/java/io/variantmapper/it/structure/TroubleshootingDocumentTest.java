package io.variantmapper.it.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks that the messages which docs/troubleshooting.md quotes are in the runtime's sources. */
class TroubleshootingDocumentTest {
  private static final String TEXT =
      Repository.read(Repository.root().resolve("docs/troubleshooting.md"));
  private static final List<String> ABOUT_THE_RUNTIME = List.of("nil", "format", "limit", "count");

  private static final Pattern SECTION =
      Pattern.compile("(?s)<a id=\"([\\w-]+)\"></a>(.*?)(?=<a id=|$)");
  private static final Pattern QUOTE = Pattern.compile("(?m)^\\*\\*Symptom\\.\\*\\*.*?$(?:\n.+$)*");
  private static final Pattern CODE = Pattern.compile("`([^`]+)`");
  private static final Pattern CHANGING = Pattern.compile("…|\\d+|\\w+\\(\\)|String|nil|GODOT_3");

  /** The sources, with strings joined across line ends. */
  private static final String SOURCES = Repository.sources("/src/main/").stream()
      .filter(file -> Repository.relative(file).startsWith("runtime/"))
      .map(file -> Repository.read(file).replaceAll("\"\\s*\\+\\s*\"", ""))
      .collect(Collectors.joining("\n"));

  /** Returns the constant parts of the messages that the sections about the runtime quote. */
  static Stream<String> messages() {
    return SECTION
        .matcher(TEXT)
        .results()
        .filter(section -> ABOUT_THE_RUNTIME.contains(section.group(1)))
        .flatMap(section -> QUOTE.matcher(section.group(2)).results())
        .flatMap(symptom -> CODE.matcher(symptom.group()).results())
        .flatMap(code -> CHANGING.splitAsStream(code.group(1)))
        .map(part -> part.strip().replaceAll("^[.,] |[,:]$", ""))
        .filter(part -> part.contains(" "))
        .distinct();
  }

  @ParameterizedTest
  @MethodSource("messages")
  void quotedMessageIsInTheRuntime(String part) {
    assertThat(SOURCES).contains(part);
  }

  @Test
  void sectionsExist() {
    assertThat(ABOUT_THE_RUNTIME)
        .allSatisfy(anchor -> assertThat(TEXT).contains("<a id=\"" + anchor + "\"></a>"));
  }
}
