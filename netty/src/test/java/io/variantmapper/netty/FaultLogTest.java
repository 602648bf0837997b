package io.variantmapper.netty;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.channel.embedded.EmbeddedChannel;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class FaultLogTest {
  private final List<String> lines = new ArrayList<>();
  private final FaultLog log = new FaultLog(Duration.ofSeconds(10), lines::add);
  private final EmbeddedChannel channel = new EmbeddedChannel();

  @BeforeEach
  void freeze() {
    channel.freezeTime();
  }

  private void report(int times, ClientFault fault) {
    for (int i = 0; i < times; i++) {
      log.accept(channel, new ClientFaultException(fault, "Found\nthat"));
    }
  }

  private void passInterval() {
    channel.advanceTimeBy(10, TimeUnit.SECONDS);
    channel.runScheduledPendingTasks();
  }

  @Test
  void firstFaultIsALine() {
    report(1, ClientFault.BAD_PACKET);
    assertThat(lines).containsExactly("BAD_PACKET, " + channel + ": Found?that");
  }

  @Test
  void furtherFaultsAreOneLine() {
    report(4, ClientFault.BAD_PACKET);
    report(10_000, ClientFault.TOO_MANY_CLIENTS);
    passInterval();
    assertThat(lines)
        .hasSize(2)
        .last()
        .isEqualTo("Further faults in 10 s: 3 BAD_PACKET, 10000 TOO_MANY_CLIENTS");
  }

  @Test
  void nextIntervalBeginsWithALine() {
    report(1, ClientFault.BAD_PACKET);
    passInterval();
    report(1, ClientFault.SILENT);
    assertThat(lines).hasSize(2).last().asString().startsWith("SILENT, ");
  }

  @Test
  void intervalEndsEvenIfItsThreadHasEnded() {
    report(2, ClientFault.BAD_PACKET);
    channel.advanceTimeBy(10, TimeUnit.SECONDS);
    report(1, ClientFault.SILENT);
    assertThat(lines).hasSize(2).last().asString().startsWith("SILENT, ");
  }
}
