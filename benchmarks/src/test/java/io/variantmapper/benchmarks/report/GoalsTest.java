package io.variantmapper.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.benchmarks.contest.Peer;
import io.variantmapper.benchmarks.report.Scaling.Curve;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class GoalsTest {
  private static final Jvm JVM = new Jvm(Path.of("java"), "JDK 17", "none");
  private static final Results NOTHING =
      new Results(JVM, Contest.whole(), Scaling.whole(), CompileCost.whole(), Map.of());

  @ParameterizedTest
  @EnumSource(
      value = Peer.class,
      names = {"KRYO", "FORY", "CBOR", "MESSAGEPACK", "AVAJE_JSONB", "DSL_JSON"})
  void whoKeepsABufferWritesAgainstAKeptWriter(Peer peer) {
    assertThat(Contest.dictionaryFor(peer, Direction.ENCODE)).isEqualTo(Peer.DICTIONARY_KEPT);
    assertThat(Contest.arrayFor(peer, Direction.ENCODE)).isEqualTo(Peer.ARRAY_KEPT);
  }

  @ParameterizedTest
  @EnumSource(
      value = Peer.class,
      names = {"PROTOBUF", "CLONE"})
  void whoMakesABufferWritesAgainstPlainEncode(Peer peer) {
    assertThat(Contest.dictionaryFor(peer, Direction.ENCODE)).isEqualTo(Peer.DICTIONARY);
  }

  @ParameterizedTest
  @EnumSource(Peer.class)
  void everybodyReadsAgainstTheOneRowThatReads(Peer peer) {
    assertThat(Contest.dictionaryFor(peer, Direction.DECODE)).isEqualTo(Peer.DICTIONARY);
    assertThat(Contest.arrayFor(peer, Direction.DECODE)).isEqualTo(Peer.ARRAY);
  }

  @Test
  void goalDoesNotHoldByNotBeingMeasured() {
    assertThat(Goals.all()).isNotEmpty().allSatisfy(goal -> {
      double value = goal.measure().applyAsDouble(NOTHING);
      assertThat(value).as(goal.what()).isNaN();
      assertThat(goal.holds(value)).as(goal.what()).isFalse();
    });
  }

  @Test
  void goalSaysOnlyOnce() {
    assertThat(Goals.all())
        .extracting(goal -> goal.where() + " " + goal.what())
        .doesNotHaveDuplicates();
  }

  @Test
  void spreadIsTheDearestByTheCheapest() {
    Curve curve = new Curve("a", new TreeMap<>(Map.of(1, 9.0, 16, 1.0, 64, 1.5)));
    assertThat(curve.spread()).isEqualTo(9);
    assertThat(curve.from(16).spread()).isEqualTo(1.5);
  }
}
