package io.variantmapper.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CodeTest {
  @Test
  void nameWithADollarIsKept() {
    assertThat(printed(Code.of("value.$N()", "a$Lb"))).isEqualTo("value.a$Lb()");
  }

  @Test
  void nestedCodeImportsItsTypes() {
    Code inner = Code.of("new $T($S)", List.class, "$T");
    assertThat(printed(Code.of("$T.of($L)", Map.class, inner)))
        .isEqualTo("java.util.Map.of(new java.util.List(\"$T\"))");
  }

  @Test
  void secondLineOfAStatementIsIndented() {
    Code sum = Code.join(List.of(Code.of("a"), Code.of("b")), "\n+ ");
    assertThat(printed(Code.statement("return $L", sum))).isEqualTo("return a\n    + b;\n");
  }

  @Test
  void textStaysOnOneLine() {
    assertThat(printed(Code.statement("return $S", "a\nb\u2028c")))
        .isEqualTo("return \"a\\nb\\u2028c\";\n");
  }

  @Test
  void nestedLinesAreIndented() {
    Code inner = Code.lines("""
        if (b) {
          c();
        }
        """);
    assertThat(printed(Code.lines("""
        if ($L) {
          $L
        }
        """, "a", inner)))
        .isEqualTo("if (a) {\n  if (b) {\n    c();\n  }\n}\n");
  }

  @Test
  void emptyCodeAddsNoLine() {
    assertThat(printed(Code.ifTrue(Code.of("a"), Code.of("")))).isEqualTo("if (a) {\n}\n");
  }

  @Test
  void classOfTheRuntimeIsImported() {
    assertThat(printed(Code.of("${FieldReader}.endFields(in)")))
        .isEqualTo("io.variantmapper.runtime.mapping.FieldReader.endFields(in)");
  }

  private static String printed(Code code) {
    return code.block().toString();
  }
}
