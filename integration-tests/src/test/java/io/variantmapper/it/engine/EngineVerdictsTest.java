package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantException;
import io.variantmapper.runtime.VariantFormat;
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
@RequiresGodot3
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class EngineVerdictsTest {
  private static final long SEED = Long.getLong("engine.seed", 1);
  private static final int COUNT = 5000;

  /** The ids of objects and the path "/" are lost in the engine (FORMAT.md 5.8, 5.4). */
  private static final Pattern FORGOTTEN = Pattern.compile("Object\\(-?\\d|\\^\"/\"");

  /** Data for us; the engine wants to be told first that it may make one (FORMAT.md 5.8). */
  private static final Pattern FULL_OBJECT = Pattern.compile("Object\\((?!-?\\d)");

  private final List<byte[]> packets = new ArrayList<>();
  private final List<byte @Nullable []> verdicts = new ArrayList<>();

  @BeforeAll
  void askTheEngine(@TempDir Path folder) throws Exception {
    Random random = new Random(SEED);
    RandomVariants trees = new RandomVariants(SEED);
    for (int i = 0; i < COUNT; i++) {
      packets.add(damaged(trees.next().encode(VariantFormat.GODOT_3), random));
    }
    verdicts.addAll(GodotProject.exchange(folder).judge(packets));
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
      if (verdict != null && read(i).filter(tree -> contains(tree, FORGOTTEN)).isEmpty()) {
        assertThat(read(i)).as(name(i)).hasValue(Variant.decode(verdict, VariantFormat.GODOT_3));
        compared++;
      }
    }
    assertThat(compared).isBetween(COUNT / 10, COUNT);
  }

  private Optional<Variant> read(int index) {
    try {
      return Optional.of(Variant.decode(packets.get(index), VariantFormat.GODOT_3));
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
