package io.variantmapper.benchmarks.domain;

import io.variantmapper.annotations.VariantArray;
import java.util.List;

/** A {@link Snapshot} as an Array. */
@VariantArray
public record ArraySnapshot(long tick, List<ArrayEntity> entities)
    implements SnapshotFields<ArrayEntity> {
  /** Returns the same snapshot in Array shape. */
  public static ArraySnapshot of(Snapshot snapshot) {
    return new ArraySnapshot(snapshot.tick(), Shapes.list(snapshot.entities(), ArrayEntity::of));
  }
}
