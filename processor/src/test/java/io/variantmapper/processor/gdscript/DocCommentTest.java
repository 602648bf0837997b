package io.variantmapper.processor.gdscript;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DocCommentTest {
  private static String member(String javadoc) {
    return String.join("\n", DocComment.ofMember(javadoc));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "A <b>player</b> and <em>more</em>. | ## A [b]player[/b] and [i]more[/i].",
        "See {@link Item#id} and {@link Item the item}. | ## See [code]Item.id[/code] and the item.",
        "{@code list[0] < {1}} and list[0] | ## [code]list[0] < {1}[/code] and list[lb]0[rb]",
        "{@literal <b>} | ## <b>",
        "<code>List&lt;Item&gt;</code> | ## [code]List<Item>[/code]",
        "<a href=\"https://a.b/c\">here</a> | ## [url=https://a.b/c]here[/url]",
        "1 &lt; 2 &mdash; &#64; &#x40; &unknown; | ## 1 < 2 — @ @ &unknown;",
        "<b>open <i>tags</b> | ## [b]open [i]tags[/i][/b]",
        "{@code open | ## {@code open",
        "a<!-- no -->b <span>c</span> | ## ab c",
        "<ul><li></ul> {@inheritDoc} | ''"
      })
  void javadocBecomesALineOfGodotsTags(String javadoc, String line) {
    assertThat(member(javadoc)).isEqualTo(line);
  }

  @Test
  void itemsOfAListHaveTheirOwnLines() {
    assertThat(member("Either <ul><li>one <li>two</ul> or <ol><li>three</li></ol>"))
        .isEqualTo("""
        ## Either[br]
        ## - one[br]
        ## - two[br]
        ## [br]
        ## or[br]
        ## 1. three""");
  }

  @Test
  void paragraphsAreSeparatedByAnEmptyLine() {
    assertThat(member("One<br>line.\n\n<p>Two.")).isEqualTo("""
        ## One[br]line.[br]
        ## [br]
        ## Two.""");
  }

  @Test
  void firstParagraphOfAClassIsItsSummary() {
    assertThat(DocComment.ofClass("A player.\n<p>More.", "Generated."))
        .containsExactly("## A player.", "##", "## More.[br]", "## [br]", "## Generated.");
  }

  @Test
  void exampleKeepsItsLines() {
    assertThat(member("So:\n<pre>{@code\nif (a[0] < b) {\n  c();\n}\n}</pre>\nEnd."))
        .isEqualTo("""
        ## So:
        ## [codeblock]
        ## if (a[0] < b) {
        ##   c();
        ## }
        ## [/codeblock]
        ## End.""");
  }

  /** Godot ends a script at a NUL. */
  @Test
  void controlCharactersAreLeftOut() {
    assertThat(member("a\u0000b\f&#0;c")).isEqualTo("## a b c");
  }

  @Test
  void lineDoesNotBeginWithAnAnnotationOfGodot() {
    assertThat(DocComment.ofMember("x".repeat(90) + " @tutorial of it"))
        .containsExactly("## " + "x".repeat(90) + " @tutorial", "## of it");
  }
}
