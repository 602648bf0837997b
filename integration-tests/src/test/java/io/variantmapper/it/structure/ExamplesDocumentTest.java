package io.variantmapper.it.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks that the builds in the documents are those of the examples, which the build runs. */
class ExamplesDocumentTest {
  private static final Pattern XML = Pattern.compile("(?s)```xml\\n(.*?)```");

  @ParameterizedTest
  @CsvSource({
    "docs/compilers.md, kotlin",
    "docs/compilers.md, lombok",
    "docs/rpc.md, rpc-server",
    "docs/server.md, websocket-server"
  })
  void documentShowsTheBuildOfTheExample(String document, String example) {
    List<String> pom = lines(read("examples/" + example + "/pom.xml"));
    assertThat(XML.matcher(read(document)).results().map(found -> lines(found.group(1))))
        .anySatisfy(block -> assertThat(pom).containsSubsequence(block));
  }

  @Test
  void serverDocumentNamesTheNettyOfTheTests() {
    Matcher version = Pattern.compile("<netty.version>(.*)<").matcher(read("pom.xml"));
    assertThat(version.find()).isTrue();
    assertThat(read("docs/server.md")).contains(version.group(1));
  }

  private static String read(String file) {
    return Repository.read(Repository.root().resolve(file));
  }

  /** Returns the lines without comments, blank lines and indentation. */
  private static List<String> lines(String xml) {
    return xml.replaceAll("(?s)<!--.*?-->", "")
        .lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty())
        .toList();
  }
}
