package io.variantmapper.benchmarks.domain;

import io.variantmapper.annotations.VariantArray;
import io.variantmapper.runtime.value.Vector3;

/** An {@link Entity} as an Array. */
@VariantArray
public record ArrayEntity(
    int id, int kind, Vector3 position, Vector3 velocity, float heading, boolean moving)
    implements EntityFields {
  static ArrayEntity of(Entity entity) {
    return new ArrayEntity(
        entity.id(),
        entity.kind(),
        entity.position(),
        entity.velocity(),
        entity.heading(),
        entity.moving());
  }
}
