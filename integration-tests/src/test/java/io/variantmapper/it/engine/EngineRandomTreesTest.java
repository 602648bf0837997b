package io.variantmapper.it.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.variantmapper.runtime.ArrayElements;
import io.variantmapper.runtime.TreeSerializer;
import io.variantmapper.runtime.Variant;
import io.variantmapper.runtime.VariantPath;
import io.variantmapper.runtime.stream.PacketFile;
import io.variantmapper.runtime.stream.PacketInputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

/**
 * Checks that random trees go through the engine without a changed byte, and that the engine's
 * random trees go through the library without a changed byte.
 */
@GodotTest
final class EngineRandomTreesTest {
  private static final int COUNT = 1000;

  @Parameter
  private GodotEngine engine;

  @TempDir
  private Path folder;

  @Test
  void engineReadsOurTreesAndWritesTheSameBytes() throws Exception {
    GodotProject project = GodotProject.exchange(engine, folder);
    List<Variant> trees = RandomTrees.of(project, COUNT);
    List<byte[]> packets =
        project.read(trees.stream().map(this::packet).toList()).packets();
    assertThat(packets).hasSize(COUNT);
    for (int i = 0; i < COUNT; i++) {
      assertThat(NodePathPadding.zeroed(packets.get(i), engine.format()))
          .as("seed %d, tree %d: %s", RandomTrees.SEED, i, trees.get(i))
          .isEqualTo(packet(trees.get(i)));
    }
  }

  @Test
  void weReadTheEnginesTreesAndWriteTheSameBytes() throws Exception {
    List<byte[]> packets = RandomTrees.packets(GodotProject.exchange(engine, folder), COUNT);
    assertThat(packets).hasSize(COUNT);
    for (int i = 0; i < COUNT; i++) {
      Variant tree = Variant.decode(packets.get(i), engine.format());
      assertThat(packet(tree))
          .as("seed %d, tree %d: %s", RandomTrees.SEED, i, tree)
          .isEqualTo(NodePathPadding.zeroed(packets.get(i), engine.format()));
    }
  }

  @Test
  void partsOfTheEnginesTreesCanBeReadSeparately() throws Exception {
    GodotProject project = GodotProject.exchange(engine, folder);
    List<byte[]> packets = RandomTrees.packets(project, COUNT);
    int trees = 0;
    int parts = 0;
    try (PacketInputStream in = PacketFile.open(project.file("out").toFile(), engine.format())) {
      for (Variant tree : in.receiveAll(TreeSerializer.INSTANCE)) {
        parts += checkParts(tree, packets.get(trees));
        trees++;
      }
    }
    assertThat(trees).isEqualTo(COUNT);
    assertThat(parts).isGreaterThan(COUNT / 10);
  }

  private int checkParts(Variant tree, byte[] packet) {
    if (tree instanceof Variant.Array array) {
      assertThat(ArrayElements.of(packet, TreeSerializer.INSTANCE, engine.format()))
          .containsExactlyElementsOf(array.elements());
      for (int i = 0; i < array.elements().size(); i++) {
        checkPart(packet, i, array.elements().get(i));
      }
      return array.elements().size();
    }
    int parts = 0;
    if (tree instanceof Variant.Dictionary dictionary) {
      for (Map.Entry<Variant, Variant> entry : dictionary.entries().entrySet()) {
        Object key = entry.getKey().toJava();
        if (key instanceof String || key instanceof Long) {
          checkPart(packet, key, entry.getValue());
          parts++;
        }
      }
    }
    return parts;
  }

  private void checkPart(byte[] packet, Object step, Variant part) {
    assertThat(VariantPath.of(step).find(packet, engine.format())).isEqualTo(part);
  }

  private byte[] packet(Variant tree) {
    return tree.encode(engine.format());
  }
}
