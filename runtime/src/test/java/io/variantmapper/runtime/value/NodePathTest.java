package io.variantmapper.runtime.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NodePathTest {
  @Test
  void pathIsSplitIntoNamesAndSubnames() {
    assertThat(NodePath.parse("/a/b:c:d/e"))
        .isEqualTo(new NodePath(List.of("a", "b"), List.of("c", "d/e"), true));
  }

  /** The expected texts are from {@code NodePath(path)} in Godot 3.2.3. */
  @ParameterizedTest
  @CsvSource({
    "'', ''",
    "':', ''",
    "'a:', 'a'",
    "'a:b:', 'a:b'",
    "':a', ':a'",
    "':a:', ':a'",
    "'/', '/'",
    "'///', '/'",
    "'//a', '/a'",
    "'a//', 'a'",
    "'/a//b/', '/a/b'",
    "'/:', '/'",
    "'/:a', '/:a'",
    "'a/:b', 'a:b'",
    "'//:b', '/:b'",
    "'a:/b', 'a:/b'",
    "'a: :b', 'a: :b'",
    "'../a', '../a'",
    "' a', ' a'",
    "':/', ':/'"
  })
  void unusualPathIsParsedAsInTheEngine(String path, String printed) {
    assertThat(NodePath.parse(path)).hasToString(printed);
  }

  /** The engine prints "Invalid NodePath" and continues with an empty path. */
  @ParameterizedTest
  @ValueSource(strings = {"::", ":::", "a::", "a::b", "a:b::c", "a:b::", "::a", "/::", "//::a"})
  void pathWithAnEmptySubnameIsParsedAsEmpty(String path) {
    assertThat(NodePath.parse(path)).isEqualTo(new NodePath(List.of(), List.of(), false));
  }
}
