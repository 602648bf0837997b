package io.variantmapper.benchmarks.domain;

import io.variantmapper.annotations.VariantArray;
import java.util.List;

/** A {@link Snapshot} as an Array. */
@VariantArray
public record ArraySnapshot(long tick, List<ArrayEntity> entities)
    implements SnapshotFields<ArrayEntity> {
  /** The same snapshot. */
  public static ArraySnapshot of(Snapshot snapshot) {
    return new ArraySnapshot(snapshot.tick(), Shapes.list(snapshot.entities(), ArrayEntity::of));
  }
}
