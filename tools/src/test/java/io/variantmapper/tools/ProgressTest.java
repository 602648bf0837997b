package io.variantmapper.tools;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.VariantFormat;
import io.variantmapper.tools.part.Packet;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProgressTest {
  private final StringWriter err = new StringWriter();
  private Instant now = Instant.EPOCH;

  private void take(int count, int seconds) {
    Packet packet = new Packet(new byte[4], 0, VariantFormat.GODOT_4);
    List<Packet> taken = new ArrayList<>();
    Progress progress = new Progress(() -> now);
    for (Packet next : progress.over(Collections.nCopies(count, packet), new PrintWriter(err))) {
      taken.add(next);
      now = now.plusSeconds(seconds);
    }
    assertThat(taken).hasSize(count);
  }

  @Test
  void longInputPrintsALineEveryTwoSeconds() {
    take(5, 1);
    assertThat(err.toString().lines()).containsExactly("2 of 5 packets", "4 of 5 packets");
  }

  private void reach(int packets, int... offsets) {
    PrintWriter out = new PrintWriter(err);
    Packet packet = new Packet(new byte[100], 0, VariantFormat.GODOT_4);
    Progress progress = new Progress(() -> now);
    progress.over(Collections.nCopies(packets, packet), out).iterator().next();
    for (int offset : offsets) {
      now = now.plusSeconds(1);
      progress.reached(packet, offset, out);
    }
  }

  @Test
  void longPacketPrintsALineEveryTwoSeconds() {
    reach(1, 10, 20, 30, 40);
    assertThat(err.toString().lines()).containsExactly("20 of 100 bytes", "40 of 100 bytes");
  }

  @Test
  void bytesOfOneOfManyPacketsAreNotPrinted() {
    reach(2, 10, 20, 30);
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void shortInputPrintsNothing() {
    take(5, 0);
    assertThat(err.toString()).isEmpty();
  }
}
