package io.variantmapper.it.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks that links in Markdown have a target, and that the table of contents has every page. */
class DocumentsTest {
  private static final String CONTENTS = "docs/README.md";
  private static final Pattern CODE = Pattern.compile("(?ms)^```.*?^```$|`[^`\n]*`");
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
  private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.*)$");
  private static final Pattern ANCHOR = Pattern.compile("<a id=\"([^\"]+)\">");
  private static final Pattern LINE = Pattern.compile("L\\d+");

  static List<Path> documents() {
    return Repository.markdown();
  }

  @ParameterizedTest
  @MethodSource("documents")
  void linksLeadToFilesAndSections(Path document) {
    assertThat(links(document)).allSatisfy(link -> check(document, link));
  }

  private static void check(Path document, String link) {
    int hash = link.indexOf('#');
    String file = hash < 0 ? link : link.substring(0, hash);
    Path target = file.isEmpty() ? document : document.resolveSibling(file).normalize();
    assertThat(target).exists();
    if (hash >= 0 && !LINE.matcher(link.substring(hash + 1)).matches()) {
      assertThat(anchors(target)).contains(link.substring(hash + 1));
    }
  }

  static Stream<Path> pages() {
    return documents().stream()
        .filter(file -> Repository.relative(file).startsWith("docs/"))
        .filter(file -> !Repository.relative(file).equals(CONTENTS));
  }

  @ParameterizedTest
  @MethodSource("pages")
  void pageLinksBackToTheContents(Path page) {
    assertThat(linkedFiles(page)).contains(Repository.root().resolve(CONTENTS));
  }

  @Test
  void contentsListEveryPage() {
    assertThat(linkedFiles(Repository.root().resolve(CONTENTS)))
        .containsAll(pages().toList());
  }

  private static List<Path> linkedFiles(Path document) {
    return links(document).stream()
        .map(link -> document.resolveSibling(link).normalize())
        .toList();
  }

  static Stream<Path> documentsWithJava() {
    return documents().stream()
        .filter(file -> !JavaBlocks.of(Repository.relative(file)).isEmpty());
  }

  @ParameterizedTest
  @MethodSource("documentsWithJava")
  void documentWithJavaHasATest(Path document) {
    Pattern name =
        Pattern.compile("[\"/]" + Pattern.quote(document.getFileName().toString()) + "[\",]");
    assertThat(Repository.sources("/src/test/"))
        .anyMatch(test -> name.matcher(Repository.read(test)).find());
  }

  @Test
  void readmeIsShort() {
    assertThat(Repository.read(Repository.root().resolve("README.md")).lines().count())
        .isLessThan(150);
  }

  /** Returns the links to files of this repository, except links in code. */
  private static Set<String> links(Path document) {
    return LINK.matcher(CODE.matcher(Repository.read(document)).replaceAll(""))
        .results()
        .map(found -> found.group(1))
        .filter(link -> !link.contains("://"))
        .collect(Collectors.toSet());
  }

  private static List<String> anchors(Path document) {
    if (!Files.isRegularFile(document)) {
      return List.of();
    }
    String text = Repository.read(document);
    return Stream.concat(
            HEADING.matcher(text).results().map(heading -> slug(heading.group(1))),
            ANCHOR.matcher(text).results().map(DocumentsTest::id))
        .toList();
  }

  private static String id(MatchResult anchor) {
    return anchor.group(1);
  }

  /** Returns the anchor that GitHub gives to a heading. */
  private static String slug(String heading) {
    return heading.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-');
  }
}
