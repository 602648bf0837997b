package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Damaged packets: we refuse what the engine refuses, and read the rest as it does. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class EngineVerdicts {
  private static final long SEED = Long.getLong("engine.seed", 1);
  private static final int COUNT = 5000;

  /** Data for us; the engine wants to be told first that it may make one (FORMAT.md 5.8). */
  private static final Pattern FULL_OBJECT = Pattern.compile("Object\\((?!-?\\d)");

  private final GodotVersion version;
  private final Pattern changed;
  private final List<byte[]> packets = new ArrayList<>();
  private final List<byte @Nullable []> verdicts = new ArrayList<>();

  /**
   * Verdicts of an engine.
   *
   * @param changed the text of what it does not keep as it was in the packet
   */
  EngineVerdicts(GodotVersion version, Pattern changed) {
    this.version = version;
    this.changed = changed;
  }

  @BeforeAll
  void askTheEngine(@TempDir Path folder) throws Exception {
    Random random = new Random(SEED);
    GodotProject project = GodotProject.exchange(version, folder);
    for (byte[] packet : project.writeRandom(SEED, COUNT)) {
      packets.add(damaged(packet, random));
    }
    verdicts.addAll(project.judge(packets));
  }

  @Test
  void whatTheEngineRefusesIsRefused() {
    int refused = 0;
    for (int i = 0; i < COUNT; i++) {
      if (verdicts.get(i) == null) {
        assertThat(read(i).filter(tree -> !contains(tree, FULL_OBJECT)))
            .as(name(i))
            .isEmpty();
        refused++;
      }
    }
    assertThat(refused).isBetween(COUNT / 10, COUNT);
  }

  @Test
  void whatTheEngineReadsIsReadTheSame() {
    int compared = 0;
    for (int i = 0; i < COUNT; i++) {
      byte[] verdict = verdicts.get(i);
      if (verdict != null && read(i).filter(tree -> contains(tree, changed)).isEmpty()) {
        assertThat(read(i).map(this::rounded)).as(name(i)).hasValue(decoded(verdict));
        compared++;
      }
    }
    assertThat(compared).isBetween(COUNT / 10, COUNT);
  }

  /** As an engine keeps it that was not built with double precision, though the packet was. */
  private Variant rounded(Variant tree) {
    return decoded(tree.encode(version.format()));
  }

  private Variant decoded(byte[] packet) {
    return Variant.decode(packet, version.format());
  }

  private Optional<Variant> read(int index) {
    try {
      return Optional.of(decoded(packets.get(index)));
    } catch (VariantException e) {
      return Optional.empty();
    }
  }

  private static boolean contains(Variant tree, Pattern text) {
    return text.matcher(tree.toString()).find();
  }

  private static byte[] damaged(byte[] packet, Random random) {
    byte[] damaged = Arrays.copyOf(packet, Math.max(4, packet.length - random.nextInt(4)));
    for (int i = random.nextInt(3); i >= 0; i--) {
      damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(40);
    }
    return damaged;
  }

  private String name(int index) {
    return "seed " + SEED + ": " + HexFormat.of().formatHex(packets.get(index));
  }
}
