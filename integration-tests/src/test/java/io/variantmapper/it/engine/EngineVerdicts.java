package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/**
 * Checks that the library refuses the packets that the engine refuses, and that it reads all other
 * packets as the engine does.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class EngineVerdicts {
  /** Matches no text. Tests use it for packets whose values the engine never changes. */
  static final Pattern NOTHING = Pattern.compile("(?!)");

  /**
   * Matches the text of an Object that is not an id. The library reads such an Object as data, and
   * the engine reads it only if a flag allows it.
   */
  private static final Pattern FULL_OBJECT = Pattern.compile("Object\\((?!-?\\d)");

  private final GodotVersion version;
  private final Pattern changed;
  private final PacketSource source;
  private final List<byte[]> packets = new ArrayList<>();
  private final List<byte @Nullable []> verdicts = new ArrayList<>();

  /**
   * Creates the tests for an engine.
   *
   * @param changed matches the text of values that the engine changes
   */
  EngineVerdicts(GodotVersion version, Pattern changed, PacketSource source) {
    this.version = version;
    this.changed = changed;
    this.source = source;
  }

  @BeforeAll
  void askTheEngine(@TempDir Path folder) throws Exception {
    GodotProject project = GodotProject.exchange(version, folder);
    packets.addAll(source.packets(project));
    verdicts.addAll(project.judge(packets));
  }

  @Test
  void packetThatTheEngineRefusesIsRefused() {
    int refused = 0;
    for (int i = 0; i < packets.size(); i++) {
      if (verdicts.get(i) == null) {
        assertThat(read(i).filter(tree -> !contains(tree, FULL_OBJECT)))
            .as(name(i))
            .isEmpty();
        refused++;
      }
    }
    assertThat(refused).isBetween(packets.size() / 10, packets.size());
  }

  @Test
  void packetThatTheEngineReadsIsReadAsTheSameValue() {
    int compared = 0;
    for (int i = 0; i < packets.size(); i++) {
      byte[] verdict = verdicts.get(i);
      if (verdict != null && read(i).filter(tree -> contains(tree, changed)).isEmpty()) {
        assertThat(read(i).map(this::rounded)).as(name(i)).hasValue(decoded(verdict));
        compared++;
      }
    }
    assertThat(compared).isBetween(packets.size() / 10, packets.size());
  }

  /**
   * Returns the tree as an engine without double precision keeps it, even if the packet has
   * doubles.
   */
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

  private String name(int index) {
    return HexFormat.of().formatHex(packets.get(index));
  }
}
