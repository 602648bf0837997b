package io.variantmapper.it.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks that a consumer build contains each line of the Maven build in docs/first-packet.md. */
class FirstPacketDocumentTest {
  private static final String VERSION = "<version>0.1.0-SNAPSHOT</version>";
  private static final String FENCE = "```";

  @Test
  void everyLineForMavenIsInAConsumerBuild() {
    List<String> lines = lines("docs/first-packet.md");
    int start = lines.indexOf(FENCE + "xml") + 1;
    int end = start + lines.subList(start, lines.size()).indexOf(FENCE);
    assertThat(lines.subList(start, end))
        .isNotEmpty()
        .map(line -> line.replace(VERSION, "<version>${variantmapper.version}</version>"))
        .isSubsetOf(lines("integration-tests/src/it/first-steps/pom.xml"));
  }

  private static List<String> lines(String file) {
    return Repository.read(Repository.root().resolve(file))
        .lines()
        .map(String::strip)
        .toList();
  }
}
