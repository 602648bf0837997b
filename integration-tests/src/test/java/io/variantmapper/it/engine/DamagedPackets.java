package io.variantmapper.it.engine;

import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * Damages packets of random values that an engine wrote: removes up to 3 bytes at the end, and
 * changes up to 3 others.
 */
final class DamagedPackets {
  private static final int COUNT = 5000;

  private DamagedPackets() {}

  static List<byte[]> of(GodotProject project) throws Exception {
    Random random = new Random(RandomTrees.SEED);
    return RandomTrees.packets(project, COUNT).stream()
        .map(packet -> damaged(packet, random))
        .toList();
  }

  private static byte[] damaged(byte[] packet, Random random) {
    byte[] damaged = Arrays.copyOf(packet, Math.max(4, packet.length - random.nextInt(4)));
    for (int i = random.nextInt(3); i >= 0; i--) {
      damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(40);
    }
    return damaged;
  }
}
