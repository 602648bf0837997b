package io.variantmapper.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.benchmarks.codec.Codec;
import io.variantmapper.benchmarks.codec.Contender;
import io.variantmapper.benchmarks.contest.Contenders;
import io.variantmapper.benchmarks.contest.Peer;
import io.variantmapper.benchmarks.contest.Workload;
import io.variantmapper.benchmarks.domain.Item;
import io.variantmapper.benchmarks.domain.Rarity;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PerformanceReportTest {
  @TempDir
  Path folder = Path.of("");

  private final ByteArrayOutputStream errors = new ByteArrayOutputStream();

  @Test
  void codecThatChangesDataStopsTheReportBeforeAnythingIsMeasured() throws Exception {
    assertThat(run(folder, PerformanceReportTest::withForgetfulKryo, "--short")).isEqualTo(1);
    assertThat(errors.toString(StandardCharsets.UTF_8).strip())
        .isEqualTo("Not measured: Kryo, player does not return the value that it encoded: "
            + "$.rarity: RARE became COMMON");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void folderOtherThanTheRootIsRefused() throws Exception {
    assertThat(run(folder.resolve("docs"), Contenders::of)).isEqualTo(2);
    assertThat(errors.toString(StandardCharsets.UTF_8)).contains("in the project's root");
  }

  private int run(Path into, Contest.CodecChoice codecs, String... arguments) throws Exception {
    try (var printed = new PrintStream(errors, true, StandardCharsets.UTF_8)) {
      return new PerformanceReport(into, codecs, printed).run(arguments);
    }
  }

  private static Contender<?> withForgetfulKryo(Peer peer, Workload<?, ?> workload) {
    Contender<?> contender = Contenders.of(peer, workload);
    Item rope = new Item("Rope", 1, Rarity.RARE, 0.5f);
    return peer == Peer.KRYO ? new Contender<>(contender.name(), rope, new Forgetful()) : contender;
  }

  @Test
  void sectionsOfOtherProgramsAreKept() {
    String last = "# Performance\n\n## Goals\n\nold\n\n## Calls\n\ncalls\n\n## JDK 17\n\nold\n";
    assertThat(new Document("# Performance\n")
            .addSections(last, List.of("Engines", "Calls"))
            .toString())
        .isEqualTo("# Performance\n\n## Calls\n\ncalls\n");
  }

  private static final class Forgetful implements Codec<Item> {
    @Override
    public byte[] encode(Item value) {
      return new byte[0];
    }

    @Override
    public Item decode(byte[] packet) {
      return new Item("Rope", 1, Rarity.COMMON, 0.5f);
    }
  }
}
