package io.variantmapper.benchmarks.measure;

import io.variantmapper.benchmarks.codec.Contender;
import io.variantmapper.benchmarks.contest.Contenders;
import io.variantmapper.benchmarks.domain.Heights;
import io.variantmapper.benchmarks.domain.HeightsVariantSerializer;
import io.variantmapper.benchmarks.domain.Samples;
import io.variantmapper.benchmarks.domain.Snapshot;
import io.variantmapper.benchmarks.domain.SnapshotVariantSerializer;

/**
 * What packets of any size are made of.
 *
 * <pre>{@code
 * Contender<?> contender = Content.FLOATS.contender(1024);   // a packet of 1 MiB
 * }</pre>
 */
public enum Content {
  /** Many small Dictionaries. */
  ENTITIES,
  /** One packed array. */
  FLOATS;

  private static final int KIBIBYTE = 1024;

  /** A packet of about {@code kibibytes}. */
  public Contender<?> contender(int kibibytes) {
    int bytes = kibibytes * KIBIBYTE;
    String name = this + " of " + kibibytes + " KiB";
    if (this == FLOATS) {
      Heights heights = Samples.heights(bytes / Float.BYTES);
      return Contenders.mapped(name, heights, HeightsVariantSerializer.INSTANCE);
    }
    Snapshot snapshot = Samples.snapshot(bytes / bytesOfAnEntity());
    return Contenders.mapped(name, snapshot, SnapshotVariantSerializer.INSTANCE);
  }

  private static int bytesOfAnEntity() {
    return SnapshotVariantSerializer.INSTANCE.encode(Samples.snapshot(2)).length
        - SnapshotVariantSerializer.INSTANCE.encode(Samples.snapshot(1)).length;
  }
}
