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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;

/**
 * Checks that the library refuses the packets that the engine refuses, and that it reads all other
 * packets as the engine does.
 */
@GodotTest
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class EngineVerdictsTest {
  /**
   * Matches the text of an Object that is not an id. The library reads such an Object as data, and
   * the engine reads it only if a flag allows it.
   */
  private static final Pattern FULL_OBJECT = Pattern.compile("Object\\((?!-?\\d)");

  @Parameter
  private GodotEngine engine;

  private final List<byte[]> packets = new ArrayList<>();
  private List<byte @Nullable []> verdicts = List.of();

  @BeforeParameterizedClassInvocation(injectArguments = false)
  void askTheEngine(@TempDir Path folder) throws Exception {
    GodotProject project = GodotProject.exchange(engine, folder);
    packets.clear();
    packets.addAll(DamagedPackets.of(project));
    packets.addAll(TextPackets.of(project));
    verdicts = project.judge(packets);
  }

  /**
   * Matches the text of values that the engine changes: the ids of objects, in Godot 3 the path
   * "/", in Godot 3.6 lone surrogates, and in Godot 4 values that do not fit a typed container.
   */
  private Pattern changed() {
    String ids = "Object\\(-?\\d|";
    return Pattern.compile(
        switch (engine.build()) {
          case GODOT_3 -> ids + "\\^\"/\"";
          case GODOT_3_NATIVE -> ids + "\\^\"/\"|\\p{Cs}";
          case GODOT_4_WEB, GODOT_4_NATIVE -> ids + "(Array|Dictionary)\\[";
        });
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
    Pattern changed = changed();
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
    return decoded(tree.encode(engine.format()));
  }

  private Variant decoded(byte[] packet) {
    return Variant.decode(packet, engine.format());
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
