package io.variantmapper.it.engine;

import io.variantmapper.runtime.Variant;
import java.util.List;

/** Trees of every type that an engine can send, which the engine makes itself. */
final class RandomTrees {
  /** The seed, which is 1 or the number in {@code -Dengine.seed=N}. */
  static final long SEED = Long.getLong("engine.seed", 1);

  private RandomTrees() {}

  /** Returns the packets that the engine writes. The same seed gives the same trees. */
  static List<byte[]> packets(GodotProject project, int count) throws Exception {
    return project.writeRandom(SEED, count);
  }

  static List<Variant> of(GodotProject project, int count) throws Exception {
    return packets(project, count).stream()
        .map(packet -> Variant.decode(packet, project.format()))
        .toList();
  }
}
