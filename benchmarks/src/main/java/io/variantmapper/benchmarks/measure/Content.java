package io.variantmapper.benchmarks.measure;

import io.variantmapper.benchmarks.codec.Contender;
import io.variantmapper.benchmarks.contest.Contenders;
import io.variantmapper.benchmarks.domain.Heights;
import io.variantmapper.benchmarks.domain.HeightsVariantSerializer;
import io.variantmapper.benchmarks.domain.Samples;
import io.variantmapper.benchmarks.domain.Snapshot;
import io.variantmapper.benchmarks.domain.SnapshotVariantSerializer;

/**
 * The content of packets of any size. Each packet is written into a reused buffer and is not
 * copied, because allocating the largest packets takes longer than writing them.
 *
 * <pre>{@code
 * Contender<?> contender = Content.FLOATS.contender(1024);   // a packet of 1 MiB
 * }</pre>
 */
public enum Content {
  /** Many small Dictionaries. */
  ENTITIES("entities"),
  /** One packed array. */
  FLOATS("floats"),
  /**
   * Encodes by copying a finished packet into a reused array, and decodes by cloning it. This shows
   * the cost of copying the bytes alone.
   */
  COPY("the same bytes copied");

  private static final int KIBIBYTE = 1024;

  private final String title;

  Content(String title) {
    this.title = title;
  }

  /** Returns the name of the content in tables. */
  public String title() {
    return title;
  }

  /** Returns a contender whose packet has a size of about {@code kibibytes} KiB. */
  public Contender<?> contender(int kibibytes) {
    int bytes = kibibytes * KIBIBYTE;
    String name = this + " of " + kibibytes + " KiB";
    return switch (this) {
      case ENTITIES -> {
        Snapshot snapshot = Samples.snapshot(bytes / bytesOfAnEntity());
        yield Contenders.uncopied(name, snapshot, SnapshotVariantSerializer.INSTANCE);
      }
      case FLOATS -> {
        Heights heights = Samples.heights(bytes / Float.BYTES);
        yield Contenders.uncopied(name, heights, HeightsVariantSerializer.INSTANCE);
      }
      case COPY -> Contenders.copied(name, new byte[bytes]);
    };
  }

  private static int bytesOfAnEntity() {
    return SnapshotVariantSerializer.INSTANCE.encode(Samples.snapshot(2)).length
        - SnapshotVariantSerializer.INSTANCE.encode(Samples.snapshot(1)).length;
  }
}
