package io.variantmapper.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.testing.compile.JavaFileObjects;
import io.variantmapper.runtime.UnsupportedVariantException;
import io.variantmapper.runtime.VariantSerializer;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How many bytes generated serializers expect their objects to take. */
class ExpectedSizeTest {
  private static final int DEPTH = 16;

  static Stream<Golden> goldens() throws IOException {
    return Golden.all();
  }

  @ParameterizedTest
  @MethodSource("goldens")
  void noMoreIsExpectedThanIsWritten(Golden golden) throws ReflectiveOperationException {
    for (Object value : golden.compiled().examples()) {
      VariantSerializer<Object> serializer = Compiled.serializer(value.getClass());
      assertThat(serializer.expectedSize(value, DEPTH))
          .isLessThanOrEqualTo(serializer.encode(value).length);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"record", "array", "genericcreators"})
  void exactlyWhatIsWrittenIsExpectedOf(String golden) throws ReflectiveOperationException {
    for (Object value : Golden.named(golden).compiled().examples()) {
      VariantSerializer<Object> serializer = Compiled.serializer(value.getClass());
      assertThat(serializer.expectedSize(value, DEPTH)).isEqualTo(serializer.encode(value).length);
    }
  }

  @Test
  void nullIsExpectedToBeANil() throws ReflectiveOperationException {
    VariantSerializer<Object> fixed = Golden.named("builder").compiled().serializer("game.Marked");
    assertThat(fixed.expectedSize(null, DEPTH)).isEqualTo(fixed.encode(null).length);
  }

  @Test
  void objectThatHoldsItselfIsLookedIntoOnlySoDeep() throws ReflectiveOperationException {
    Compiled compiled = Compiled.of(JavaFileObjects.forSourceString("game.Node", """
        package game;
        @io.variantmapper.annotations.VariantDictionary
        public class Node {
          public Node next;
          public java.util.List<Node> children;
        }
        """));
    Object node = compiled.type("game.Node").getConstructor().newInstance();
    node.getClass().getField("next").set(node, node);
    node.getClass().getField("children").set(node, List.of());
    VariantSerializer<Object> serializer = Compiled.serializer(node.getClass());
    assertThat(serializer.expectedSize(node, DEPTH)).isBetween(500L, 1000L);
    assertThatThrownBy(() -> serializer.encode(node))
        .isInstanceOf(UnsupportedVariantException.class);
  }
}
