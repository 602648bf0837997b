package io.variantmapper.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.benchmarks.measure.FieldCountBenchmark;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.RunnerException;

class SessionTest {
  @Test
  void iterationsOfAllRoundsAreJoinedForEachRow()
      throws IOException, InterruptedException, RunnerException {
    int rounds = 2;
    int iterations = 3;
    Session session = new Session(Jvm.of(Jvm.ours()), new Timing(rounds, 2, iterations, 1, 1));
    var options = session
        .options()
        .include(FieldCountBenchmark.class.getName() + ".encode$")
        .param("fields", "1", "3");

    List<Long> counted = new ArrayList<>();
    for (RunResult result : session.run(options)) {
      counted.add(result.getPrimaryResult().getStatistics().getN());
    }

    assertThat(counted).containsExactly(6L, 6L);
  }
}
