package io.variantmapper.enet.compression;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Makes datagrams from a seed: noise, few different bytes, growing numbers, and repetitions. */
final class SampleDatagrams {
  static final int MAX_LENGTH = 1392;

  private static final int KINDS = 4;

  private final Random random;

  SampleDatagrams(long seed) {
    random = new Random(seed);
  }

  static List<byte[]> list(long seed, int count) {
    SampleDatagrams samples = new SampleDatagrams(seed);
    List<byte[]> list = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      list.add(samples.next());
    }
    return list;
  }

  byte[] next() {
    byte[] bytes = new byte[1 + random.nextInt(MAX_LENGTH)];
    int kind = random.nextInt(KINDS);
    int different = 1 + random.nextInt(256);
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte)
          switch (kind) {
            case 0 -> random.nextInt();
            case 1 -> random.nextInt(different);
            case 2 -> i * different;
            default -> i < 8 || random.nextInt(8) == 0 ? random.nextInt() : bytes[i - 3];
          };
    }
    return bytes;
  }
}
