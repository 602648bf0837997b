package io.variantmapper.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LongHeadsTest {
  private static final String LONG = "X".repeat(50);

  @Test
  void classIsWrappedBeforeItsInterface() {
    assertThat(LongHeads.wrapped("final class " + LONG + " implements I<" + LONG + "> {\n  int x;"))
        .isEqualTo("final class " + LONG + "\n    implements I<" + LONG + "> {\n  int x;");
  }

  @Test
  void fieldIsWrappedBehindTheEqualsSign() {
    assertThat(LongHeads.wrapped("  static " + LONG + " INSTANCE = new " + LONG + "();\n"))
        .isEqualTo("  static " + LONG + " INSTANCE =\n      new " + LONG + "();\n");
  }

  @Test
  void methodIsWrappedBeforeItsName() {
    String type = "  private static List<" + LONG + ">";
    assertThat(LongHeads.wrapped(type + " read" + LONG + "(\n      VariantReader in) {\n"))
        .isEqualTo(type + "\n      read" + LONG + "(VariantReader in) {\n");
  }

  @Test
  void methodWhoseNameEndsWithin100ColumnsStaysAsItIs() {
    String head = "  private static List<X> read" + LONG + "(\n      VariantReader in) {\n";
    assertThat(LongHeads.wrapped(head)).isEqualTo(head);
  }

  @Test
  void lineOf100ColumnsStaysAsItIs() {
    String line = "int x = " + "1".repeat(91) + ";";
    assertThat(LongHeads.wrapped(line)).isEqualTo(line);
  }

  @ParameterizedTest
  @ValueSource(strings = {"// class A implements ", "f(\" = ", "f(a = ", " * x = "})
  void commentsTextsAndArgumentsStayAsTheyAre(String start) {
    assertThat(LongHeads.wrapped(start + LONG + LONG)).isEqualTo(start + LONG + LONG);
  }
}
