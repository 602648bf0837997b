package io.variantmapper.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CodeTest {
  @Test
  void nameKeepsItsDollar() {
    assertThat(printed(Code.of("value.$N()", "a$Lb"))).isEqualTo("value.a$Lb()");
  }

  @Test
  void codeWithinCodeBringsItsTypes() {
    Code inner = Code.of("new $T($S)", List.class, "$T");
    assertThat(printed(Code.of("$T.of($L)", Map.class, inner)))
        .isEqualTo("java.util.Map.of(new java.util.List(\"$T\"))");
  }

  @Test
  void secondLineOfAStatementIsIndented() {
    Code sum = Code.join(List.of(Code.of("a"), Code.of("b")), "\n+ ");
    assertThat(printed(Code.builder().addStatement("return $L", sum).build()))
        .isEqualTo("return a\n    + b;\n");
  }

  @Test
  void linesOfALongTextAreIndented() {
    assertThat(printed(Code.builder().addStatement("return $S", "a\nb").build()))
        .isEqualTo("return \"a\\n\"\n        + \"b\";\n");
  }

  @Test
  void statementsInABlockAreIndented() {
    Code block = Code.builder()
        .beginControlFlow("if (a)")
        .addStatement("b()")
        .endControlFlow()
        .build();
    assertThat(printed(block)).isEqualTo("if (a) {\n  b();\n}\n");
  }

  private static String printed(Code code) {
    return code.block().toString();
  }
}
