package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.Variant;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Checks that random trees go through the engine without a changed byte, and that the engine's
 * random trees go through the library without a changed byte.
 */
abstract class EngineRandomTrees {
  private static final long SEED = RandomVariants.SEED;
  private static final int COUNT = 1000;

  private final GodotVersion version;

  @TempDir
  private Path folder;

  EngineRandomTrees(GodotVersion version) {
    this.version = version;
  }

  @Test
  void engineReadsOurTreesAndWritesTheSameBytes() throws Exception {
    RandomVariants random = new RandomVariants(SEED);
    List<Variant> trees = Stream.generate(random::next).limit(COUNT).toList();
    List<byte[]> packets = GodotProject.exchange(version, folder)
        .read(trees.stream().map(this::packet).toList())
        .packets();
    assertThat(packets).hasSize(COUNT);
    for (int i = 0; i < COUNT; i++) {
      assertThat(NodePathPadding.zeroed(packets.get(i), version.format()))
          .as("seed %d, tree %d: %s", SEED, i, trees.get(i))
          .isEqualTo(packet(trees.get(i)));
    }
  }

  @Test
  void weReadTheEnginesTreesAndWriteTheSameBytes() throws Exception {
    List<byte[]> packets = GodotProject.exchange(version, folder).writeRandom(SEED, COUNT);
    assertThat(packets).hasSize(COUNT);
    for (int i = 0; i < COUNT; i++) {
      Variant tree = Variant.decode(packets.get(i), version.format());
      assertThat(packet(tree))
          .as("seed %d, tree %d: %s", SEED, i, tree)
          .isEqualTo(NodePathPadding.zeroed(packets.get(i), version.format()));
    }
  }

  private byte[] packet(Variant tree) {
    return tree.encode(version.format());
  }
}
