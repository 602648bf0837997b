package io.variantmapper.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.benchmarks.contest.Workloads;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

final class FormTest {
  static Stream<Arguments> all() {
    return Stream.of(Workloads.PLAYER, Workloads.SNAPSHOT, Workloads.SAVE)
        .flatMap(workload -> Stream.of(Form.values()).map(form -> Arguments.of(form, workload)));
  }

  @ParameterizedTest
  @MethodSource("all")
  void valueIsReadBack(Form form, String workload) {
    form.of(Workloads.named(workload)).requireRoundTrip();
  }

  @Test
  void treeAndRecordAreWrittenAsTheSamePacket() {
    assertThat(Form.TREE.of(Workloads.named(Workloads.SNAPSHOT)).write())
        .isEqualTo(Form.RECORD.of(Workloads.named(Workloads.SNAPSHOT)).write());
  }

  @Test
  void jacksonWritesTheSameTypedJson() {
    assertThat(Form.JACKSON_TYPED_JSON.of(Workloads.named(Workloads.SNAPSHOT)).write())
        .isEqualTo(Form.TYPED_JSON.of(Workloads.named(Workloads.SNAPSHOT)).write());
  }

  @Test
  void vectorInPlainJsonIsAnArray() {
    assertThat(Form.JACKSON_PLAIN_JSON.of(Workloads.named(Workloads.SNAPSHOT)).write())
        .asString()
        .contains("\"position\":[")
        .doesNotContain("\"x\"");
  }

  @ParameterizedTest
  @EnumSource(Form.class)
  void rivalIsTheRowAbove(Form form) {
    Form rival = form.rival();
    assertThat(rival == null ? form.ordinal() - 1 : rival.ordinal()).isEqualTo(form.ordinal() - 1);
  }
}
