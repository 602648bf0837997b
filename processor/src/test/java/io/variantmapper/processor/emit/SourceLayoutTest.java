package io.variantmapper.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SourceLayoutTest {
  private static final String LONG = "X".repeat(50);

  @Test
  void shortCommentIsWrittenOnOneLine() {
    assertThat(SourceLayout.of("  /**\n   * It has no state.\n   */\n  int x;"))
        .isEqualTo("  /** It has no state. */\n  int x;");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"  /**\n   * One.\n   * Two.\n   */\n", "/**\n * It says $1 {\n * }\n */"})
  void commentOfSeveralLinesIsNotChanged(String comment) {
    assertThat(SourceLayout.of(comment)).isEqualTo(comment);
  }

  @Test
  void commentTooLongForOneLineIsNotChanged() {
    String comment = "    /**\n     * " + "x".repeat(86) + "\n     */\n";
    assertThat(SourceLayout.of(comment)).isEqualTo(comment);
  }

  @Test
  void emptyBodyIsWrittenOnTheLineOfItsHead() {
    assertThat(SourceLayout.of("  private Item() {\n  }\n")).isEqualTo("  private Item() {}\n");
  }

  @Test
  void privateConstantsAreWrittenWithoutBlankLinesBetweenThem() {
    assertThat(SourceLayout.of("""
            class Item {
              public static final Item INSTANCE = new Item();

              private static final int A = 1;

              private static final int B =
                  f(2);

              private Item(int a) {
              }

              private int c;

              private int d() {
              }
            }
            """)).isEqualTo("""
            class Item {
              public static final Item INSTANCE = new Item();

              private static final int A = 1;
              private static final int B =
                  f(2);

              private Item(int a) {}

              private int c;

              private int d() {}
            }
            """);
  }

  @Test
  void classIsWrappedBeforeItsInterface() {
    assertThat(SourceLayout.of("final class " + LONG + " implements I<" + LONG + "> {\n  int x;"))
        .isEqualTo("final class " + LONG + "\n    implements I<" + LONG + "> {\n  int x;");
  }

  @Test
  void fieldIsWrappedAfterTheEqualsSign() {
    assertThat(SourceLayout.of("  static " + LONG + " INSTANCE = new " + LONG + "();\n"))
        .isEqualTo("  static " + LONG + " INSTANCE =\n      new " + LONG + "();\n");
  }

  @Test
  void chainedCallsInAWrappedFieldAreIndentedFurther() {
    String field =
        "  static " + LONG + " KIND = " + LONG + ".builder()\n      .build();\n  int x;\n";
    assertThat(SourceLayout.of(field))
        .isEqualTo("  static " + LONG + " KIND =\n      " + LONG
            + ".builder()\n          .build();\n  int x;\n");
  }

  @Test
  void methodIsWrappedBeforeItsName() {
    String type = "  private static List<" + LONG + ">";
    assertThat(SourceLayout.of(type + " read" + LONG + "(\n      VariantReader in) {\n"))
        .isEqualTo(type + "\n      read" + LONG + "(VariantReader in) {\n");
  }

  @Test
  void methodWhoseNameEndsWithin100ColumnsIsNotWrapped() {
    String head = "  private static List<X> read" + LONG + "(\n      VariantReader in) {\n";
    assertThat(SourceLayout.of(head)).isEqualTo(head);
  }

  @Test
  void lineOf100ColumnsIsNotWrapped() {
    String line = "int x = " + "1".repeat(91) + ";";
    assertThat(SourceLayout.of(line)).isEqualTo(line);
  }

  @ParameterizedTest
  @ValueSource(strings = {"// class A implements ", "f(\" = ", "f(a = ", " * x = "})
  void commentsTextsAndArgumentsAreNotWrapped(String start) {
    assertThat(SourceLayout.of(start + LONG + LONG)).isEqualTo(start + LONG + LONG);
  }
}
