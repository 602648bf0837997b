package io.variantmapper.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Only nested containers add up to the depth; the number of siblings does not change it. */
class SiblingDepthTest {
  private static final VariantFormat FLAT =
      VariantFormat.GODOT_4.withLimits(ReadLimits.DEFAULT.withMaxDepth(2));

  static Stream<Object> containers() {
    return Stream.of(
        List.of(1),
        Map.of("a", 1),
        Map.of(1, "a"),
        new Variant.FullObject("Node", List.of(new Variant.Property("a", Variant.of(1)))));
  }

  @ParameterizedTest
  @MethodSource("containers")
  void siblingsInATreeHaveTheSameDepth(Object container) {
    Variant siblings = Variant.of(Collections.nCopies(3, container));
    assertThat(Variant.decode(siblings.encode(FLAT), FLAT)).isEqualTo(siblings);
  }

  @ParameterizedTest
  @MethodSource("containers")
  void siblingsAmongJavaValuesHaveTheSameDepth(Object container) {
    List<Object> siblings = Collections.nCopies(3, container);
    VariantWriter out = new VariantWriter(FLAT);
    out.writeAny(siblings);
    assertThat(Variant.decode(out.toByteArray(), FLAT)).isEqualTo(Variant.of(siblings));
  }
}
