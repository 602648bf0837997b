package io.variantmapper.sample.load;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.sample.cli.SampleApp;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Runs a short load test. The measured times have no upper limit, because other builds may run on
 * the same machine.
 */
final class LoadTestTest {
  private static final int HONEST = 40;
  private static final int BAD = 4;

  private static LoadResult result;

  @BeforeAll
  static void run() throws Exception {
    result = LoadTest.run(SampleApp.class.getName(), new LoadSettings(HONEST, BAD, 3));
  }

  @Test
  void honestClientsStayConnected() {
    assertThat(result.honestDisconnected()).isZero();
  }

  @Test
  void honestClientsReceiveSnapshots() {
    assertThat(result.honestWithoutSnapshot()).isZero();
    assertThat(result.total("messages_out_total")).isGreaterThan(HONEST);
  }

  @Test
  void honestClientsSeeTheirMoves() {
    assertThat(result.moves().median()).isPositive();
    assertThat(result.gaps().median()).isPositive();
  }

  @Test
  void sendersOfGarbageAreDisconnected() {
    assertThat(result.garbageDisconnected()).isEqualTo(BAD);
  }
}
