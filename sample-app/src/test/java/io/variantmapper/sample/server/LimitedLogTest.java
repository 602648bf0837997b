package io.variantmapper.sample.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class LimitedLogTest {
  private final List<String> lines = new ArrayList<>();
  private final LimitedLog log = new LimitedLog(lines::add);

  @Test
  void fewLinesAreAllWritten() {
    log.accept("Ada logged in");
    log.accept("Ada left");
    assertThat(lines).containsExactly("Ada logged in", "Ada left");
  }

  @Test
  void manyLinesAreLeftOut() {
    for (int i = 0; i < 1000; i++) {
      log.accept("Mallory logged in");
    }
    assertThat(lines).hasSizeLessThan(500);
  }
}
