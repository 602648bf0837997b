package io.variantmapper.sample.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Runs a short form of the demo in docs/pekko.md, with several processes, a killed node, and fewer
 * clients.
 */
class ClusterDemoTest {
  @Test
  @Timeout(value = 5, unit = TimeUnit.MINUTES)
  void everyAcknowledgedMoveIsInARoomAfterANodeWasKilled() {
    CommandRun run = CommandRun.of("demo", "--rooms", "12", "--clients", "48", "--steps", "20");

    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains("Joined: 3 nodes")
        .containsPattern("Rooms before:(\\R  127\\.0\\.0\\.1:\\d+  4){3}\\R")
        .containsPattern("Rooms after:(\\R  127\\.0\\.0\\.1:\\d+  \\d+){2}\\R")
        .contains("Players: 48 of 48\n", "Acknowledged moves: 816\n", "Moves in the rooms: 816\n")
        .endsWith("Lost: 0\n");
    assertThat(run.exitCode()).isZero();
  }
}
