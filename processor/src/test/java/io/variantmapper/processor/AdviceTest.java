package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks that following the advice of a message leads to code that compiles. */
class AdviceTest {
  private static final String HEAD = """
      package game;
      import io.variantmapper.annotations.*;
      import java.util.*;
      import org.jspecify.annotations.Nullable;
      class World {
      """;

  static Stream<Advice> advice() {
    return Stream.of(Advice.ofTypes(), Advice.ofFields()).flatMap(List::stream);
  }

  private static List<String> messages(String types) {
    return Compiled.of(JavaFileObjects.forSourceString("game.World", HEAD + types + "}"))
        .messages();
  }

  @ParameterizedTest
  @MethodSource("advice")
  void adviceLeadsToCodeThatCompiles(Advice advice) {
    assertThat(messages(advice.before())).anyMatch(message -> message.contains(advice.code()));
    assertThat(messages(advice.after())).isEmpty();
  }
}
