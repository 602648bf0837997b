package io.variantmapper.runtime.tree;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.value.Color;
import io.variantmapper.runtime.value.Image;
import io.variantmapper.runtime.value.InputEvent;
import io.variantmapper.runtime.value.NodePath;
import io.variantmapper.runtime.value.ObjectId;
import io.variantmapper.runtime.value.Rid;
import io.variantmapper.runtime.value.Signal;
import io.variantmapper.runtime.value.Vector2;
import io.variantmapper.runtime.value.Vector2i;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Compares values that all differ, some only slightly. */
class TreeEqualityTest {
  private static final List<Variant> ALL = Stream.of(plain(), javaObjects(), packed(), containers())
      .flatMap(List::stream)
      .toList();

  private static List<Variant> plain() {
    return variants(true, false, 1, 2, 1.0, 2.0, Double.NaN, "a", "b");
  }

  private static List<Variant> javaObjects() {
    return variants(
        NodePath.parse("a"),
        NodePath.parse("b"),
        NodePath.parse("/a"),
        NodePath.parse("a:b"),
        NodePath.parse("a/b"),
        new Rid(1),
        new Rid(2),
        new ObjectId(1),
        new ObjectId(2),
        new Signal("a", new ObjectId(1)),
        new Signal("b", new ObjectId(1)),
        new Signal("a", new ObjectId(2)),
        new Vector2(1, 2),
        new Vector2(2, 1),
        new Vector2(1, Double.NaN),
        new Vector2i(1, 2),
        new Color(1, 2, 3, 4),
        new Image(Image.RGB, 0, 1, 1, new byte[] {1}),
        new Image(Image.RGB, 0, 1, 1, new byte[] {2}),
        new InputEvent(1, 0, new byte[] {1}),
        new InputEvent(1, 0, new byte[] {2}));
  }

  private static List<Variant> packed() {
    return variants(
        new byte[] {1},
        new byte[] {2},
        new byte[] {1, 1},
        new int[] {1},
        new int[] {2},
        new long[] {1},
        new long[] {2},
        new float[] {1},
        new float[] {2},
        new float[] {1, 1},
        new double[] {1},
        new double[] {2},
        new String[] {"a"},
        new String[] {"b"},
        new Vector2[] {new Vector2(1, 2)},
        new Vector2[] {new Vector2(2, 1)},
        new Color[] {new Color(1, 2, 3, 4)});
  }

  private static List<Variant> containers() {
    return variants(
        List.of(),
        List.of(1),
        List.of(2),
        List.of(1, 1),
        Map.of(),
        Map.of(1, 1),
        Map.of(1, 2),
        Map.of(2, 1),
        new Variant.FullObject("A", List.of()),
        new Variant.FullObject("B", List.of()),
        object("x", 1),
        object("y", 1),
        object("x", 2));
  }

  private static Variant object(String name, int value) {
    return new Variant.FullObject("A", List.of(new Variant.Property(name, Variant.of(value))));
  }

  private static List<Variant> variants(Object... values) {
    return Stream.of(values).map(Variant::of).toList();
  }

  @Test
  void differentValuesAreNotEqual() {
    for (int i = 0; i < ALL.size(); i++) {
      for (int j = 0; j < ALL.size(); j++) {
        assertThat(ALL.get(i).equals(ALL.get(j)))
            .as("%s equals %s", ALL.get(i), ALL.get(j))
            .isEqualTo(i == j);
      }
    }
  }

  @Test
  void differentValuesHaveDifferentHashes() {
    assertThat(ALL.stream().map(value -> VariantMethods.hash(value, 7))).doesNotHaveDuplicates();
  }
}
