package io.variantmapper.processor.read;

import static io.variantmapper.processor.read.ModelText.declaration;
import static io.variantmapper.processor.read.ModelText.fields;
import static io.variantmapper.processor.read.SourceReader.read;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DocCommentsTest {
  @Test
  void docOfTheTypeEndsAtItsFirstTag() {
    String source = """
        /**
         * A player,
         * as others see it.
         *
         * @param hp hit points
         */
        @VariantDictionary
        record Player(int hp) {}
        """;
    assertThat(declaration(read(source))).isEqualTo("""
        Player as DICTIONARY, doc "A player,\\nas others see it."
        """);
  }

  @Test
  void componentHasTheTextOfItsParamTag() {
    String source = """
        /**
         * A player.
         *
         * @param hp hit points,
         *     never negative
         * @param name shown above its head
         */
        @VariantDictionary
        record Player(String name, int hp, int mp) {}
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "name": String name as String, missing REFUSED, nil READ, doc "shown above its head"
        "hp": int hp as int, missing REFUSED, nil READ, doc "hit points,\\nnever negative"
        "mp": int mp as int, missing REFUSED, nil READ
        """);
  }

  @Test
  void fieldHasItsOwnDoc() {
    String source = """
        @VariantDictionary
        class Player {
          /** Hit points. */
          int hp;
        }
        """;
    assertThat(fields(read(source))).isEqualTo("""
        "hp": int hp as int, missing KEPT, nil KEPT, doc "Hit points."
        """);
  }

  @Test
  void docOfAnInheritedFieldIsNotRead() {
    String unit = """
        class Unit {
          /** Hit points. */
          int hp;
        }
        """;
    String source = """
        @VariantDictionary
        class Player extends Unit {}
        """;
    assertThat(fields(read(source, unit))).isEqualTo("""
        "hp": int hp as int, missing KEPT, nil KEPT
        """);
  }

  @Test
  void annotationInAnExampleDoesNotEndTheDoc() {
    String source = """
        /**
         * A player:
         *
         * <pre>{@code
         * @Override
         *   void run() {}
         * }</pre>
         *
         * @since 1
         */
        @VariantDictionary
        record Player(int hp) {}
        """;
    assertThat(declaration(read(source)))
        .contains("<pre>{@code\\n@Override\\n  void run() {}\\n}</pre>\"");
  }
}
