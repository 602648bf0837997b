package io.variantmapper.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.benchmarks.report.Scaling.Curve;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

final class GoalsTest {
  private static final Jvm JVM = new Jvm(Path.of("java"), "JDK 17", "none");
  private static final Results NOTHING = new Results(
      JVM,
      Contest.whole(),
      new Trees(),
      GridCosts.whole(),
      Scaling.whole(),
      new CompileCost(),
      List.of());

  @Test
  void peersWithAKeptBufferAreComparedWithTheKeptWriter() {
    assertThat(Goals.all())
        .extracting(Goal::what)
        .contains(
            "encode: protobuf-java ÷ dictionary",
            "encode: Kryo ÷ dictionary, kept writer",
            "encode: Apache Fory ÷ array, kept writer",
            "decode: Kryo ÷ dictionary");
  }

  @Test
  void expertThatAllocatesTheExactSizeIsComparedWithPlainEncode() {
    assertThat(Goals.all())
        .extracting(goal -> goal.where() + ", " + goal.what())
        .contains(
            "player, encode: dictionary, kept writer ÷ expert's code, dictionary",
            "world snapshot, encode: dictionary ÷ expert's code, dictionary");
  }

  @Test
  void textsAreComparedWithJacksonsTrees() {
    assertThat(Goals.all())
        .extracting(Goal::what)
        .contains(
            "write: tree, typed JSON ÷ Jackson's tree, typed JSON",
            "read: tree, Godot's text ÷ Jackson's tree, plain JSON");
  }

  @Test
  void goalWithoutAMeasurementIsNotMet() {
    assertThat(Goals.all()).isNotEmpty().allSatisfy(goal -> {
      double value = goal.measure().applyAsDouble(NOTHING);
      assertThat(value).as(goal.what()).isNaN();
      assertThat(goal.holds(value)).as(goal.what()).isFalse();
    });
  }

  @Test
  void eachGoalIsListedOnce() {
    assertThat(Goals.all())
        .extracting(goal -> goal.where() + " " + goal.what())
        .doesNotHaveDuplicates();
  }

  @Test
  void spreadIsTheHighestValueDividedByTheLowest() {
    Curve curve = new Curve("a", new TreeMap<>(Map.of(1, 9.0, 16, 1.0, 64, 1.5)));
    assertThat(curve.spread()).isEqualTo(9);
    assertThat(curve.from(16).spread()).isEqualTo(1.5);
  }
}
