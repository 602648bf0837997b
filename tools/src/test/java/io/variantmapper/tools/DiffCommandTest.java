package io.variantmapper.tools;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.ContainerType;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.runtime.VariantType;
import io.variantmapper.runtime.value.StringName;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DiffCommandTest {
  private static CommandRun diff(Object before, Object after) {
    return CommandRun.of("diff", digits(before), digits(after));
  }

  private static String digits(Object value) {
    return HexFormat.of().formatHex(Variant.of(value).encode(VariantFormat.GODOT_4));
  }

  private static Variant typed(Object... elements) {
    Variant.Array array = (Variant.Array) Variant.of(List.of(elements));
    return new Variant.Array(array.elements(), ContainerType.of(VariantType.INT), false);
  }

  @Test
  void differencesHavePathsAndExitCode1() {
    CommandRun run = diff(Map.of("hp", 7), Map.of("hp", 8, "mp", 3));
    assertThat(run.out()).isEqualTo("~ $.hp: 7 → 8\n+ $.mp: 3\n");
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(diff(Map.of("hp", 7), Map.of()).out()).isEqualTo("~ $: Dictionary of 1 → {}\n");
  }

  @Test
  void sameValuesGiveExitCode0() {
    CommandRun run = diff(7, 7);
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).isEqualTo("these digits: 1 packet, Godot 4, 3 or 2, 8 bytes\n".repeat(2));
  }

  @Test
  void elementTypeIsADifference() {
    assertThat(diff(Map.of("bag", typed(1, 2)), Map.of("bag", List.of(1, 3))).out())
        .isEqualTo("~ $.bag: Array[int] of 2 → Array of 2\n~ $.bag[1]: 2 → 3\n");
    assertThat(diff(typed(), List.of()).out()).isEqualTo("~ $: Array[int]([]) → []\n");
  }

  @Test
  void typeOfATextIsADifference() {
    assertThat(diff(Map.of("a", "b"), Map.of(new StringName("a"), new StringName("b")))
            .out())
        .isEqualTo("~ $ key 0: \"a\" → &\"a\"\n~ $.a: \"b\" → &\"b\"\n");
  }

  @Test
  void signOfZeroIsADifference() {
    assertThat(diff(0.0, -0.0).out()).isEqualTo("~ $: 0.0 → -0.0\n");
  }

  @Test
  void classOfAnObjectIsADifference() {
    List<Variant.Property> properties = List.of(new Variant.Property("a", Variant.of(1)));
    assertThat(diff(
                new Variant.FullObject("Node", properties),
                new Variant.FullObject("Timer", properties))
            .out())
        .isEqualTo("~ $: Object(Node) with 1 property → Object(Timer) with 1 property\n");
  }

  @Test
  void placeInALargeValueIsNamed() {
    int[] numbers = new int[200];
    int[] others = numbers.clone();
    others[150] = 1;
    assertThat(diff(numbers, others).out())
        .isEqualTo("~ $: PackedInt32Array of 808 bytes → PackedInt32Array of 808 bytes"
            + " ([150]: 0 → 1)\n");
  }
}
